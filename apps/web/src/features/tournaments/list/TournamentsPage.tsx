import type { Tournament } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useOpeningPlace } from '../../../lib/use-opening-place.ts';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { profileQueries } from '../../profile/index.ts';
import { tournamentQueries } from '../queries.ts';
import { currentTournament } from './current-tournament.ts';
import { nextLeaderIn } from './next-leader.ts';
import { TournamentCard } from './TournamentCard.tsx';
import { TournamentCardSkeletons } from './TournamentCardSkeletons.tsx';
import styles from './TournamentsPage.module.css';

/** /tournaments: all tournaments with the player's progress. */
export function TournamentsPage() {
  const { data, isError, isFetching, refetch } = useQuery(tournamentQueries.all());
  const info = useQuery(profileQueries.info());
  // Waits for both queries: the next leader would push the cards down.
  const shown = info.isPending ? undefined : data;
  const currentCard = useScrollToCurrent(shown);

  return (
    <div className={styles.page}>
      <header className={styles.heading}>
        <h1 className={styles.title}>Tornei</h1>
        <p className={styles.lead}>Un torneo completato apre le porte del successivo.</p>
      </header>
      {shown === undefined ? (
        isError ? (
          <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
        ) : (
          <TournamentCardSkeletons />
        )
      ) : shown.length === 0 ? (
        <EmptyState image="pictures/no-tournaments.svg">
          Per ora non c’è nessun torneo: torna presto!
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {shown.map((tournament) => (
            <TournamentCard
              key={tournament.id}
              tournament={tournament}
              next={nextLeaderIn(tournament, info.data?.currentLeader ?? null)}
              ref={currentCard.isOf(tournament) ? currentCard.ref : undefined}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Once loaded, scrolls to the first tournament that is Open or Ongoing. */
function useScrollToCurrent(tournaments: readonly Tournament[] | undefined) {
  const ref = useRef<HTMLLIElement>(null);
  const current = tournaments === undefined ? undefined : currentTournament(tournaments);

  useOpeningPlace(tournaments === undefined ? undefined : 'current', () => {
    const card = ref.current;
    // Returning to the page restores its scroll position.
    if (card === null || window.scrollY > 0) return;
    // A fully visible card is not scrolled to, which would hide the heading.
    if (card.getBoundingClientRect().bottom <= window.innerHeight) return;
    card.scrollIntoView({ block: 'start', behavior: 'instant' });
  });

  return { ref, isOf: ({ id }: Tournament) => id === current?.id };
}
