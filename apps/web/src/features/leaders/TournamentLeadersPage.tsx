import { type QueryClient, QueryObserver, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useParams } from 'react-router';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { battleSettingsQuery } from '../battles/index.ts';
import { NoTournaments } from '../tournaments/index.ts';
import { LeadersBoard } from './board/LeadersBoard.tsx';
import { LeadersFrame } from './board/LeadersFrame.tsx';
import { LeadersSkeleton } from './board/LeadersSkeleton.tsx';
import { Challenge } from './card/Challenge.tsx';
import { LeaderCard } from './card/LeaderCard.tsx';
import { useLeaderPokemonModal } from './modal/use-leader-pokemon-modal.tsx';
import { leaderQueries } from './queries.ts';
import { firstUndefeatedSection, resolveSection } from './section.ts';

/** /tournament-leaders/{section}: the leaders of the player's tournaments. */
export function TournamentLeadersPage() {
  const { section } = useParams();
  const { data: newest, isError, isFetching, refetch } = useQuery(leaderQueries.own());
  const settings = useQuery(battleSettingsQuery()).data;
  // The page answers to a finger while it draws the board.
  const data = useDeferredValue(newest);
  const { open, modal } = useLeaderPokemonModal({ isReadOnly: true });

  return (
    <LeadersFrame lead="Battili uno dopo l’altro: ogni vittoria apre la palestra successiva.">
      {data === undefined ? (
        isError ? (
          <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
        ) : (
          <LeadersSkeleton />
        )
      ) : data.length === 0 ? (
        <NoTournaments />
      ) : (
        <LeadersBoard
          tournaments={data}
          addressed={section}
          section={resolveSection(section ?? firstUndefeatedSection(data), data)}
          renderLeader={(leader, isExpected) => (
            <LeaderCard
              leader={leader}
              isExpected={isExpected}
              action={<Challenge leader={leader} settings={settings} />}
              use={{
                kind: 'player',
                open: leader.unlocked && !leader.defeated ? (order) => open(leader, order) : null,
              }}
            />
          )}
        />
      )}
      {modal}
    </LeadersFrame>
  );
}

TournamentLeadersPage.firstQueries = (client: QueryClient) => [
  new QueryObserver(client, leaderQueries.own()),
];
