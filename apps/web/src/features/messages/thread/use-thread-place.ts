import type { Message } from '@poketorneo/contract';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface Opening {
  /** Newest first; undefined while loading. */
  messages: readonly Message[] | undefined;
  /** The message of the followed notification. */
  followed: number | undefined;
  /** New messages, newest first: without a followed one, the thread opens at the oldest of them. */
  unseenIds: readonly number[];
  /** Undefined if there are no earlier messages, or they are loading. */
  loadEarlier: (() => unknown) | undefined;
  thread: RefObject<HTMLElement | null>;
  end: RefObject<HTMLElement | null>;
}

/**
 * Scrolls a thread to the followed message, otherwise to the oldest new one, otherwise to its end;
 * a later message scrolls to the end, too.
 */
export function useThreadPlace({
  messages,
  followed,
  unseenIds,
  loadEarlier,
  thread,
  end,
}: Opening) {
  const newest = messages?.[0]?.id;
  const isFollowedThere = messages?.some(({ id }) => id === followed) === true;
  const place = isFollowedThere ? followed : unseenIds.at(-1);
  /** The newest and the followed message of the last scroll. */
  const settled = useRef<{ newest: number; followed: number | undefined }>(undefined);

  const isLookedFor =
    followed !== undefined && !isFollowedThere && settled.current?.followed !== followed;
  useEffect(() => {
    if (messages !== undefined && isLookedFor) void loadEarlier?.();
  }, [messages, isLookedFor, loadEarlier]);

  useLayoutEffect(() => {
    if (newest === undefined) return;
    const before = settled.current;
    const isFollowing = isFollowedThere && before?.followed !== followed;
    const isOpening = before === undefined || isFollowing;
    if (!isOpening && before.newest === newest) return;
    settled.current = { newest, followed: isFollowedThere ? followed : before?.followed };
    const message = thread.current?.querySelector(`[data-message="${place}"]`);
    if (isOpening && message) message.scrollIntoView({ block: 'start' });
    else end.current?.scrollIntoView({ block: 'end' });
  });
}
