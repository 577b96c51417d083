import type { AlertType } from '../../lib/alerts.ts';
import styles from './AlertBanner.module.css';

/** The sign inside the disc; the message itself says the rest. */
const signs: Record<AlertType, string> = {
  success: 'M5 10.5l3.4 3.4L15 7',
  error: 'M6 6l8 8M14 6l-8 8',
  info: 'M10 9v5.5M10 5.6v.3',
  warning: 'M10 5v6M10 14.2v.3',
};

export function AlertIcon({ type }: { type: AlertType }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" width="24" height="24" aria-hidden="true">
      <path d={signs[type]} />
    </svg>
  );
}
