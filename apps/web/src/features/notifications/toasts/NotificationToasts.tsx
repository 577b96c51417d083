import type { Notification } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { TaggedAnswer } from '../../../lib/api.ts';
import { useIsNotToBeDisturbed } from '../../../lib/do-not-disturb.ts';
import { loadOrNever } from '../../../lib/load-or-never.ts';
import { playSound } from '../../../lib/sound.ts';
import { isToldOnScreen, useTellingScreens } from '../../../lib/told-on-screen.ts';
import { useLatePart } from '../../../lib/use-late-part.ts';
import { isStaged } from '../is-staged.ts';
import { notificationQueries, polling } from '../queries.ts';
import { useIsBeingDeleted } from '../use-deletion.ts';
import { goneBetween } from './arrivals.ts';
import { type NotificationNews, newsOf } from './news.ts';
import { useArrivals } from './use-arrivals.ts';
import { useToastStack } from './use-toast-stack.ts';

const loadView = () =>
  loadOrNever(async () => (await import('./ToastStackView.tsx')).ToastStackView);

interface NotificationToastsProps {
  userId: number;
  onNews: (news: NotificationNews) => void;
}

/**
 * Asks for the user's notifications every second, for whoever shows or counts them, and shows the new
 * ones for a moment. While the user is not to be disturbed there are none: those that come then, and
 * those that were there, are shown afterwards. Whoever shows what they are about is told at once.
 */
export function NotificationToasts({ userId, onNews }: NotificationToastsProps) {
  const { data: all } = useQuery({ ...notificationQueries.all(userId), ...polling });
  const { data: unshown } = useQuery({ ...notificationQueries.unshown(userId), ...polling });
  // What is staged is no toast: see features/rewards.
  const told = useMemo(
    () => unshown?.answer.filter((notification) => !isStaged(notification)),
    [unshown?.answer],
  );
  const stack = useToastStack();

  // First what is staged, then what is told.
  const isStageWanted = told?.length !== unshown?.answer.length;

  // What draws them listens to every event of the page: it is not there before there is one to draw, or
  // the page is in use.
  const View = useLatePart(loadView, told !== undefined && told.length > 0);
  const show = useCallback(
    (arrivals: readonly Notification[]) => {
      const untold = arrivals.filter((one) => !isToldOnScreen(one));
      if (untold.length === 0) return;
      stack.arrive(untold);
      void playSound('notification');
    },
    [stack],
  );
  // What stands there already, or waits for a place, when its page comes.
  const screens = useTellingScreens();
  useEffect(() => {
    if (screens.length === 0) return;
    const told = new Set(
      all?.answer.filter(isToldOnScreen).map(({ notificationId }) => notificationId),
    );
    stack.withdraw((id) => told.has(id));
  }, [screens, all, stack]);
  const isHeld = useIsNotToBeDisturbed() || isStageWanted;
  useArrivals(userId, isHeld || View === undefined ? undefined : told, show);
  useLayoutEffect(() => (isHeld ? stack.hold() : stack.release()), [isHeld, stack]);

  const before = useRef(all);
  const isBeingDeleted = useIsBeingDeleted();
  const tell = useEffectEvent((news: TaggedAnswer<Notification[]>) =>
    onNews(newsOf(before.current, news, isBeingDeleted)),
  );
  useEffect(() => {
    if (all === undefined) return;
    tell(all);
    stack.withdraw(goneBetween(before.current?.answer ?? [], all.answer));
    before.current = all;
  }, [all, stack]);

  return View === undefined ? null : <View stack={stack} />;
}
