import styles from './StatusSign.module.css';

const labels = { Ongoing: 'In corso', Completed: 'Completato' };

/** The stamp on the poster of a tournament that the player has signed up for: a button that is spent. */
export function StatusSign({ status }: { status: 'Ongoing' | 'Completed' }) {
  return (
    <button type="button" disabled className={styles.sign} data-status={status}>
      {labels[status]}
    </button>
  );
}
