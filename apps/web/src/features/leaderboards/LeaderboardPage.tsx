import { useQuery } from '@tanstack/react-query';
import { Card } from '../../ui/card/Card.tsx';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { LeaderboardCarousel } from './carousel/LeaderboardCarousel.tsx';
import styles from './LeaderboardPage.module.css';
import { LeaderboardSkeleton } from './LeaderboardSkeleton.tsx';
import { leaderboardQueries } from './queries.ts';

/** /leaderboard: who is best at what. */
export function LeaderboardPage() {
  const { data, isError, isFetching, refetch } = useQuery(leaderboardQueries.all());
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Classifica</h1>
      {data === undefined ? (
        isError ? (
          <Card className={styles.error}>
            <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
          </Card>
        ) : (
          <LeaderboardSkeleton />
        )
      ) : (
        <LeaderboardCarousel boards={data} />
      )}
    </div>
  );
}
