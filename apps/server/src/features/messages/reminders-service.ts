import { messageRules, type NamedPlayer } from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import type { Database } from '../../db/database.ts';
import type { RunTransaction, UnitOfWork } from '../../db/transaction.ts';
import type { Identity } from '../../http/authentication.ts';
import { recordChange } from '../audit-log/index.ts';
import { consumeIn } from '../rate-limiter/index.ts';
import { findAccount, sessionOver } from '../users/index.ts';
import {
  findAnnouncementToRemind,
  listRepliers,
  type RepliersPage,
  selectWithoutReply,
  updateReminder,
} from './announcement-replies-repository.ts';
import { listReplies } from './announcements-repository.ts';
import {
  announcementGone,
  noneToRemind,
  noRepliesExpected,
  organisersOnly,
  remindedRecently,
} from './errors.ts';
import { reminderNotification } from './message-text.ts';
import { notifyRecipients } from './notify-recipients.ts';

interface Parts {
  db: Database;
  transaction: RunTransaction;
}

/** Replies of an announcement, and reminders. */
export function createRemindersService({ db, transaction }: Parts) {
  return {
    /** A page of the players with a given reply, by username. */
    async list(page: RepliersPage): Promise<NamedPlayer[]> {
      const repliers = await listRepliers(db, page);
      return repliers.map(({ faceIconId, ...player }) => ({
        ...player,
        icon: faceIconPath(faceIconId),
      }));
    },

    /** Reminds recipients without a reply, unless it was just done; with an audit entry. */
    async remind({ userId }: Identity, announcementId: number) {
      return transaction(async (unit) => {
        const { trx, now } = unit;
        await consumeIn(unit, 'reminder-account', String(userId));
        const sender = await findAccount(trx, userId);
        if (sender === undefined) throw sessionOver();
        // The role may have been revoked since the token was verified.
        if (!sender.isAdmin) throw organisersOnly();
        const { title, text, withoutReply } = await findReminder(unit, announcementId);
        const notification = reminderNotification({ title, text, sender: sender.username });
        const numberOfRecipients = await notifyRecipients(unit, withoutReply, {
          ...notification,
          announcementId,
        });
        await updateReminder(trx, announcementId, { now, reminded: numberOfRecipients });
        await recordChange(unit, {
          actor: userId,
          action: 'announcement.remind',
          subject: title,
          before: null,
          after: { recipients: numberOfRecipients },
        });
        return { numberOfRecipients };
      });
    },
  };
}

export type RemindersService = ReturnType<typeof createRemindersService>;

/**
 * The announcement and its recipients without a reply. Throws if there are none, or they were
 * just reminded.
 */
async function findReminder({ trx, now }: UnitOfWork, announcementId: number) {
  const announcement = await findAnnouncementToRemind(trx, announcementId);
  if (announcement === undefined) throw announcementGone();
  if (!(await listReplies(trx, [announcementId])).has(announcementId)) throw noRepliesExpected();
  const { reminderPause } = messageRules;
  const left = (announcement.remindedAt ?? 0) + reminderPause - now.getTime();
  // A time far ahead comes from a wrong clock, one slightly ahead from another process.
  if (left > 0 && left <= 2 * reminderPause) throw remindedRecently(left);
  const withoutReply = selectWithoutReply(trx, announcementId);
  if ((await withoutReply.limit(1).executeTakeFirst()) === undefined) throw noneToRemind();
  return { ...announcement, withoutReply };
}
