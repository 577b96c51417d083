import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Link } from 'react-router';
import { Card } from '../../ui/card/Card.tsx';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { LeaderboardCarousel } from './carousel/LeaderboardCarousel.tsx';
import styles from './LeaderboardPage.module.css';
import { LeaderboardSkeleton } from './LeaderboardSkeleton.tsx';
import { PrintedBoards } from './print/PrintedBoards.tsx';
import { useIsPrinting } from './print/use-is-printing.ts';
import { leaderboardQueries } from './queries.ts';
import '../../ui/print/paper.css';

/** /leaderboard: who is best at what. */
export function LeaderboardPage() {
  const { data, isError, isFetching, refetch } = useQuery(leaderboardQueries.all());
  // The page answers to a finger while it draws the rows.
  const boards = useDeferredValue(data);
  const isPrinting = useIsPrinting();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>Classifica</h1>
        <Link to="/hall-of-fame" className={styles.hall}>
          Albo d’oro
        </Link>
      </div>
      {boards === undefined ? (
        isError ? (
          <Card className={styles.error}>
            <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
          </Card>
        ) : (
          <LeaderboardSkeleton />
        )
      ) : (
        <>
          <div className={styles.screen}>
            <LeaderboardCarousel boards={boards} />
          </div>
          {isPrinting && <PrintedBoards boards={boards} />}
        </>
      )}
    </div>
  );
}
