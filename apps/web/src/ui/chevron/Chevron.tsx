import styles from './Chevron.module.css';

/** Points at what its button opens, and turns over once that is open. */
export function Chevron() {
  return (
    <svg className={styles.chevron} viewBox="0 0 16 16" aria-hidden="true">
      <path d="m3 5.5 5 5 5-5" />
    </svg>
  );
}
