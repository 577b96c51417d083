import {
  contract,
  type Notification,
  type NotificationChannel,
  type NotificationPreferences,
  type NotificationTopic,
  notificationTopic,
} from '@poketorneo/contract';
import * as z from 'zod/mini';
import { type Bus, createRowCache } from '../../bus/index.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction, UnitOfWork } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { findAccount, sessionOver } from '../users/index.ts';
import {
  deleteNotification,
  deleteNotificationsOf,
  findVersion,
  listNotifications,
  type NotificationRecord,
  updateShown,
} from './notifications-repository.ts';
import { bumpVersion } from './notify.ts';
import { listPreferences, updatePreference } from './preferences-repository.ts';

/** Users polling one process; others cost a read. */
const maxVersions = 20_000;

interface Parts {
  db: Database;
  transaction: RunTransaction;
  bus: Bus;
}

const noSuchNotification = () => new AppError('not-found', 'Questa notifica non c’è più');
function toNotification({ id, createdAt, ...record }: NotificationRecord): Notification {
  return { ...record, notificationId: id, timestamp: createdAt.toISOString() };
}

/** Defaults to toasts for all topics. */
async function readPreferences(db: Database, userId: number): Promise<NotificationPreferences> {
  const chosen = await listPreferences(db, userId);
  const channels = new Map(chosen.map(({ topic, channel }) => [topic, channel]));
  return z.parse(
    contract.notificationPreferences.get.response,
    Object.fromEntries(
      notificationTopic.options.map((topic) => [topic, channels.get(topic) ?? 'toast']),
    ),
  );
}

/** Notifications and preferences. */
export function createNotificationsService({ db, transaction, bus }: Parts) {
  const versions = createRowCache({
    bus,
    topic: 'notifications',
    maxEntries: maxVersions,
    find: (userId) => findVersion(db, userId),
  });

  /** Runs a change that returns whether it changed the list; then bumps the version. */
  function changeNotifications(
    userId: number,
    work: (unit: UnitOfWork) => Promise<boolean>,
  ): Promise<boolean> {
    return transaction(async (unit) => {
      if (!(await work(unit))) return false;
      await bumpVersion(unit, userId);
      return true;
    });
  }

  return {
    /** The cached version; undefined if not cached. */
    peekVersion: (userId: number): number | undefined => versions.peek(userId),

    /**
     * The version of a user's list, and the list on demand. The version is read first: with an
     * older one a client only reads once more, with a newer one it would miss a change.
     */
    async open(
      userId: number,
      shown: boolean | undefined,
    ): Promise<{ version: number; readList: () => Promise<Notification[]> }> {
      const version = (await versions.find(userId)) ?? 0;
      return {
        version,
        readList: async () => (await listNotifications(db, userId, shown)).map(toNotification),
      };
    },

    /** Marks the user's own of these ids; ignores others. */
    async setShown(userId: number, ids: readonly number[], shown: boolean): Promise<void> {
      await changeNotifications(
        userId,
        async ({ trx }) => (await updateShown(trx, userId, ids, shown)) > 0,
      );
    },

    /** The user's channels by topic. */
    preferences: (userId: number): Promise<NotificationPreferences> => readPreferences(db, userId),

    /** Changes some; returns all. */
    setPreferences(
      userId: number,
      changes: { [Topic in NotificationTopic]?: NotificationChannel | undefined },
    ): Promise<NotificationPreferences> {
      return transaction(async ({ trx, emit }) => {
        if ((await findAccount(trx, userId)) === undefined) throw sessionOver();
        for (const topic of notificationTopic.options) {
          const channel = changes[topic];
          if (channel !== undefined) await updatePreference(trx, userId, topic, channel);
        }
        emit('notification-preferences', userId);
        return readPreferences(trx, userId);
      });
    },

    async delete(userId: number, id: number): Promise<void> {
      if (!(await changeNotifications(userId, ({ trx }) => deleteNotification(trx, userId, id)))) {
        throw noSuchNotification();
      }
    },

    async deleteAll(userId: number): Promise<void> {
      await changeNotifications(
        userId,
        async ({ trx }) => (await deleteNotificationsOf(trx, userId)) > 0,
      );
    },
  };
}

export type NotificationsService = ReturnType<typeof createNotificationsService>;
