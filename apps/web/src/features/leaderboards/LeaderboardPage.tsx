import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Card } from '../../ui/card/Card.tsx';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { LeaderboardCarousel } from './carousel/LeaderboardCarousel.tsx';
import styles from './LeaderboardPage.module.css';
import { LeaderboardSkeleton } from './LeaderboardSkeleton.tsx';
import { leaderboardQueries } from './queries.ts';

/** /leaderboard: who is best at what. */
export function LeaderboardPage() {
  const { data, isError, isFetching, refetch } = useQuery(leaderboardQueries.all());
  // The page answers to a finger while it draws the rows.
  const boards = useDeferredValue(data);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Classifica</h1>
      {boards === undefined ? (
        isError ? (
          <Card className={styles.error}>
            <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
          </Card>
        ) : (
          <LeaderboardSkeleton />
        )
      ) : (
        <LeaderboardCarousel boards={boards} />
      )}
    </div>
  );
}
