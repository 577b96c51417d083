import type { Message } from '@poketorneo/contract';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface Opening {
  /** Newest first; undefined before they are there. */
  messages: readonly Message[] | undefined;
  /** The message of the notification that was followed. */
  followed: number | undefined;
  /** What is new, newest first: without a followed one, a thread opens where that begins. */
  unseenIds: readonly number[];
  /** Undefined where there is nothing earlier, or it is on its way. */
  loadEarlier: (() => unknown) | undefined;
  thread: RefObject<HTMLElement | null>;
  end: RefObject<HTMLElement | null>;
}

/**
 * Opens a thread at the message that is looked for, or at the first that is new, or else at its
 * end; there it goes, too, when a message comes.
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
  /**
   * Which message was the newest when the thread was last brought to a place, and what
   * was followed.
   */
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
