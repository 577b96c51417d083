import { isShownAsScene, type Notification } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { TaggedResponse } from '../../../lib/api.ts';
import { loadOptional, useDeferredImport } from '../../../lib/deferred.ts';
import { useIsNotToBeDisturbed } from '../../../lib/do-not-disturb.ts';
import { playSound } from '../../../lib/sound.ts';
import { isToastSuppressed, useToastSuppressors } from '../../../lib/toast-suppression.ts';
import { notificationQueries, polling } from '../queries.ts';
import { useIsBeingDeleted } from '../use-deletion.ts';
import { goneBetween } from './arrivals.ts';
import { changesBetween, type NotificationChanges } from './notification-changes.ts';
import { useArrivals } from './use-arrivals.ts';
import { useToastStack } from './use-toast-stack.ts';

const loadView = () =>
  loadOptional(async () => (await import('./ToastStackView.tsx')).ToastStackView);

interface NotificationToastsProps {
  userId: number;
  onChanges: (changes: NotificationChanges) => void;
}

/**
 * Polls the user's notifications every second, for all that show or count them, and shows the new
 * ones for a moment. While the user is not to be disturbed there are no toasts: all are shown
 * afterwards. `onChanges` is called at once.
 */
export function NotificationToasts({ userId, onChanges }: NotificationToastsProps) {
  const { data: all } = useQuery({ ...notificationQueries.all(userId), ...polling });
  const { data: unshown } = useQuery({ ...notificationQueries.unshown(userId), ...polling });
  // What is staged is no toast: see features/rewards.
  const toastable = useMemo(
    () => unshown?.body.filter(({ facts }) => !isShownAsScene(facts)),
    [unshown?.body],
  );
  const stack = useToastStack();

  // Scenes come before toasts.
  const hasScenes = toastable?.length !== unshown?.body.length;

  // What draws them listens to every event of the page: it is not there before there is one to draw, or
  // the page is in use.
  const View = useDeferredImport(loadView, toastable !== undefined && toastable.length > 0);
  const show = useCallback(
    (arrivals: readonly Notification[]) => {
      const notOnScreen = arrivals.filter((one) => !isToastSuppressed(one));
      if (notOnScreen.length === 0) return;
      stack.arrive(notOnScreen);
      void playSound('notification');
    },
    [stack],
  );
  // What stands there already, or waits for a place, when its page comes.
  const screens = useToastSuppressors();
  useEffect(() => {
    if (screens.length === 0) return;
    const shownIds = new Set(
      all?.body.filter(isToastSuppressed).map(({ notificationId }) => notificationId),
    );
    stack.withdraw((id) => shownIds.has(id));
  }, [screens, all, stack]);
  const isHeld = useIsNotToBeDisturbed() || hasScenes;
  useArrivals(userId, isHeld || View === undefined ? undefined : toastable, show);
  useLayoutEffect(() => (isHeld ? stack.hold() : stack.release()), [isHeld, stack]);

  const before = useRef(all);
  const isBeingDeleted = useIsBeingDeleted();
  const reportChanges = useEffectEvent((after: TaggedResponse<Notification[]>) =>
    onChanges(changesBetween(before.current, after, isBeingDeleted)),
  );
  useEffect(() => {
    if (all === undefined) return;
    reportChanges(all);
    stack.withdraw(goneBetween(before.current?.body ?? [], all.body));
    before.current = all;
  }, [all, stack]);

  return View === undefined ? null : <View stack={stack} />;
}
