import type { FastifyBaseLogger } from 'fastify';
import { minute } from '../../clock.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import type { PostMessage } from './post-message.ts';
import type { PushKeysOf } from './push-keys.ts';
import { type MessageParts, toRequest } from './push-message.ts';
import {
  type DueMessage,
  deleteQueued,
  deleteUnwanted,
  listDue,
  updateDue,
} from './push-queue-repository.ts';
import { deleteEndedSubscriptions, deleteSubscription } from './push-subscriptions-repository.ts';

/** As many as are sent side by side, and as are taken from the queue at once. */
const mostAtOnce = 10;
const mostTaken = 50;
const mostAttempts = 3;
/** Longer than it takes to send all that were taken. */
const untilTriedAgain = 2 * minute;

interface SenderParts extends Omit<MessageParts, 'keys'> {
  transaction: RunTransaction;
  keys: PushKeysOf;
  post: PostMessage;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

type Fate = 'sent' | 'gone' | 'later';

/** Sends what waits to be sent: several processes may do so at once, and each message goes out once. */
export function createPushSender({ transaction, keys, post, log, ...parts }: SenderParts) {
  async function take(): Promise<DueMessage[]> {
    return transaction(async ({ trx, now }) => {
      await deleteUnwanted(trx, now);
      const due = await listDue(trx, now, mostTaken);
      const ids = due.map(({ queueId }) => queueId);
      await updateDue(trx, ids, now.getTime() + untilTriedAgain);
      return due;
    });
  }

  async function send(message: DueMessage, messageParts: MessageParts): Promise<Fate> {
    try {
      const status = await post(toRequest(message, messageParts));
      if (status >= 200 && status < 300) return 'sent';
      if (status === 404 || status === 410) return 'gone';
      // Whatever else is wrong with the message, it will be no better the next time.
      const mayPass = status === 429 || status >= 500;
      log.warn({ status }, 'push message refused');
      return mayPass ? 'later' : 'sent';
    } catch (error) {
      // Which service it was tells something of whoever uses it.
      log.warn(
        { reason: error instanceof Error ? error.name : 'unknown' },
        'push message not sent',
      );
      return 'later';
    }
  }

  async function settle(outcomes: readonly { message: DueMessage; fate: Fate }[]): Promise<void> {
    await transaction(async ({ trx }) => {
      for (const { message, fate } of outcomes) {
        if (fate === 'gone') await deleteSubscription(trx, message.subscription);
      }
      const done = outcomes.filter(
        ({ message, fate }) => fate !== 'later' || message.attempts + 1 >= mostAttempts,
      );
      await deleteQueued(
        trx,
        done.map(({ message }) => message.queueId),
      );
    });
  }

  return {
    /** Sends all that is due. */
    async sendDue(): Promise<void> {
      for (;;) {
        const due = await take();
        if (due.length === 0) return;
        const messageParts = { ...parts, keys: await keys() };
        for (let from = 0; from < due.length; from += mostAtOnce) {
          const outcomes = due.slice(from, from + mostAtOnce).map(async (message) => ({
            message,
            fate: await send(message, messageParts),
          }));
          await settle(await Promise.all(outcomes));
        }
        if (due.length < mostTaken) return;
      }
    },

    /** Forgets the browsers of sessions that are over. */
    prune: (): Promise<void> => transaction(({ trx, now }) => deleteEndedSubscriptions(trx, now)),
  };
}

export type PushSender = ReturnType<typeof createPushSender>;
