import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { formatDate } from '../../../ui/format/dates.ts';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { seasonQueries } from '../queries.ts';
import { FirstSeason } from './FirstSeason.tsx';
import styles from './HallOfFamePage.module.css';
import { Laurel } from './Laurel.tsx';
import { SeasonCard } from './SeasonCard.tsx';

/** /hall-of-fame: the archived seasons. */
export function HallOfFamePage() {
  const { data, isError, isFetching, refetch } = useQuery(seasonQueries.hallOfFame());
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Laurel className={styles.laurel} />
        <h1 className={styles.title}>Albo d’oro</h1>
        {data !== undefined && data.seasons.length > 0 && (
          <p className={styles.lead}>
            In corso: <strong>{data.current.name}</strong>, dal {formatDate(data.current.openedAt)}
          </p>
        )}
      </header>
      {data === undefined ? (
        isError ? (
          <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
        ) : (
          <Loading className={styles.seasons}>
            <Skeleton height="40rem" />
          </Loading>
        )
      ) : data.seasons.length === 0 ? (
        <FirstSeason season={data.current} />
      ) : (
        <ol className={styles.seasons} reversed>
          {data.seasons.map((season) => (
            <li key={season.id} className={styles.place}>
              <SeasonCard season={season} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
