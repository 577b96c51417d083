import type { Invitation } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { registrationQueries } from '../queries.ts';
import { type Closed, ClosedInvitation } from './ClosedInvitation.tsx';
import styles from './InvitationList.module.css';
import { OpenInvitation } from './OpenInvitation.tsx';

/** Valid invitations, then invalid ones. */
export function InvitationList({ onShow }: { onShow: (id: number) => void }) {
  const { data, isError, isFetching, refetch } = useQuery(registrationQueries.invitations());
  if (data === undefined) {
    return isError ? (
      <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
    ) : (
      <Loading className={styles.list}>
        <Skeleton height="9rem" />
        <Skeleton height="9rem" />
      </Loading>
    );
  }
  const open = data.filter(({ state }) => state === 'open');
  const closed = data.filter(isClosed);
  return (
    <>
      {open.length > 0 && (
        <section className={styles.section} aria-labelledby="inviti-aperti">
          <h2 id="inviti-aperti" className={styles.title}>
            Inviti aperti
          </h2>
          <ul className={styles.list}>
            {open.map((invitation) => (
              <OpenInvitation
                key={invitation.id}
                invitation={invitation}
                onShow={() => onShow(invitation.id)}
              />
            ))}
          </ul>
        </section>
      )}
      {closed.length > 0 && (
        <section className={styles.section} aria-labelledby="inviti-chiusi">
          <h2 id="inviti-chiusi" className={styles.title}>
            Inviti chiusi
          </h2>
          <ul className={styles.list}>
            {closed.map((invitation) => (
              <ClosedInvitation key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function isClosed(invitation: Invitation): invitation is Closed {
  return invitation.state !== 'open';
}
