import { memo, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import styles from './LogColumn.module.css';
import type { LoggedTurn } from './log.ts';

/** The standing log of a wide screen: the last turn is at the bottom, in view. */
export const LogColumn = memo(function LogColumn({ turns }: { turns: readonly LoggedTurn[] }) {
  const count = turns.reduce((sum, { sentences }) => sum + sentences.length, 0);
  return (
    <GrowingText label="Cronaca" className={styles.column} version={count}>
      <h2 className={styles.title}>Cronaca</h2>
      <LogTurns turns={turns} />
    </GrowingText>
  );
});

export function LogTurns({ turns }: { turns: readonly LoggedTurn[] }) {
  return turns.map(({ turn, sentences }) => (
    <section key={turn}>
      <h3 className={styles.turn}>{turn === 0 ? 'In campo' : `Turno ${turn}`}</h3>
      <Sentences sentences={sentences} />
    </section>
  ));
}

/** What happened since the previous decision, line by line. */
export function Recap({ sentences }: { sentences: readonly string[] }) {
  return (
    <GrowingText label="Che cosa è successo" className={styles.recap} version={sentences.join()}>
      <Sentences sentences={sentences} />
    </GrowingText>
  );
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className={styles.sentences}>
      {sentences.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only appended.
        <li key={index}>{sentence}</li>
      ))}
    </ul>
  );
}

interface GrowingTextProps {
  label: string;
  className: string | undefined;
  /** Each new version shows its end. */
  version: string | number;
  children: ReactNode;
}

/** Pixels from its end at which a text still counts as scrolled to it. */
const endTolerance = 8;

/** A scrollable text that follows its end. */
function GrowingText({ label, className, version, children }: GrowingTextProps) {
  const text = useRef<HTMLElement>(null);
  const shownVersion = useRef<typeof version | null>(null);
  const isAtEnd = useRef(true);
  const showEnd = useCallback(() => text.current?.scrollTo({ top: text.current.scrollHeight }), []);
  useLayoutEffect(() => {
    if (shownVersion.current === version) return;
    shownVersion.current = version;
    isAtEnd.current = true;
    showEnd();
  });
  // A turned tablet gives it another size, without a new sentence.
  useLayoutEffect(() => {
    if (text.current === null) return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) showEnd();
    });
    observer.observe(text.current);
    return () => observer.disconnect();
  }, [showEnd]);
  return (
    <section
      ref={text}
      className={className}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollTop + clientHeight >= scrollHeight - endTolerance;
      }}
    >
      {children}
    </section>
  );
}
