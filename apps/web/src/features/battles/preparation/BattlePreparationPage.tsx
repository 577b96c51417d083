import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { idFrom } from '../../../lib/id-from.ts';
import { isConflictOrGone } from '../../../lib/refusals.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { battleQueries } from '../queries.ts';
import styles from './BattlePreparationPage.module.css';
import { Preparation } from './Preparation.tsx';
import { PreparationSkeleton } from './PreparationSkeleton.tsx';

/** /battle-preparation/:leaderId: the choice of a team for a leader. */
export function BattlePreparationPage() {
  const leaderId = idFrom(useParams().leaderId);
  return (
    <div className={styles.page}>
      {leaderId === null ? (
        <NoLeader>Questo capopalestra non c’è!</NoLeader>
      ) : (
        <LoadedPreparation key={leaderId} leaderId={leaderId} />
      )}
    </div>
  );
}

function LoadedPreparation({ leaderId }: { leaderId: number }) {
  const { data, error, isFetching, refetch } = useQuery(battleQueries.preparation(leaderId));
  // Takes precedence over data: the season may have ended since it was fetched.
  if (error !== null && isConflictOrGone(error)) return <NoLeader>{error.message}</NoLeader>;
  if (data !== undefined) return <Preparation preparation={data} />;
  if (error === null) return <PreparationSkeleton />;
  return (
    <>
      <h1 className={styles.title}>Prepara la sfida</h1>
      <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
    </>
  );
}

function NoLeader({ children }: { children: string }) {
  return (
    <>
      <h1 className={styles.title}>Prepara la sfida</h1>
      <EmptyState
        image="pictures/no-results.svg"
        action={<ButtonLink to="/tournament-leaders">Vai ai capipalestra</ButtonLink>}
      >
        {children}
      </EmptyState>
    </>
  );
}
