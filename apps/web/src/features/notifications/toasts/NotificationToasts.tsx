import type { Notification } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { TaggedAnswer } from '../../../lib/api.ts';
import { useIsNotToBeDisturbed } from '../../../lib/do-not-disturb.ts';
import { playSound } from '../../../lib/sound.ts';
import { useLatePart } from '../../../lib/use-late-part.ts';
import { notificationQueries, polling } from '../queries.ts';
import { useIsBeingDeleted } from '../use-deletion.ts';
import { goneBetween } from './arrivals.ts';
import { type NotificationNews, newsOf } from './news.ts';
import type { ToastStackView } from './ToastStackView.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useToastStack } from './use-toast-stack.ts';

async function loadView(): Promise<typeof ToastStackView> {
  try {
    return (await import('./ToastStackView.tsx')).ToastStackView;
  } catch {
    // No connection, or a newer release: what was to be shown stays unshown until the page is loaded again.
    return new Promise(() => {});
  }
}

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
  const stack = useToastStack();

  // What draws them listens to every event of the page: it is not there before there is one to draw, or
  // the page is in use.
  const View = useLatePart(loadView, unshown !== undefined && unshown.answer.length > 0);
  const show = useCallback(
    (arrivals: readonly Notification[]) => {
      stack.arrive(arrivals);
      void playSound('notification');
    },
    [stack],
  );
  const isHeld = useIsNotToBeDisturbed();
  useArrivals(userId, isHeld || View === undefined ? undefined : unshown?.answer, show);
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
