import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { NoTournaments, tournamentQueries } from '../tournaments/index.ts';
import { BadgeCase } from './BadgeCase.tsx';
import { BadgeCaseSkeletons } from './BadgeCaseSkeletons.tsx';
import styles from './BadgesPage.module.css';
import { useScrollToCase } from './use-scroll-to-case.ts';

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
