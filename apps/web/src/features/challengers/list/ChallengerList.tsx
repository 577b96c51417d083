import type { Challenger } from '@poketorneo/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDeferredImport } from '../../../lib/deferred.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { UndoNotice } from '../../../ui/undo-notice/UndoNotice.tsx';
import { useVirtualRows } from '../../../ui/virtual-rows/use-virtual-rows.ts';
import { useAccountStatus, useStatusToCome } from '../accounts/use-account-status.ts';
import type { ChallengerAction } from './ChallengerActionModal.tsx';
import { ChallengerCard } from './ChallengerCard.tsx';
import styles from './ChallengerList.module.css';
import type { Selection } from './use-selection.ts';

const loadModal = async () => (await import('./ChallengerActionModal.tsx')).ChallengerActionModal;

interface ChallengerListProps {
  challengers: readonly Challenger[];
  /** What is shown belongs to the search before: the next is on its way. */
  isStale: boolean;
  hasMore: boolean;
  isFetching: boolean;
  isLoadingMore: boolean;
  /** The last page that was asked for did not come. */
  hasFailed: boolean;
  onLoadMore: () => void;
  selection: Selection;
}

const gap = 10;
/** So many cards before the end, more are asked for. */
const aheadOfEnd = 12;
const idOf = ({ userId }: Challenger) => userId;

/**
 * The cards, which more are added to as their end comes near. Only those near the window's view are
 * in the document; which ones are open is remembered for all.
 */
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
    estimatedHeight: closedCardHeight(),
    gap,
    keepsPosition: true,
  });

  const { change, suspended, undo } = useAccountStatus(list);
  const statusToCome = useStatusToCome();
  const asToCome = (challenger: Challenger) => {
    const status = statusToCome(challenger.userId);
    return status === undefined ? challenger : { ...challenger, status };
  };
  const takeBack = () => {
    // The button that was pressed goes with the notice.
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
    hasMore && !isFetching && !hasFailed && lastShown >= challengers.length - aheadOfEnd;
  useEffect(() => {
    if (isMoreWanted) onLoadMore();
  }, [isMoreWanted, onLoadMore]);

  const close = () => {
    setAction(null);
    if (action === null) return;
    const index = challengers.findIndex(({ userId }) => userId === action.challenger.userId);
    // A failed call scrolls the page to its top; the organiser goes on where they were. The
    // window holds the page where it is until it has gone.
    if (index !== -1) requestAnimationFrame(() => showRow(index));
  };

  return (
    <>
      <UndoNotice
        text={suspended === null ? null : `Account di ${suspended.username} sospeso`}
        isAtBottom
        onUndo={takeBack}
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
            challenger={asToCome(item)}
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
 * How high a closed card with its shadow is, in pixels, in a window of this width: the card's
 * styles lay it out in four lines, in two or in one. Long names may make it higher.
 */
function closedCardHeight(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const width = document.documentElement.clientWidth / rem;
  if (width < 46) return 16.375 * rem;
  return width < 70 ? 9.125 * rem : 5.25 * rem;
}
