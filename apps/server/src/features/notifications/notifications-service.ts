import { type Notification, notificationRules, visibleCharacter } from '@poketorneo/contract';
import { type Bus, createKeptRows } from '../../bus/index.ts';
import type { Database } from '../../db/database.ts';
import type { RunTransaction, Unit } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Identity } from '../../http/authentication.ts';
import type { AttemptLimits } from '../attempt-limits/index.ts';
import { findAccount, listAdministratorIds, noSuchUser, sessionOver } from '../users/index.ts';
import {
  deleteNotification,
  deleteNotificationsOf,
  findVersion,
  listNotifications,
  type NotificationRecord,
  updateShown,
} from './notifications-repository.ts';
import { changeVersion, deliver } from './notify.ts';

/** For as many users as poll one process; the others cost a read now and then. */
const mostVersions = 20_000;

interface Parts {
  db: Database;
  transaction: RunTransaction;
  bus: Bus;
  limits: AttemptLimits;
}

/** What somebody writes to the organisers, or an organiser to one user. */
export interface Message {
  title?: string | null | undefined;
  text: string;
  userId?: number | undefined;
}

const titleTooLong = () =>
  new AppError('bad-request', `Title too long (max. ${notificationRules.titleMax} characters)`);
const textTooLong = () =>
  new AppError('bad-request', `Text too long (max. ${notificationRules.textMax} characters)`);
const textMissing = () => new AppError('bad-request', 'Il testo del messaggio è vuoto');
const strangeCharacters = () =>
  new AppError('bad-request', 'Il messaggio contiene caratteri non ammessi');
const noSuchNotification = () => new AppError('not-found', 'Questa notifica non c’è più');
const organisersOnly = () =>
  new AppError('forbidden', 'Solo gli organizzatori possono scrivere a un utente');

/** Controls other than the line break, and halves of characters. */
const strange = /[^\P{Cc}\n]|\p{Cs}/u;

function readMessage({ title, text }: Message): { title: string; text: string } {
  const words = { title: (title ?? '').trim(), text: text.replaceAll('\r\n', '\n').trim() };
  if (words.title.length > notificationRules.titleMax) throw titleTooLong();
  if (!visibleCharacter.test(words.text)) throw textMissing();
  if (words.text.length > notificationRules.textMax) throw textTooLong();
  if (strange.test(words.title + words.text) || words.title.includes('\n')) {
    throw strangeCharacters();
  }
  return { ...words, title: visibleCharacter.test(words.title) ? words.title : 'Nuovo messaggio' };
}

function toNotification({ id, createdAt, ...record }: NotificationRecord): Notification {
  return { ...record, notificationId: id, timestamp: createdAt.toISOString() };
}

/** What users are told, and what they write to organisers. */
export function createNotificationsService({ db, transaction, bus, limits }: Parts) {
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

  async function recipientsOf(trx: Database, userId: number | undefined) {
    if (userId === undefined) return listAdministratorIds(trx);
    if ((await findAccount(trx, userId)) === undefined) throw noSuchUser();
    return [userId];
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

    /** Writes to every organiser, or, as an organiser, to one user. */
    async send(identity: Identity, message: Message): Promise<void> {
      if (message.userId !== undefined && !identity.isAdmin) throw organisersOnly();
      const words = readMessage(message);
      if (!identity.isAdmin) await limits.count('message-account', String(identity.userId));
      await transaction(async (unit) => {
        const { trx } = unit;
        const sender = await findAccount(trx, identity.userId);
        if (sender === undefined) throw sessionOver();
        // It may have been taken away since the token was looked at.
        if (message.userId !== undefined && !sender.isAdmin) throw organisersOnly();
        for (const userId of await recipientsOf(trx, message.userId)) {
          await deliver(unit, {
            ...words,
            kind: 'message',
            userId,
            image: null,
            url: null,
            urlName: null,
            urlSection: null,
            sender: sender.username,
          });
        }
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
