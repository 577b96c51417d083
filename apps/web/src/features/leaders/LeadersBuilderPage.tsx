import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useParams } from 'react-router';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { LeadersBoard } from './board/LeadersBoard.tsx';
import { LeadersFrame } from './board/LeadersFrame.tsx';
import { LeadersSkeleton } from './board/LeadersSkeleton.tsx';
import { BuilderTeam } from './card/BuilderTeam.tsx';
import { GradeChoice } from './card/GradeChoice.tsx';
import { LeaderCard } from './card/LeaderCard.tsx';
import type { SlotUse } from './card/slot-use.ts';
import { useLeaderPokemonModal } from './modal/use-leader-pokemon-modal.tsx';
import { leaderQueries } from './queries.ts';
import { defaultSection, resolveSection } from './section.ts';

/** /gym-leaders-builder/{section}: all leaders of all tournaments, editable by organisers. */
export function LeadersBuilderPage() {
  const { section } = useParams();
  const { data: newest, isError, isFetching, refetch } = useQuery(leaderQueries.all());
  // Deferred: the page responds to input while the board renders.
  const data = useDeferredValue(newest);
  const { open, modal } = useLeaderPokemonModal({ isReadOnly: false });

  return (
    <LeadersFrame lead="Tocca un posto della squadra, o il premio, per cambiarlo.">
      {data === undefined ? (
        isError ? (
          <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
        ) : (
          <LeadersSkeleton />
        )
      ) : data.length === 0 ? (
        <EmptyState image="pictures/no-tournaments.svg">Non c’è ancora nessun torneo!</EmptyState>
      ) : (
        <LeadersBoard
          tournaments={data}
          urlSection={section}
          section={resolveSection(section ?? defaultSection, data)}
          renderLeader={(leader, isExpected) => {
            const use: SlotUse = { kind: 'builder', open: (order) => open(leader, order) };
            return (
              <LeaderCard
                leader={leader}
                isExpected={isExpected}
                renderTeam={() => <BuilderTeam leader={leader} use={use} />}
                action={<GradeChoice leader={leader} />}
                use={use}
              />
            );
          }}
        />
      )}
      {modal}
    </LeadersFrame>
  );
}
