import type { Message } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-submission.ts';
import { useNotifications } from '../../notifications/index.ts';
import { messageQueries } from '../queries.ts';
import { useSeenMessages } from './use-seen-messages.ts';

const noMessage: ReadonlySet<number> = new Set();

interface Shown {
  /** Newest first. */
  messages: readonly Message[] | undefined;
  /** The player whose thread an organiser reads; without it, the user's own. */
  userId?: number | undefined;
  thread: RefObject<HTMLElement | null>;
}

/** The new messages of a thread: unseen, or with an unread notification. */
export function useUnseenMessages({ messages, userId, thread }: Shown) {
  const client = useQueryClient();
  const notifications = useNotifications();
  /** Messages once unread stay marked as new until the thread is unmounted. */
  const [fresh, setFresh] = useState(noMessage);
  const [seen, setSeen] = useState(noMessage);
  const { mutate } = useChange({
    updatesQueries: 'onSuccess',
    mutationFn: (messageIds: readonly number[]) =>
      call(
        contract.messages.setRead,
        { body: { messageIds: [...messageIds], userId } },
        { quiet: true, keepalive: true },
      ),
    onMutate: (messageIds) => setSeen((before) => new Set([...before, ...messageIds])),
    onSuccess: () => client.invalidateQueries({ queryKey: messageQueries.threads().queryKey }),
    retry: 3,
  });

  const ofOthers = messages?.filter(({ isFromPlayer }) => isFromPlayer === (userId !== undefined));
  const unread = ofOthers?.filter(({ isRead }) => !isRead).map(({ id }) => id) ?? [];
  const notified = new Set(notifications?.map(({ messageId }) => messageId));
  const unseenIds =
    ofOthers
      ?.map(({ id }) => id)
      .filter((id) => notified.has(id) || (unread.includes(id) && !seen.has(id))) ?? [];

  const allUnread = unread.join();
  useEffect(() => {
    if (allUnread === '') return;
    setFresh((before) => new Set([...before, ...allUnread.split(',').map(Number)]));
  }, [allUnread]);
  useSeenMessages(thread, unseenIds, mutate);
  return {
    unseenIds,
    fresh,
    /** Who answers has read the messages, however short a time they were in view. */
    readAll: () => {
      if (unseenIds.length > 0) mutate(unseenIds);
    },
  };
}
