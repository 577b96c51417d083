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

/** /tournaments: every tournament, and how far the player is with it. */
export function TournamentsPage() {
  const { data, isError, isFetching, refetch } = useQuery(tournamentQueries.all());
  const info = useQuery(profileQueries.info());
  // Both together: what is known of the next leader later would push the cards down.
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

/**
 * Once the tournaments have come, opens the page at the card of the first that is Open or Ongoing.
 */
function useScrollToCurrent(tournaments: readonly Tournament[] | undefined) {
  const ref = useRef<HTMLLIElement>(null);
  const current = tournaments === undefined ? undefined : currentTournament(tournaments);

  useOpeningPlace(tournaments === undefined ? undefined : 'current', () => {
    const card = ref.current;
    // A return to the page keeps its scroll position.
    if (card === null || window.scrollY > 0) return;
    // A card that is wholly in view needs no scrolling, which would only take the heading away.
    if (card.getBoundingClientRect().bottom <= window.innerHeight) return;
    card.scrollIntoView({ block: 'start', behavior: 'instant' });
  });

  return { ref, isOf: ({ id }: Tournament) => id === current?.id };
}
