import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { tournamentQueries } from '../queries.ts';
import { TournamentCard } from './TournamentCard.tsx';
import { TournamentCardSkeletons } from './TournamentCardSkeletons.tsx';
import styles from './TournamentsPage.module.css';
import { useScrollToCurrent } from './use-scroll-to-current.ts';

/** /tournaments: every tournament, and how far the player is with it. */
export function TournamentsPage() {
  const { data, isError, isFetching, refetch } = useQuery(tournamentQueries.all());
  const currentCard = useScrollToCurrent(data);

  return (
    <div className={styles.page}>
      <header className={styles.heading}>
        <h1 className={styles.title}>Tornei</h1>
        <p className={styles.lead}>Un torneo completato apre le porte del successivo.</p>
      </header>
      {data === undefined ? (
        isError ? (
          <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
        ) : (
          <TournamentCardSkeletons />
        )
      ) : data.length === 0 ? (
        <EmptyState image="pictures/no-tournaments.svg">
          Per ora non c’è nessun torneo: torna presto!
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {data.map((tournament) => (
            <TournamentCard
              key={tournament.id}
              tournament={tournament}
              ref={currentCard.isOf(tournament) ? currentCard.ref : undefined}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
