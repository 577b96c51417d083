import { type QueryClient, QueryObserver, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useParams } from 'react-router';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { battleSettingsQuery } from '../battles/index.ts';
import { NoTournaments } from '../tournaments/index.ts';
import { LeadersFrame } from './board/LeadersFrame.tsx';
import { LeadersSkeleton } from './board/LeadersSkeleton.tsx';
import { useLeaderPokemonModal } from './modal/use-leader-pokemon-modal.tsx';
import { OwnLeaders } from './OwnLeaders.tsx';
import { leaderQueries } from './queries.ts';

/** /tournament-leaders/{section}: the leaders of the player's tournaments. */
export function TournamentLeadersPage() {
  const { section } = useParams();
  const { data: newest, isError, isFetching, refetch } = useQuery(leaderQueries.own());
  const settings = useQuery(battleSettingsQuery()).data;
  // Deferred: the page responds to input while the board renders.
  const data = useDeferredValue(newest);
  const { open, modal } = useLeaderPokemonModal({ isReadOnly: true });

  return (
    <LeadersFrame lead="Battili uno dopo l’altro: ogni vittoria apre la palestra successiva.">
      {data === undefined ? (
        isError ? (
          <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
        ) : (
          <LeadersSkeleton hasMap />
        )
      ) : data.length === 0 ? (
        <NoTournaments />
      ) : (
        <OwnLeaders tournaments={data} urlSection={section} settings={settings} open={open} />
      )}
      {modal}
    </LeadersFrame>
  );
}

TournamentLeadersPage.initialQueries = (client: QueryClient) => [
  new QueryObserver(client, leaderQueries.own()),
];
