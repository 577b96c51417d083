import type { BattleTerms, TrialState } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { isTransient } from '../../../lib/api.ts';
import { useDeferredImport } from '../../../lib/deferred.ts';
import { useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import styles from '../BattleLoading.module.css';
import { BattleLoading } from '../BattleLoading.tsx';
import { Battle } from '../battle/Battle.tsx';
import { loadBattleText } from '../load-battle-text.ts';
import { battleQueries } from '../queries.ts';
import { trialQuery } from './queries.ts';
import { trialParts } from './trial-parts.ts';

/** A visitor's trial; the entry of the chunk that is loaded for trials only. */
export default function Trial() {
  const trial = useQuery(trialQuery);
  const terms = useQuery(battleQueries.terms());
  const text = useDeferredImport(loadBattleText, true);
  const isVisitor = useSession() === null;
  if (trial.isError && !isTransient(trial.error)) {
    return (
      <div className={styles.waiting}>
        <h1 className={styles.title}>Prova una lotta</h1>
        <EmptyState
          image="pictures/no-results.svg"
          action={
            isVisitor ? (
              <ButtonLink to="/account/register">Registrati</ButtonLink>
            ) : (
              <ButtonLink to="/tournaments">Vai ai tornei</ButtonLink>
            )
          }
        >
          {trial.error.message}
        </EmptyState>
      </div>
    );
  }
  return (
    <BattleLoading<TrialState, BattleTerms> text={text} first={trial} second={terms}>
      {(state, names, loadedText) => (
        <Battle
          key={state.id}
          initial={state}
          terms={names}
          text={loadedText}
          newestNotificationId={undefined}
          duel={null}
          trial={trialParts}
        />
      )}
    </BattleLoading>
  );
}
