import styles from './FilterBar.module.css';

export function FunnelIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M1 2h14v2L10 9v5l-4-2V9L1 4z" />
    </svg>
  );
}

export function CaretIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 4l7 7-2 2-5-5-5 5-2-2z" />
    </svg>
  );
}
