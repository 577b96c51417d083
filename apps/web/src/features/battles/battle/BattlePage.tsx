import type { BattleState, BattleTerms } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactElement, Suspense } from 'react';
import { Navigate, useParams } from 'react-router';
import { useDeferredImport } from '../../../lib/deferred.ts';
import { idFrom } from '../../../lib/id-from.ts';
import { useNotifications } from '../../notifications/index.ts';
import { BattleLoading, BattleWaiting } from '../BattleLoading.tsx';
import { loadBattleText } from '../load-battle-text.ts';
import { NoBattle } from '../NoBattle.tsx';
import { battleQueries } from '../queries.ts';
import { Battle } from './Battle.tsx';
import type { BattleProps } from './use-battle.ts';

const DuelBattle = lazy(() => import('../duel/DuelBattle.tsx'));
const Trial = lazy(() => import('../trial/Trial.tsx'));

/** /battle/:battleId: one of the player's own battles. */
export function BattlePage() {
  const battleId = idFrom(useParams().battleId);
  return battleId === null ? <NoBattle /> : <OwnBattle battleId={battleId} />;
}

/** /prova: a battle with lent Pokémon, without an account. */
export function TrialPage() {
  return (
    <Suspense fallback={<BattleWaiting />}>
      <Trial />
    </Suspense>
  );
}

function OwnBattle({ battleId }: { battleId: number }) {
  const battle = useQuery(battleQueries.one(battleId));
  const terms = useQuery(battleQueries.terms());
  const text = useDeferredImport(loadBattleText, true);
  // Here, since a battle renders with each event.
  const newestNotificationId = useNotifications()?.[0]?.notificationId;
  return (
    <BattleLoading<BattleState, BattleTerms> text={text} first={battle} second={terms}>
      {(initial, names, loadedText) => (
        <BattleOfKind
          initial={initial}
          terms={names}
          text={loadedText}
          newestNotificationId={newestNotificationId}
        />
      )}
    </BattleLoading>
  );
}

function BattleOfKind(props: Omit<BattleProps, 'duel' | 'trial'>): ReactElement {
  const { id, kind } = props.initial;
  switch (kind) {
    case 'leader':
    case 'rematch':
      return <Battle key={id} {...props} duel={null} trial={null} />;
    case 'trial':
      // A kept trial is over.
      return <Navigate to={`/replay/battle/${id}`} replace />;
    case 'duel':
      return (
        <Suspense fallback={<BattleWaiting />}>
          <DuelBattle key={id} {...props} />
        </Suspense>
      );
  }
}
