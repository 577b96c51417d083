import type { HealthReport } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { ClubFrame } from '../../ui/club-frame/ClubFrame.tsx';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { formatMoment } from '../../ui/format/dates.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Loading } from '../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { Addresses } from './Addresses.tsx';
import { concernsOf, needsBackup } from './concerns.ts';
import { HealthFigures } from './HealthFigures.tsx';
import styles from './HealthPage.module.css';
import { MailTest } from './MailTest.tsx';
import { healthQueries } from './queries.ts';

/** /club/health: the state of the installation, and what needs attention. */
export function HealthPage() {
  const { data, isError, isFetching, refetch } = useQuery(healthQueries.report());
  return (
    <ClubFrame title="Stato" width="wide">
      {data !== undefined ? (
        <>
          <Verdict report={data} />
          <HealthFigures report={data} />
          <div className={styles.sides}>
            <Addresses report={data} />
            <MailTest smtpHost={data.mail.smtpHost} />
          </div>
          <Failures failures={data.failures} />
        </>
      ) : isError ? (
        <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
      ) : (
        <Loading className={styles.loading}>
          <Skeleton height="6rem" />
          <Skeleton height="16rem" />
        </Loading>
      )}
    </ClubFrame>
  );
}

/** Failed requests of the last day, with the ids under which the log explains them. */
function Failures({ failures }: Pick<HealthReport, 'failures'>) {
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

/** The result in one sentence, above the figures. */
function Verdict({ report }: { report: HealthReport }) {
  const concerns = concernsOf(report);
  return (
    <section
      className={styles.verdict}
      data-is-well={concerns.length === 0 || undefined}
      aria-labelledby="in-una-parola"
    >
      <h2 id="in-una-parola" className={styles.heading}>
        {concerns.length === 0 ? 'Tutto a posto!' : 'Da guardare'}
      </h2>
      {concerns.length === 0 ? (
        <p>PokéTorneo è in forma: puoi pensare ai tornei.</p>
      ) : (
        <ul className={styles.concerns}>
          {concerns.map((concern) => (
            <li key={concern}>{concern}</li>
          ))}
        </ul>
      )}
      {needsBackup(report.backup) && <ButtonLink to="/club/downloads">Fai una copia</ButtonLink>}
    </section>
  );
}
