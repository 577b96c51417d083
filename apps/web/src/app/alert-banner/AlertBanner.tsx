import { useAlerts } from '../../lib/alerts.ts';
import styles from './AlertBanner.module.css';
import { AlertMessage } from './AlertMessage.tsx';

/**
 * The alerts, under the header wherever the page is scrolled to. They lie over the page: nothing
 * moves under the finger when one comes or goes.
 */
export function AlertBanner() {
  const alerts = useAlerts();
  return (
    <div className={styles.banner}>
      {alerts.map((one) => (
        <AlertMessage key={one.id} alert={one} />
      ))}
    </div>
  );
}
