import type { Challenger } from '@poketorneo/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDeferredImport } from '../../../lib/deferred.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { UndoNotice } from '../../../ui/undo-notice/UndoNotice.tsx';
import { useVirtualRows } from '../../../ui/virtual-rows/use-virtual-rows.ts';
import { useAccountStatus, usePendingStatus } from '../accounts/use-account-status.ts';
import type { ChallengerAction } from './ChallengerActionModal.tsx';
import { ChallengerCard } from './ChallengerCard.tsx';
import styles from './ChallengerList.module.css';
import type { Selection } from './use-selection.ts';

const loadModal = async () => (await import('./ChallengerActionModal.tsx')).ChallengerActionModal;

interface ChallengerListProps {
  challengers: readonly Challenger[];
  /** The list of the previous search, while the next one loads. */
  isStale: boolean;
  hasMore: boolean;
  isFetching: boolean;
  isLoadingMore: boolean;
  /** The last requested page failed to load. */
  hasFailed: boolean;
  onLoadMore: () => void;
  selection: Selection;
}

const gap = 10;
/** The next page is requested when so many cards are left below. */
const preloadAhead = 12;
const idOf = ({ userId }: Challenger) => userId;

/** A virtual, infinite list of cards; it remembers which cards are expanded. */
export function ChallengerList({
  challengers,
  isStale,
  hasMore,
  isFetching,
  isLoadingMore,
  hasFailed,
  onLoadMore,
  selection,
}: ChallengerListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set());
  const [action, setAction] = useState<ChallengerAction | null>(null);
  const ChallengerActionModal = useDeferredImport(loadModal, action !== null);
  const { rows, height, measureRow, keepRow, showRow } = useVirtualRows(list, {
    items: challengers,
    idOf,
    estimatedHeight: collapsedCardHeight(),
    gap,
    keepsPosition: true,
  });

  const { change, suspended, undo } = useAccountStatus(list);
  const pendingStatus = usePendingStatus();
  const withPendingStatus = (challenger: Challenger) => {
    const status = pendingStatus(challenger.userId);
    return status === undefined ? challenger : { ...challenger, status };
  };
  const undoSuspension = () => {
    // The pressed button disappears with the notice.
    list.current
      ?.querySelector<HTMLElement>(`[data-user="${suspended?.userId}"] [aria-expanded]`)
      ?.focus({ preventScroll: true });
    undo();
  };

  const toggle = useCallback((userId: number) => {
    setOpenIds((before) => {
      const after = new Set(before);
      if (!after.delete(userId)) after.add(userId);
      return after;
    });
  }, []);

  const lastShown = rows.at(-1)?.index ?? 0;
  // After a failure only the button retries, to avoid a loop of requests.
  const isMoreWanted =
    hasMore && !isFetching && !hasFailed && lastShown >= challengers.length - preloadAhead;
  useEffect(() => {
    if (isMoreWanted) onLoadMore();
  }, [isMoreWanted, onLoadMore]);

  const close = () => {
    setAction(null);
    if (action === null) return;
    const index = challengers.findIndex(({ userId }) => userId === action.challenger.userId);
    // The alert of a failed request scrolls the page to its top; this scrolls back, once the closed
    // window has unlocked scrolling.
    if (index !== -1) requestAnimationFrame(() => showRow(index));
  };

  return (
    <>
      <UndoNotice
        text={suspended === null ? null : `Account di ${suspended.username} sospeso`}
        isAtBottom
        onUndo={undoSuspension}
      />
      <ul
        ref={list}
        className={styles.list}
        style={{ height }}
        data-stale={isStale || undefined}
        onFocus={keepRow}
        onBlur={keepRow}
      >
        {rows.map(({ index, start, item }) => (
          <ChallengerCard
            key={item.userId}
            ref={measureRow}
            challenger={withPendingStatus(item)}
            index={index}
            count={hasMore ? null : challengers.length}
            start={start}
            isOpen={openIds.has(item.userId)}
            onToggle={toggle}
            isSelecting={selection.isSelecting}
            isSelected={selection.selected.has(item.userId)}
            onSelect={selection.toggle}
            onAction={setAction}
            onStatus={change}
          />
        ))}
      </ul>
      {hasMore && (
        <div className={styles.end}>
          <Button look="secondary" busy={isLoadingMore} onClick={onLoadMore}>
            Mostra altri sfidanti
          </Button>
        </div>
      )}
      {action !== null && ChallengerActionModal !== undefined && (
        <ChallengerActionModal action={action} onClose={close} />
      )}
    </>
  );
}

/**
 * The height of a collapsed card with its shadow, in pixels, by the window's width: see the card's
 * styles for four lines, two or one. Long names may make it higher.
 */
function collapsedCardHeight(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const width = document.documentElement.clientWidth / rem;
  if (width < 46) return 16.375 * rem;
  return width < 70 ? 9.125 * rem : 5.25 * rem;
}
