import { useLayoutEffect, useRef } from 'react';
import styles from './LogColumn.module.css';
import type { LoggedTurn } from './log.ts';

/** The standing log of a wide screen: the last turn is at the bottom, in view. */
export function LogColumn({ turns }: { turns: readonly LoggedTurn[] }) {
  const column = useRef<HTMLElement>(null);
  const count = turns.reduce((sum, { sentences }) => sum + sentences.length, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new sentence scrolls.
  useLayoutEffect(() => {
    column.current?.scrollTo({ top: column.current.scrollHeight });
  }, [count]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <section ref={column} className={styles.column} aria-label="Cronaca" tabIndex={0}>
      <h2 className={styles.title}>Cronaca</h2>
      <LogTurns turns={turns} />
    </section>
  );
}

export function LogTurns({ turns }: { turns: readonly LoggedTurn[] }) {
  return turns.map(({ turn, sentences }) => (
    <section key={turn}>
      <h3 className={styles.turn}>{turn === 0 ? 'In campo' : `Turno ${turn}`}</h3>
      <ul className={styles.sentences}>
        {sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only appended.
          <li key={index}>{sentence}</li>
        ))}
      </ul>
    </section>
  ));
}

/** What happened since the previous decision, line by line. */
export function Recap({ sentences }: { sentences: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new recap shows its end.
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [sentences.join()]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <ul ref={list} className={styles.recap} aria-label="Che cosa è successo" tabIndex={0}>
      {sentences.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only appended.
        <li key={index}>{sentence}</li>
      ))}
    </ul>
  );
}
