import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Card } from '../../ui/card/Card.tsx';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { LeaderboardCarousel } from './carousel/LeaderboardCarousel.tsx';
import styles from './LeaderboardPage.module.css';
import { LeaderboardSkeleton } from './LeaderboardSkeleton.tsx';
import { PrintedBoards } from './print/PrintedBoards.tsx';
import { leaderboardQueries } from './queries.ts';
import '../../ui/print/paper.css';
import { flushSync } from 'react-dom';

/** /leaderboard: the leaderboards in a carousel; printed one below the other. */
export function LeaderboardPage() {
  const { data, isError, isFetching, refetch } = useQuery(leaderboardQueries.all());
  // Deferred: the page responds to input while the rows render.
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

/**
 * Whether the page is being printed; renders synchronously, before the browser captures the page.
 */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(() => matchMedia('print').matches);
  useEffect(() => {
    const print = matchMedia('print');
    const update = (value: boolean) => flushSync(() => setPrinting(value));
    const begin = () => update(true);
    const end = () => update(false);
    const change = () => update(print.matches);
    // Browsers differ in which of the events they fire.
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    print.addEventListener('change', change);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      print.removeEventListener('change', change);
    };
  }, []);
  return isPrinting;
}
