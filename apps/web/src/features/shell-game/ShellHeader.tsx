import styles from './ShellHeader.module.css';

/** The title, and while a game is played how many rounds it counts. */
export function ShellHeader({ round }: { round: number | null }) {
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>PokéShell</h1>
      {round !== null && (
        <p key={round} className={styles.count} data-grown={round > 0 || undefined}>
          {`Corrette: ${round}`}
        </p>
      )}
    </header>
  );
}
