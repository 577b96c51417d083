import { type GivenReply, messageRules, type NamedPlayer } from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import type { Identity } from '../../http/authentication.ts';
import { countIn } from '../attempt-limits/index.ts';
import { recordChange } from '../audit-log/index.ts';
import { findAccount, sessionOver } from '../users/index.ts';
import {
  findReminded,
  listRepliers,
  selectSilent,
  updateReminder,
} from './announcement-replies-repository.ts';
import { listReplies } from './announcements-repository.ts';
import {
  announcementGone,
  noAnswersWanted,
  nobodyToRemind,
  organisersOnly,
  remindedOfLate,
} from './refusals.ts';
import { tellEach } from './tell-each.ts';
import { toldToSilent } from './told.ts';

interface Parts {
  db: Database;
  transaction: RunTransaction;
}

/** Who has answered an announcement and who has not, and what brings it to the latter's mind. */
export function createRemindersService({ db, transaction }: Parts) {
  /** What would be said again; throws where there is nobody to say it to, or it has just been said. */
  async function findReminder(of: Database, announcementId: number, now: Date) {
    const reminded = await findReminded(of, announcementId);
    if (reminded === undefined) throw announcementGone();
    if (!(await listReplies(of, [announcementId])).has(announcementId)) throw noAnswersWanted();
    const { reminderPause } = messageRules;
    const left = (reminded.remindedAt ?? 0) + reminderPause - now.getTime();
    // A reminder far ahead is of a clock that was wrong; one a little ahead, of another process.
    if (left > 0 && left <= 2 * reminderPause) throw remindedOfLate(left);
    const silent = selectSilent(of, announcementId);
    if ((await silent.limit(1).executeTakeFirst()) === undefined) throw nobodyToRemind();
    return { ...reminded, silent };
  }

  return {
    /** A page of those who have answered so, by username. */
    async list(query: {
      announcementId: number;
      reply: GivenReply;
      after?: string | undefined;
      limit: number;
    }): Promise<NamedPlayer[]> {
      const repliers = await listRepliers(db, { ...query, after: query.after });
      return repliers.map(({ faceIconId, ...player }) => ({
        ...player,
        icon: faceIconPath(faceIconId),
      }));
    },

    /** Reminds those who have not answered, if nobody else has just done so; logged. */
    async remind({ userId }: Identity, announcementId: number) {
      return transaction(async (unit) => {
        const { trx, now } = unit;
        await countIn(unit, 'reminder-account', String(userId));
        const sender = await findAccount(trx, userId);
        if (sender === undefined) throw sessionOver();
        // It may have been taken away since the token was looked at.
        if (!sender.isAdmin) throw organisersOnly();
        const { title, text, silent } = await findReminder(trx, announcementId, now);
        const told = toldToSilent({ title, text, sender: sender.username });
        const numberOfRecipients = await tellEach(unit, silent, { ...told, announcementId });
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
