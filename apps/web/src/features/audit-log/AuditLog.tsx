import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { LoadMoreButton } from '../../ui/load-more-button/LoadMoreButton.tsx';
import { Loading } from '../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import styles from './AuditLog.module.css';
import { AuditLogEntry } from './AuditLogEntry.tsx';
import { entriesByDay } from './entries-by-day.ts';
import { auditLogQueries } from './queries.ts';

const placeholders = Array.from({ length: 8 }, (_, index) => index);

/** The organisers' changes, newest first, grouped by day. */
export function AuditLog() {
  const log = useInfiniteQuery(auditLogQueries.all());
  const { data, isError, isFetching, refetch } = log;
  const days = useMemo(() => data && entriesByDay(data.pages.flat()), [data]);

  return (
    <section className={styles.log} aria-label="Registro">
      <p className={styles.lead}>
        Che cosa hanno cambiato gli organizzatori, a partire dalla modifica più recente.
      </p>
      {days === undefined ? (
        isError ? (
          <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
        ) : (
          <Loading className={styles.entries}>
            {placeholders.map((index) => (
              <Skeleton key={index} height="4.5rem" />
            ))}
          </Loading>
        )
      ) : days.length === 0 ? (
        <EmptyState image="pictures/no-results.svg">
          Il registro è ancora vuoto: nessuno ha cambiato niente.
        </EmptyState>
      ) : (
        days.map(({ day, entries }) => (
          <div key={day} className={styles.day}>
            <h2 className={styles.date}>{day}</h2>
            <ol className={styles.entries}>
              {entries.map((entry) => (
                <AuditLogEntry key={entry.id} entry={entry} />
              ))}
            </ol>
          </div>
        ))
      )}
      <LoadMoreButton list={log}>Mostra modifiche precedenti</LoadMoreButton>
    </section>
  );
}
