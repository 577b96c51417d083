import type { FastifyBaseLogger } from 'fastify';
import { minute } from '../../clock.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import type { PostMessage } from './post-message.ts';
import type { PushKeysOf } from './push-keys.ts';
import { type MessageParts, toRequest } from './push-message.ts';
import {
  type DueMessage,
  deleteQueued,
  deleteUndeliverable,
  listDue,
  updateDue,
} from './push-queue-repository.ts';
import { deleteExpiredSubscriptions, deleteSubscription } from './push-subscriptions-repository.ts';

/** Concurrent requests. */
const maxConcurrent = 10;
const maxBatchSize = 50;
const maxAttempts = 3;
/** Longer than sending a whole batch. */
const retryDelayMs = 2 * minute;

interface SenderParts extends Omit<MessageParts, 'keys'> {
  transaction: RunTransaction;
  keys: PushKeysOf;
  post: PostMessage;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

type SendResult = 'sent' | 'gone' | 'later';

/** Sends queued messages. Safe in several processes: each message is sent once. */
export function createPushSender({ transaction, keys, post, log, ...parts }: SenderParts) {
  async function claimDue(): Promise<DueMessage[]> {
    return transaction(async ({ trx, now }) => {
      await deleteUndeliverable(trx, now);
      const due = await listDue(trx, now, maxBatchSize);
      const ids = due.map(({ queueId }) => queueId);
      await updateDue(trx, ids, now.getTime() + retryDelayMs);
      return due;
    });
  }

  async function send(message: DueMessage, messageParts: MessageParts): Promise<SendResult> {
    try {
      const status = await post(toRequest(message, messageParts));
      if (status >= 200 && status < 300) return 'sent';
      if (status === 404 || status === 410) return 'gone';
      // Other statuses are permanent.
      const isTransient = status === 429 || status >= 500;
      log.warn({ status }, 'push message refused');
      return isTransient ? 'later' : 'sent';
    } catch (error) {
      // The endpoint is personal data and is not logged.
      log.warn(
        { reason: error instanceof Error ? error.name : 'unknown' },
        'push message not sent',
      );
      return 'later';
    }
  }

  async function settle(
    outcomes: readonly { message: DueMessage; result: SendResult }[],
  ): Promise<void> {
    await transaction(async ({ trx }) => {
      for (const { message, result } of outcomes) {
        if (result === 'gone') await deleteSubscription(trx, message.subscription);
      }
      const finished = outcomes.filter(
        ({ message, result }) => result !== 'later' || message.attempts + 1 >= maxAttempts,
      );
      await deleteQueued(
        trx,
        finished.map(({ message }) => message.queueId),
      );
    });
  }

  return {
    /** Sends all due messages. */
    async sendDue(): Promise<void> {
      for (;;) {
        const claimed = await claimDue();
        if (claimed.length === 0) return;
        const messageParts = { ...parts, keys: await keys() };
        for (let from = 0; from < claimed.length; from += maxConcurrent) {
          const outcomes = claimed.slice(from, from + maxConcurrent).map(async (message) => ({
            message,
            result: await send(message, messageParts),
          }));
          await settle(await Promise.all(outcomes));
        }
        if (claimed.length < maxBatchSize) return;
      }
    },

    /** Deletes subscriptions of ended sessions. */
    prune: (): Promise<void> => transaction(({ trx, now }) => deleteExpiredSubscriptions(trx, now)),
  };
}

export type PushSender = ReturnType<typeof createPushSender>;
