import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { loadOptional, useDeferredImport } from '../../lib/deferred.ts';
import { useIsNotToBeDisturbed } from '../../lib/do-not-disturb.ts';
import { useMarkShown, useUnshownNotifications } from '../notifications/index.ts';
import { actsOf, isOfMatch, type QueuedAct } from './acts.ts';

const loadDialog = () =>
  loadOptional(async () => (await import('./RewardDialog.tsx')).RewardDialog);

const noActs: readonly QueuedAct[] = [];

const events = ['visibilitychange', 'focusin', 'focusout'] as const;

/**
 * Shows what the player has won, one act after the other, as soon as the screen is free. An act is
 * marked as shown only after its end: one cut off by closing the page is shown again.
 */
export function RewardScenes({ userId }: { userId: number }) {
  const unshown = useUnshownNotifications(userId);
  const markShown = useMarkShown();
  /** Seen here; the server may still report them as not shown. */
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const acts = useMemo(() => (unshown === undefined ? noActs : actsOf(unshown)), [unshown]);
  const waiting = acts.filter(
    ({ notificationIds }) => !notificationIds.every((id) => seen.has(id)),
  );
  const [isOpen, setIsOpen] = useState(false);
  const [leadsOn, setLeadsOn] = useState(false);

  const isHeld = useIsNotToBeDisturbed();
  const canInterrupt = useCanInterrupt();
  const RewardDialog = useDeferredImport(loadDialog, waiting.length > 0);
  const mayBegin = waiting.length > 0 && RewardDialog !== undefined && !isHeld && canInterrupt;
  useEffect(() => {
    if (mayBegin) setIsOpen(true);
  }, [mayBegin]);

  function end(ended: readonly QueuedAct[]): void {
    const ids = ended.flatMap(({ notificationIds }) => notificationIds);
    setSeen((before) => new Set([...before, ...ids]));
    if (ids.length > 0) markShown(ids);
    if (ended.some(isOfMatch)) setLeadsOn(true);
  }

  function close(): void {
    end(waiting);
    setIsOpen(false);
    setLeadsOn(false);
  }

  const [current] = waiting;
  // An undone match may have revoked the current act.
  const isDialogOpen = isOpen && (current !== undefined || leadsOn);
  useEffect(() => {
    if (isOpen && !isDialogOpen) setIsOpen(false);
  }, [isOpen, isDialogOpen]);

  if (RewardDialog === undefined) return null;
  return (
    <RewardDialog
      open={isDialogOpen}
      queued={current}
      numberOfActs={waiting.length}
      onEnd={() => current !== undefined && end([current])}
      onClose={close}
    />
  );
}

function subscribe(listener: () => void): () => void {
  // While the focus moves, no element has it.
  const later = () => setTimeout(listener);
  for (const event of events) document.addEventListener(event, later);
  return () => {
    for (const event of events) document.removeEventListener(event, later);
  };
}

function canInterrupt(): boolean {
  const isWriting = document.activeElement?.matches('input, textarea, select') ?? false;
  return !document.hidden && !isWriting;
}

/** Whether the page is visible and the user is not writing. */
function useCanInterrupt(): boolean {
  return useSyncExternalStore(subscribe, canInterrupt);
}
