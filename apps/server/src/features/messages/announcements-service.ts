import {
  type Announcement,
  type Audience,
  messageRules,
  type QuickReply,
} from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import type { Database } from '../../db/database.ts';
import type { NewestFirstPage } from '../../db/newest-first-page.ts';
import type { RunTransaction, UnitOfWork } from '../../db/transaction.ts';
import type { Identity } from '../../http/authentication.ts';
import { recordChange } from '../audit-log/index.ts';
import { revokeNotificationsAbout } from '../notifications/index.ts';
import { consumeIn } from '../rate-limiter/index.ts';
import { findAccount, sessionOver } from '../users/index.ts';
import {
  type AnnouncementRecord,
  decrementReplies,
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
import {
  noRecipients,
  noSuchAnnouncement,
  noSuchReply,
  noSuchTournament,
  organisersOnly,
} from './errors.ts';
import { playerNotification } from './message-text.ts';
import { notifyRecipients } from './notify-recipients.ts';
import { countRecipients, listFirstRecipients } from './recipients-repository.ts';

/** Named recipients in a preview. */
const maxNamed = 12;
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

/** Announcements and replies. */
export function createAnnouncementsService({ db, transaction }: Parts) {
  return {
    /** Previews the recipients: all chosen ones, or the first few of another audience. */
    async preview(audience: Audience) {
      const limit = audience.kind === 'chosen' ? messageRules.chosenMax : maxNamed;
      const first = await listFirstRecipients(db, audience, limit);
      return {
        count: first.length < limit ? first.length : await countRecipients(db, audience),
        first: first.map(({ faceIconId, ...one }) => ({ ...one, icon: faceIconPath(faceIconId) })),
      };
    },

    /** Sends it to the current audience, with an audit entry. */
    async send({ userId }: Identity, draft: Draft) {
      return transaction(async (unit) => {
        const { trx, now } = unit;
        await consumeIn(unit, 'announcement-account', String(userId));
        const sender = await findAccount(trx, userId);
        if (sender === undefined) throw sessionOver();
        // The role may have been revoked since the token was verified.
        if (!sender.isAdmin) throw organisersOnly();
        const subject = await formatAudience(trx, draft.audience);
        const title = draft.title === '' ? untitled : draft.title;
        const announcement = { ...draft, title, senderId: userId, createdAt: now };
        const id = await insertAnnouncement(trx, announcement);
        const recipients = await insertIntoThreads(trx, id, draft.audience, now);
        if (recipients === 0) throw noRecipients();
        const notification = playerNotification({
          title,
          text: draft.text,
          sender: sender.username,
        });
        await notifyRecipients(unit, selectRecipientsOf(trx, id), {
          ...notification,
          announcementId: id,
        });
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

    /** Stores a player's reply, replacing the previous one. */
    async answer({ userId }: Identity, announcementId: number, reply: QuickReply): Promise<void> {
      await transaction(async (unit) => {
        const { trx, emit } = unit;
        await consumeIn(unit, 'answer-account', String(userId));
        if ((await findAccount(trx, userId)) === undefined) throw sessionOver();
        const answered = await findReply(trx, announcementId, userId);
        if (answered === undefined) throw noSuchAnnouncement();
        const offered = (await listReplies(trx, [announcementId])).get(announcementId) ?? [];
        if (offered.every((one) => one.reply !== reply)) throw noSuchReply();
        if (answered.reply === reply) return;
        await updateReply(trx, { announcementId, userId, before: answered.reply, after: reply });
        emit('messages', userId);
        // A reply also marks the message as read.
        const messages = selectMessageOf(trx, announcementId, userId);
        await revokeNotificationsAbout(unit, userId, { messages, links: [] });
      });
    },

    async list(page: NewestFirstPage): Promise<Announcement[]> {
      return (await listAnnouncements(db, page)).map(toAnnouncement);
    },
  };
}

export type AnnouncementsService = ReturnType<typeof createAnnouncementsService>;

/**
 * To be called in the transaction that deletes an account: updates the counts, which have no
 * foreign key.
 */
export async function removeFromAnnouncements(
  { trx, emit }: UnitOfWork,
  userId: number,
): Promise<void> {
  await decrementReplies(trx, userId);
  emit('messages', userId);
}

/** An audience for audit entries. */
async function formatAudience(trx: Database, audience: Audience): Promise<string> {
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
