import type { HealthReport } from '@poketorneo/contract';
import { formatMoment } from '../../ui/format/dates.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import styles from './HealthPage.module.css';

/** What did not work in the last day, with the codes under which the log says why. */
export function Failures({ failures }: Pick<HealthReport, 'failures'>) {
  return (
    <Panel title="Errori dell’ultimo giorno">
      {failures.length === 0 ? (
        <p className={styles.more}>Nessuno: tutte le richieste hanno avuto risposta.</p>
      ) : (
        <>
          <p className={styles.more}>
            Nel registro del server la causa sta sotto lo stesso codice.
          </p>
          <ol className={styles.failures}>
            {failures.map(({ requestId, request, timestamp }) => (
              <li key={requestId} className={styles.failure}>
                <span>{formatMoment(timestamp)}</span>
                <code className={styles.code}>{request}</code>
                <code className={styles.code}>{requestId}</code>
              </li>
            ))}
          </ol>
        </>
      )}
    </Panel>
  );
}
