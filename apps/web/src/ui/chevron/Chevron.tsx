import styles from './Chevron.module.css';

/** Points down, and up while its button is expanded. */
export function Chevron() {
  return (
    <svg className={styles.chevron} viewBox="0 0 16 16" aria-hidden="true">
      <path d="m3 5.5 5 5 5-5" />
    </svg>
  );
}
