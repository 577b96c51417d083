import { useQuery } from '@tanstack/react-query';
import { type RefObject, useDeferredValue, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useDeferredImport } from '../../../lib/deferred.ts';
import { isAdmin, isPlayer, useSession } from '../../../lib/session.ts';
import { useToastSuppression } from '../../../lib/toast-suppression.ts';
import { useGracePeriod } from '../../../lib/use-grace-period.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { counted } from '../../../ui/format/counts.ts';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { UndoNotice } from '../../../ui/undo-notice/UndoNotice.tsx';
import { notificationQueries } from '../queries.ts';
import { useDeletion } from '../use-deletion.ts';
import { useNotifications } from '../use-notifications.ts';
import card from './NotificationCard.module.css';
import { NotificationList } from './NotificationList.tsx';
import styles from './NotificationsPage.module.css';

const loadModal = async () => (await import('../message/NotificationModal.tsx')).NotificationModal;

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** How long a deletion can be undone, in milliseconds. */
const undoMs = 4000;

/** /notifications: all notifications that the user has not deleted. */
export function NotificationsPage() {
  const user = useSession();
  const userId = user?.id;
  // `isError` resets at each poll; the count of failures does not.
  const { errorUpdateCount, refetch } = useQuery({
    ...notificationQueries.all(userId),
    // After a sign-out the page is still mounted for a moment.
    enabled: userId !== undefined,
  });
  // The list shows new notifications itself.
  useToastSuppression(() => true);
  // There may be hundreds: deferred, so that the page responds while they are rendered.
  const notifications = useDeferredValue(useNotifications());
  const deletion = useDeletion();
  const [isWriting, setIsWriting] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const { undoable, deleteTogether, undo } = useDeletionOfMany(page);
  const heading = useRef<HTMLHeadingElement>(null);
  const NotificationModal = useDeferredImport(loadModal, isWriting);

  return (
    <div ref={page} className={styles.page}>
      <header className={styles.top}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          Notifiche
        </h1>
        <div className={styles.actions}>
          <Button look="secondary" onClick={() => setIsWriting(true)}>
            Messaggio all'admin
          </Button>
          <Button
            look="danger"
            disabled={notifications === undefined || notifications.length === 0}
            onClick={() => {
              heading.current?.focus();
              deleteTogether((notifications ?? []).map(({ notificationId }) => notificationId));
            }}
          >
            Elimina tutte
          </Button>
        </div>
      </header>
      <nav className={styles.ways} aria-label="Messaggi e preferenze">
        {isPlayer(user) && <Link to="/messages">I tuoi messaggi</Link>}
        {isAdmin(user) && <Link to="/club/messages/threads">Messaggi degli sfidanti</Link>}
        <Link to="/profile/edit#novita">Come ricevi le notifiche</Link>
      </nav>
      <UndoNotice
        text={
          undoable === null ? null : counted(undoable, 'notifica eliminata', 'notifiche eliminate')
        }
        onUndo={() => {
          heading.current?.focus({ preventScroll: true });
          undo();
        }}
      />
      {notifications === undefined ? (
        errorUpdateCount > 0 ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <NotificationSkeletons />
        )
      ) : notifications.length === 0 ? (
        <EmptyState image="pictures/empty-notifications.svg">Nessuna nuova notifica!</EmptyState>
      ) : (
        <NotificationList
          notifications={notifications}
          onDelete={deletion}
          onDeleteRun={deleteTogether}
          onEmpty={() => heading.current?.focus()}
        />
      )}
      {isWriting && NotificationModal !== undefined && (
        <NotificationModal target="System Admin" onClose={() => setIsWriting(false)} />
      )}
    </div>
  );
}

function NotificationSkeletons() {
  return (
    <Loading className={styles.cards} label="Caricamento delle notifiche…">
      <Skeleton width="6rem" height="1.5rem" />
      {places.map((place) => (
        <div key={place} className={card.card}>
          <Skeleton width="4.5rem" height="4.5rem" />
          <div className={card.words}>
            <Skeleton width="45%" height="1.5rem" />
            <Skeleton shape="text" />
            <Skeleton shape="text" width="70%" />
            <Skeleton shape="text" width="35%" />
          </div>
        </div>
      ))}
    </Loading>
  );
}

/** Deletes several notifications, or all: hidden at once, deleted on the server after `undoMs`. */
function useDeletionOfMany(page: RefObject<HTMLElement | null>) {
  const remove = useDeletion();
  const { undoable, begin, undo } = useGracePeriod<number>(page, undoMs);
  return {
    /** How many deletions can be undone; null if none. */
    undoable,
    deleteTogether: (ids: readonly number[]) => remove({ ids, isWanted: begin(ids.length) }),
    undo,
  };
}
