import { writtenCount } from '../words/counts.ts';
import styles from './FilterBar.module.css';

interface ResultCountProps {
  counts: { all: number; shown: number } | undefined;
}

/** How many are shown; read out when it changes, once whoever listens has a moment. */
export function ResultCount({ counts }: ResultCountProps) {
  return (
    <p className={styles.count} aria-live="polite">
      {counts !== undefined && (
        <>
          <strong>{writtenCount(counts.shown)}</strong>
          {counts.shown !== counts.all && ` di ${writtenCount(counts.all)}`} Pokémon
        </>
      )}
    </p>
  );
}
