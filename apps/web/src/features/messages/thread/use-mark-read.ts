import type { Message } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { call } from '../../../lib/api.ts';
import { messageQueries } from '../queries.ts';

const noMessage: ReadonlySet<number> = new Set();

interface Shown {
  /** Newest first. */
  messages: readonly Message[] | undefined;
  /** Whose thread an organiser reads; without it, it is the reader's own. */
  userId?: number | undefined;
}

/**
 * Tells the server that what the other side has written has been seen, once somebody sees the page.
 * Answers with the messages that are new to whoever has opened it: they stay so until it is left.
 */
export function useMarkRead({ messages, userId }: Shown): ReadonlySet<number> {
  const isSeen = usePageIsSeen();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (upTo: number) =>
      call(contract.messages.setRead, { body: { upTo, userId } }, { quiet: true, keepalive: true }),
    onSuccess: () => client.invalidateQueries({ queryKey: messageQueries.threads().queryKey }),
    retry: 3,
  });
  const told = useRef(0);
  const [fresh, setFresh] = useState(noMessage);

  useEffect(() => {
    if (messages === undefined || !isSeen) return;
    const isOfOther = ({ isFromPlayer }: Message) => isFromPlayer === (userId !== undefined);
    const unread = messages.filter((message) => isOfOther(message) && !message.isRead);
    const upTo = unread[0]?.id ?? 0;
    if (upTo <= told.current) return;
    told.current = upTo;
    setFresh((before) => new Set([...before, ...unread.map(({ id }) => id)]));
    mutate(upTo);
  }, [messages, isSeen, userId, mutate]);
  return fresh;
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function usePageIsSeen(): boolean {
  return useSyncExternalStore(subscribe, () => !document.hidden);
}
