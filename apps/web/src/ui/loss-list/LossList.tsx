import styles from './LossList.module.css';

/** Data that a deletion removes permanently. */
export function LossList({ losses }: { losses: readonly string[] }) {
  return (
    <ul className={styles.losses}>
      {losses.map((loss) => (
        <li key={loss}>{loss}</li>
      ))}
    </ul>
  );
}
