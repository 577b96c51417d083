import {
  type Announcement,
  type Audience,
  messageRules,
  type QuickReply,
} from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import type { Database } from '../../db/database.ts';
import type { NewestFirstPage } from '../../db/newest-first-page.ts';
import type { RunTransaction, Unit } from '../../db/transaction.ts';
import type { Identity } from '../../http/authentication.ts';
import { countIn } from '../attempt-limits/index.ts';
import { recordChange } from '../audit-log/index.ts';
import { revokeNotificationsAbout } from '../notifications/index.ts';
import { findAccount, sessionOver } from '../users/index.ts';
import {
  type AnnouncementRecord,
  countOut,
  findReply,
  findTournamentName,
  insertAnnouncement,
  insertIntoThreads,
  listAnnouncements,
  listReplies,
  selectMessageOf,
  selectRecipientsOf,
  updateReply,
} from './announcements-repository.ts';
import { countRecipients, listFirstRecipients } from './recipients.ts';
import {
  nobodyToTell,
  noSuchAnnouncement,
  noSuchReply,
  noSuchTournament,
  organisersOnly,
} from './refusals.ts';
import { tellEach } from './tell-each.ts';
import { toldToPlayer } from './told.ts';

/** So many of those who would get it are named. */
const named = 12;
const untitled = 'Avviso';

interface Parts {
  db: Database;
  transaction: RunTransaction;
}

interface Draft {
  audience: Audience;
  title: string;
  text: string;
  replies: readonly QuickReply[];
}

/** What organisers send to several players at once, and what those answer. */
export function createAnnouncementsService({ db, transaction }: Parts) {
  return {
    /** Who would get it if it were sent now: all who were chosen by name, of others the first few. */
    async preview(audience: Audience) {
      const most = audience.kind === 'chosen' ? messageRules.chosenMax : named;
      const first = await listFirstRecipients(db, audience, most);
      return {
        count: first.length < most ? first.length : await countRecipients(db, audience),
        first: first.map(({ faceIconId, ...one }) => ({ ...one, icon: faceIconPath(faceIconId) })),
      };
    },

    /** Sends it to whoever belongs to the audience at that moment; logged. */
    async send({ userId }: Identity, draft: Draft) {
      return transaction(async (unit) => {
        const { trx, now } = unit;
        await countIn(unit, 'announcement-account', String(userId));
        const sender = await findAccount(trx, userId);
        if (sender === undefined) throw sessionOver();
        // It may have been taken away since the token was looked at.
        if (!sender.isAdmin) throw organisersOnly();
        const subject = await inWords(trx, draft.audience);
        const title = draft.title === '' ? untitled : draft.title;
        const announcement = { ...draft, title, senderId: userId, createdAt: now };
        const id = await insertAnnouncement(trx, announcement);
        const recipients = await insertIntoThreads(trx, id, draft.audience, now);
        if (recipients === 0) throw nobodyToTell();
        const told = toldToPlayer({ title, text: draft.text, sender: sender.username });
        await tellEach(unit, selectRecipientsOf(trx, id), { ...told, announcementId: id });
        await recordChange(unit, {
          actor: userId,
          action: 'announcement.insert',
          subject,
          before: null,
          after: { title, text: draft.text, recipients },
        });
        return { id, numberOfRecipients: recipients };
      });
    },

    /** Keeps what a player answers; an answer after another takes its place. */
    async answer({ userId }: Identity, announcementId: number, reply: QuickReply): Promise<void> {
      await transaction(async (unit) => {
        const { trx, announce } = unit;
        await countIn(unit, 'answer-account', String(userId));
        if ((await findAccount(trx, userId)) === undefined) throw sessionOver();
        const answered = await findReply(trx, announcementId, userId);
        if (answered === undefined) throw noSuchAnnouncement();
        const offered = (await listReplies(trx, [announcementId])).get(announcementId) ?? [];
        if (offered.every((one) => one.reply !== reply)) throw noSuchReply();
        if (answered.reply === reply) return;
        await updateReply(trx, { announcementId, userId, before: answered.reply, after: reply });
        announce('messages', userId);
        // Whoever has answered has read it, and need not be reminded.
        const messages = selectMessageOf(trx, announcementId, userId);
        await revokeNotificationsAbout(unit, userId, { messages, places: [] });
      });
    },

    async list(page: NewestFirstPage): Promise<Announcement[]> {
      return (await listAnnouncements(db, page)).map(toAnnouncement);
    },
  };
}

export type AnnouncementsService = ReturnType<typeof createAnnouncementsService>;

/**
 * To be called in the transaction that deletes an account: what belongs to it goes with it, what is
 * counted of it does not.
 */
export async function leaveThreads({ trx, announce }: Unit, userId: number): Promise<void> {
  await countOut(trx, userId);
  announce('messages', userId);
}

/** An audience as the log names it. */
async function inWords(trx: Database, audience: Audience): Promise<string> {
  switch (audience.kind) {
    case 'everyone':
      return 'tutti';
    case 'tournament': {
      const name = await findTournamentName(trx, audience.tournamentId);
      if (name === undefined) throw noSuchTournament();
      return name;
    }
    case 'stuck':
      return 'chi è in difficoltà';
    case 'chosen':
      return 'sfidanti scelti';
  }
}

function toAnnouncement({
  createdAt,
  recipients,
  replies,
  remindedAt,
  reminded,
  ...record
}: AnnouncementRecord) {
  return {
    ...record,
    lastReminder:
      remindedAt === null
        ? null
        : { timestamp: remindedAt.toISOString(), numberOfRecipients: reminded ?? 0 },
    timestamp: createdAt.toISOString(),
    numberOfRecipients: recipients,
    replies: [...replies],
  };
}
