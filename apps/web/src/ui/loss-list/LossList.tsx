import styles from './LossList.module.css';

/** What is lost for ever with something that is to be deleted. */
export function LossList({ losses }: { losses: readonly string[] }) {
  return (
    <ul className={styles.losses}>
      {losses.map((loss) => (
        <li key={loss}>{loss}</li>
      ))}
    </ul>
  );
}
