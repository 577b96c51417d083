import styles from './Lamps.module.css';

interface LampsProps {
  /** How many questions are answered rightly. */
  lit: number;
  total: number;
}

/** The steps of a secret quiz as a row of stars, of which each right answer lights one. */
export function Lamps({ lit, total }: LampsProps) {
  return (
    <span className={styles.row} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place in the row
          key={index}
          className={styles.lamp}
          data-lit={index < lit}
          data-next={index === lit}
          viewBox="0 0 16 16"
          aria-hidden="true"
        >
          <path d="M8 1l2 4.6 5 .5-3.8 3.3 1.1 4.9L8 11.7l-4.3 2.6 1.1-4.9L1 6.1l5-.5z" />
        </svg>
      ))}
    </span>
  );
}
