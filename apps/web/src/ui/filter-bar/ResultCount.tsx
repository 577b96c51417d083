import { formatCount } from '../format/counts.ts';
import styles from './FilterBar.module.css';

interface ResultCountProps {
  counts: { all: number; shown: number } | undefined;
  /** What is said instead of a count of none. */
  nothingFound: string | undefined;
}

/** How many are shown; read out when it changes, once whoever listens has a moment. */
export function ResultCount({ counts, nothingFound }: ResultCountProps) {
  return (
    <p className={styles.count} aria-live="polite">
      {counts?.shown === 0 && nothingFound !== undefined ? (
        <strong>{nothingFound}</strong>
      ) : (
        counts !== undefined && (
          <>
            <strong>{formatCount(counts.shown)}</strong>
            {counts.shown !== counts.all && ` di ${formatCount(counts.all)}`} Pokémon
          </>
        )
      )}
    </p>
  );
}
