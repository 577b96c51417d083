import { type Alert, type AlertType, alert as alerts } from '../../lib/alerts.ts';
import styles from './AlertBanner.module.css';
import { AlertIcon } from './AlertIcon.tsx';

const urgent: readonly AlertType[] = ['error', 'warning'];

export function AlertMessage({ alert }: { alert: Alert }) {
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
