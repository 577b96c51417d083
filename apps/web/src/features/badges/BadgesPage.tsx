import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { useOpeningPlace } from '../../lib/use-opening-place.ts';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { Loading } from '../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { NoTournaments, tournamentQueries } from '../tournaments/index.ts';
import { BadgeCase } from './BadgeCase.tsx';
import styles from './BadgesPage.module.css';

const slots = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** /badges/{section}: a badge case for each of the player's tournaments. */
export function BadgesPage() {
  const { section } = useParams();
  const { data, isError, isFetching, refetch } = useQuery(tournamentQueries.badges());
  const wantedCase = useScrollToCase(section, data !== undefined);

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Medagliere</h1>
      {data === undefined ? (
        isError ? (
          <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
        ) : (
          <BadgeCaseSkeletons />
        )
      ) : data.length === 0 ? (
        <NoTournaments />
      ) : (
        data.map((tournament) => (
          <BadgeCase
            key={tournament.id}
            tournament={tournament}
            ref={String(tournament.id) === section ? wantedCase : undefined}
          />
        ))
      )}
    </div>
  );
}

function BadgeCaseSkeletons() {
  return (
    <Loading className={styles.case}>
      <Skeleton width="14rem" height="2.25rem" />
      <div className={styles.badges}>
        {slots.map((slot) => (
          <Skeleton key={slot} shape="circle" className={styles.badge} />
        ))}
      </div>
    </Loading>
  );
}

/** Opens the page at the badge case in the URL, once it is loaded. */
function useScrollToCase(section: string | undefined, isLoaded: boolean) {
  const ref = useRef<HTMLElement>(null);
  useOpeningPlace(isLoaded ? section : undefined, () => {
    ref.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  return ref;
}
