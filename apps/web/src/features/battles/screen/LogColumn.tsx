import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
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

/** A scrollable text that follows its end; it grows upwards, and so stays there in any size. */
function GrowingText({ label, className, version, children }: GrowingTextProps) {
  const text = useRef<HTMLElement>(null);
  const shownVersion = useRef<typeof version | null>(null);
  useLayoutEffect(() => {
    if (shownVersion.current === version) return;
    shownVersion.current = version;
    text.current?.scrollTo({ top: 0 });
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <section ref={text} className={className} aria-label={label} tabIndex={0}>
      <div>{children}</div>
    </section>
  );
}
