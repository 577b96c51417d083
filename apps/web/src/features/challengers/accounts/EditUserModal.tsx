import type { Challenger } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { challengerQueries } from '../queries.ts';
import styles from './EditUserForm.module.css';
import { EditUserForm } from './EditUserForm.tsx';

interface EditUserModalProps {
  challenger: Challenger;
  onClose: () => void;
}

/** Fetches the newest account for the form. */
export function EditUserModal({ challenger, onClose }: EditUserModalProps) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...challengerQueries.account(challenger.userId),
    // A refetch must not change the form while it is edited.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (data !== undefined) {
    const isInTournament = challenger.tournaments.length > 0;
    return <EditUserForm account={data} isInTournament={isInTournament} onClose={onClose} />;
  }
  return (
    <Modal open onClose={onClose} title={`Modifica ${challenger.username}`} size="small">
      {isError ? (
        <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
      ) : (
        <Loading className={styles.form}>
          {['nome', 'cognome', 'email'].map((field) => (
            <Skeleton key={field} height="4.5rem" />
          ))}
        </Loading>
      )}
    </Modal>
  );
}
