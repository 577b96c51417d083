import type { Message } from '@poketorneo/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { useToastSuppression } from '../../../lib/toast-suppression.ts';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button/LoadMoreButton.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { followedMessage } from '../../notifications/index.ts';
import { messageQueries } from '../queries.ts';
import { MessageBubble } from './MessageBubble.tsx';
import styles from './Thread.module.css';
import { useThreadPlace } from './use-thread-place.ts';
import { useUnseenMessages } from './use-unseen-messages.ts';
import { WriteForm } from './WriteForm.tsx';

interface ThreadProps {
  /** The player whose thread an organiser reads; without it, the user's own. */
  player?: { userId: number; username: string } | undefined;
  /** Shown in a thread without messages. */
  empty: ReactNode;
  writeLabel: string;
}

/** A thread between a player and the organisers, newest message last, with the form. */
export function Thread({ player, empty, writeLabel }: ThreadProps) {
  const userId = player?.userId;
  const thread = useInfiniteQuery(messageQueries.thread(userId));
  useToastSuppression(
    ({ url, urlSection, messageId }) =>
      messageId !== null &&
      (userId === undefined ? url === '/messages' : urlSection === String(userId)),
  );
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = thread;
  const messages = useMemo(() => data?.pages.flat(), [data]);
  const page = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const { unseenIds, fresh, readAll } = useUnseenMessages({ messages, userId, thread: page });
  useThreadPlace({
    messages,
    followed: followedMessage(useLocation().state),
    unseenIds,
    loadEarlier: hasNextPage && !isFetching ? fetchNextPage : undefined,
    thread: page,
    end,
  });

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
    <div ref={page} className={styles.thread}>
      <LoadMoreButton list={thread}>Mostra messaggi precedenti</LoadMoreButton>
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
      <WriteForm label={writeLabel} userId={userId} onSent={readAll} />
      <div ref={end} className={styles.end} />
    </div>
  );
}

function senderOf({ isFromPlayer, sender }: Message, isReadByOrganiser: boolean): string {
  if (isFromPlayer && !isReadByOrganiser) return 'Tu';
  return sender ?? 'Gli organizzatori';
}
