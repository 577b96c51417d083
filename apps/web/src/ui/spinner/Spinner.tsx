import styles from './Spinner.module.css';

/** A rotating ring; decoration unless it has a label. */
export function Spinner({ label }: { label?: string }) {
  return label === undefined ? (
    <span className={styles.spinner} aria-hidden="true" />
  ) : (
    <span className={styles.spinner} role="status" aria-label={label} />
  );
}
