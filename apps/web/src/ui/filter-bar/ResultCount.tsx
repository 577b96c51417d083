import styles from './FilterBar.module.css';

interface ResultCountProps {
  counts: { all: number; shown: number } | undefined;
}

const numbers = new Intl.NumberFormat('it');

/** How many are shown; read out when it changes, once whoever listens has a moment. */
export function ResultCount({ counts }: ResultCountProps) {
  return (
    <p className={styles.count} aria-live="polite">
      {counts !== undefined && (
        <>
          <strong>{numbers.format(counts.shown)}</strong>
          {counts.shown !== counts.all && ` di ${numbers.format(counts.all)}`} Pokémon
        </>
      )}
    </p>
  );
}
