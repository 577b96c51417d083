import { isShownAsScene, type Notification } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { loadOptional, useDeferredImport } from '../../../lib/deferred.ts';
import { useIsNotToBeDisturbed } from '../../../lib/do-not-disturb.ts';
import { playSound } from '../../../lib/sound.ts';
import { isToastSuppressed, useToastSuppressors } from '../../../lib/toast-suppression.ts';
import { removedBetween } from '../notification-changes.ts';
import { notificationQueries } from '../queries.ts';
import { useUnshownNotifications } from '../use-notifications.ts';
import { useArrivals } from './use-arrivals.ts';
import { useToastStack } from './use-toast-stack.ts';

const loadView = () =>
  loadOptional(async () => (await import('./ToastStackView.tsx')).ToastStackView);

/** Shows new notifications as toasts, without polling; while the user is busy, toasts wait. */
export function NotificationToasts({ userId }: { userId: number }) {
  const { data: all } = useQuery({ ...notificationQueries.all(userId), enabled: false });
  const unshown = useUnshownNotifications(userId);
  // The others are reward scenes: see features/rewards.
  const toastable = useMemo(
    () => unshown?.filter(({ facts }) => !isShownAsScene(facts)),
    [unshown],
  );
  const stack = useToastStack();

  // Toasts wait until the scenes are over.
  const hasScenes = toastable?.length !== unshown?.length;

  // The view listens to every event of the page: mounted only for the first toast, or after the first
  // interaction.
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
  // A page that opens may show notifications whose toasts are open or waiting.
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
  useEffect(() => {
    if (all === undefined) return;
    stack.withdraw(removedBetween(before.current?.body ?? [], all.body));
    before.current = all;
  }, [all, stack]);

  return View === undefined ? null : <View stack={stack} />;
}
