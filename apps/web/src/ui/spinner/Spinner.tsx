import styles from './Spinner.module.css';

/** A turning ring. With a label it speaks to screen readers; without one it is decoration. */
export function Spinner({ label }: { label?: string }) {
  return label === undefined ? (
    <span className={styles.spinner} aria-hidden="true" />
  ) : (
    <span className={styles.spinner} role="status" aria-label={label} />
  );
}
