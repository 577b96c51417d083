import {
  type NewsDelivery,
  type NewsTopic,
  type Notification,
  type NotificationPreferences,
  newsTopic,
} from '@poketorneo/contract';
import { type Bus, createKeptRows } from '../../bus/index.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction, Unit } from '../../db/transaction.ts';
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
import { changeVersion } from './notify.ts';
import { listPreferences, updatePreference } from './preferences-repository.ts';

/** For as many users as poll one process; the others cost a read now and then. */
const mostVersions = 20_000;

interface Parts {
  db: Database;
  transaction: RunTransaction;
  bus: Bus;
}

const noSuchNotification = () => new AppError('not-found', 'Questa notifica non c’è più');
function toNotification({ id, createdAt, ...record }: NotificationRecord): Notification {
  return { ...record, notificationId: id, timestamp: createdAt.toISOString() };
}

/** Whoever has said nothing is told everything. */
async function readPreferences(db: Database, userId: number): Promise<NotificationPreferences> {
  const chosen = await listPreferences(db, userId);
  return {
    battles: 'toast',
    rewards: 'toast',
    tournaments: 'toast',
    messages: 'toast',
    games: 'toast',
    ...Object.fromEntries(chosen.map(({ topic, delivery }) => [topic, delivery])),
  };
}

/** What users are told, and how they want to be told. */
export function createNotificationsService({ db, transaction, bus }: Parts) {
  const versions = createKeptRows({
    bus,
    topic: 'notifications',
    most: mostVersions,
    find: (userId) => findVersion(db, userId),
  });

  /** Runs work that says whether it changed a user's notifications, and tells everybody if so. */
  function change(userId: number, work: (unit: Unit) => Promise<boolean>): Promise<boolean> {
    return transaction(async (unit) => {
      if (!(await work(unit))) return false;
      await changeVersion(unit, userId);
      return true;
    });
  }

  return {
    /** The version of a user's notifications if this process knows it without the database. */
    knownVersion: (userId: number): number | undefined => versions.kept(userId),

    /** A user's notifications, with a version that is not newer than they are. */
    async list(
      userId: number,
      shown: boolean | undefined,
    ): Promise<{ version: number; list: () => Promise<Notification[]> }> {
      const version = (await versions.find(userId)) ?? 0;
      return {
        version,
        list: async () => (await listNotifications(db, userId, shown)).map(toNotification),
      };
    },

    /** Marks those of the ids that are the user's own; of the others it says nothing. */
    async setShown(userId: number, ids: readonly number[], shown: boolean): Promise<void> {
      await change(userId, async ({ trx }) => (await updateShown(trx, userId, ids, shown)) > 0);
    },

    /** Which news a user is told in toasts. */
    preferences: (userId: number): Promise<NotificationPreferences> => readPreferences(db, userId),

    /** Changes some of them; answers with all. */
    setPreferences(
      userId: number,
      changes: { [Topic in NewsTopic]?: NewsDelivery | undefined },
    ): Promise<NotificationPreferences> {
      return transaction(async ({ trx, announce }) => {
        if ((await findAccount(trx, userId)) === undefined) throw sessionOver();
        for (const topic of newsTopic.options) {
          const delivery = changes[topic];
          if (delivery !== undefined) await updatePreference(trx, userId, topic, delivery);
        }
        announce('notification-preferences', userId);
        return readPreferences(trx, userId);
      });
    },

    async delete(userId: number, id: number): Promise<void> {
      if (!(await change(userId, ({ trx }) => deleteNotification(trx, userId, id)))) {
        throw noSuchNotification();
      }
    },

    async deleteAll(userId: number): Promise<void> {
      await change(userId, async ({ trx }) => (await deleteNotificationsOf(trx, userId)) > 0);
    },
  };
}

export type NotificationsService = ReturnType<typeof createNotificationsService>;
