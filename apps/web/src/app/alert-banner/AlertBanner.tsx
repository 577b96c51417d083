import { type Alert, type AlertType, alert as alerts, useAlerts } from '../../lib/alerts.ts';
import styles from './AlertBanner.module.css';

const urgent: readonly AlertType[] = ['error', 'warning'];

/** The paths of the icons. */
const signs: Record<AlertType, string> = {
  success: 'M5 10.5l3.4 3.4L15 7',
  error: 'M6 6l8 8M14 6l-8 8',
  info: 'M10 9v5.5M10 5.6v.3',
  warning: 'M10 5v6M10 14.2v.3',
};

/** The alerts, below the header and over the page, which does not move when one appears. */
export function AlertBanner() {
  const shown = useAlerts();
  return (
    <div className={styles.banner}>
      {shown.map((one) => (
        <AlertMessage key={one.id} alert={one} />
      ))}
    </div>
  );
}

function AlertMessage({ alert }: { alert: Alert }) {
  return (
    <div
      role={urgent.includes(alert.type) ? 'alert' : 'status'}
      data-type={alert.type}
      data-fading={alert.fading || undefined}
      className={styles.alert}
    >
      <AlertIcon type={alert.type} />
      <p className={styles.message}>{alert.message}</p>
      <button type="button" className={styles.close} onClick={() => alerts.dismiss(alert.id)}>
        Chiudi
      </button>
    </div>
  );
}

function AlertIcon({ type }: { type: AlertType }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" width="24" height="24" aria-hidden="true">
      <path d={signs[type]} />
    </svg>
  );
}
