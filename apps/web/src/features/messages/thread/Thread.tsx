import type { Message } from '@poketorneo/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { EarlierButton } from '../../../ui/earlier-button/EarlierButton.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { messageQueries } from '../queries.ts';
import { MessageBubble } from './MessageBubble.tsx';
import styles from './Thread.module.css';
import { useMarkRead } from './use-mark-read.ts';
import { WriteForm } from './WriteForm.tsx';

interface ThreadProps {
  /** The player whose thread an organiser reads; without it, one's own. */
  player?: { userId: number; username: string } | undefined;
  /** What stands there before anybody has written. */
  empty: ReactNode;
  writeLabel: string;
}

/** A thread between a player and the organisers, newest below, and where one writes into it. */
export function Thread({ player, empty, writeLabel }: ThreadProps) {
  const userId = player?.userId;
  const thread = useInfiniteQuery(messageQueries.thread(userId));
  const { data, isError, isFetching, refetch } = thread;
  const messages = useMemo(() => data?.pages.flat(), [data]);
  const fresh = useMarkRead({ messages, userId });
  const end = useRef<HTMLDivElement>(null);
  const newest = messages?.[0]?.id;
  // Whoever opens the thread, or is written to while reading it, sees what is new.
  useLayoutEffect(() => {
    if (newest !== undefined) end.current?.scrollIntoView({ block: 'end' });
  }, [newest]);

  if (messages === undefined) {
    return isError ? (
      <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <Loading className={styles.thread}>
        <Skeleton height="5rem" />
        <Skeleton height="7rem" />
        <Skeleton height="5rem" />
      </Loading>
    );
  }
  return (
    <div className={styles.thread}>
      <EarlierButton list={thread}>Mostra messaggi precedenti</EarlierButton>
      {messages.length === 0 && <div className={styles.empty}>{empty}</div>}
      <div role="log" aria-label="Messaggi">
        <ol className={styles.messages}>
          {messages.toReversed().map((message) => (
            <MessageBubble
              key={message.id}
              message={message}
              isOwn={message.isFromPlayer === (player === undefined)}
              sender={senderOf(message, player !== undefined)}
              isNew={fresh.has(message.id)}
              canAnswer={player === undefined}
              headingLevel={player === undefined ? 'h2' : 'h3'}
            />
          ))}
        </ol>
      </div>
      <WriteForm label={writeLabel} userId={userId} />
      <div ref={end} className={styles.end} />
    </div>
  );
}

function senderOf({ isFromPlayer, sender }: Message, isReadByOrganiser: boolean): string {
  if (isFromPlayer && !isReadByOrganiser) return 'Tu';
  return sender ?? 'Gli organizzatori';
}
