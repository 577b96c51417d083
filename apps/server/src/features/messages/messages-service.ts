import type { Message, MessageThread } from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import type { Database } from '../../db/database.ts';
import type { NewestFirstPage } from '../../db/newest-first-page.ts';
import type { RunTransaction, UnitOfWork } from '../../db/transaction.ts';
import type { Identity } from '../../http/authentication.ts';
import { deliver, hasNotificationAbout, revokeNotificationsAbout } from '../notifications/index.ts';
import { consumeIn } from '../rate-limiter/index.ts';
import { findAccount, listAdministratorIds, noSuchUser, sessionOver } from '../users/index.ts';
import { listReplies } from './announcements-repository.ts';
import { noOtherOrganiser, notYourThread, organisersOnly, recipientNotActive } from './errors.ts';
import {
  type MessageText,
  organiserNotification,
  organiserThreadLink,
  parseMessageText,
  playerNotification,
  playerThreadLink,
} from './message-text.ts';
import {
  hasUnread,
  insertMessage,
  listMessages,
  type MessageRecord,
  type SeenMessages,
  selectSeen,
  updateRead,
} from './messages-repository.ts';
import {
  listThreads,
  type ThreadRecord,
  updateThread,
  updateUnread,
} from './threads-repository.ts';

interface Parts {
  db: Database;
  transaction: RunTransaction;
}

/** A message; `userId` is the thread's player if an organiser writes. */
interface MessageDraft {
  title: string;
  text: string;
  userId?: number | undefined;
}

interface Seen {
  which: SeenMessages['which'];
  /** The thread's player, if not the caller. */
  userId?: number | undefined;
}

/** Threads between players and organisers. */
export function createMessagesService({ db, transaction }: Parts) {
  async function write(identity: Identity, { userId, ...words }: MessageDraft): Promise<void> {
    if (userId !== undefined && !identity.isAdmin) throw organisersOnly();
    await transaction(async (unit) => {
      if (!identity.isAdmin) await consumeIn(unit, 'message-account', String(identity.userId));
      const sender = await findAccount(unit.trx, identity.userId);
      if (sender === undefined) throw sessionOver();
      // The role may have been revoked since the token was verified.
      if (userId !== undefined && !sender.isAdmin) throw organisersOnly();
      const content = { ...words, sender: sender.username };
      if (userId === undefined) await writeToOrganisers(unit, sender.id, content);
      else await writeToPlayer(unit, { playerId: userId, senderId: sender.id }, content);
    });
  }

  return {
    /** A short message with a title. */
    writeShort: (
      identity: Identity,
      { userId, ...words }: MessageText & Pick<MessageDraft, 'userId'>,
    ) => write(identity, { ...parseMessageText(words), userId }),

    /** To the caller's thread or, for organisers, any player's. */
    write: (identity: Identity, letter: Omit<MessageDraft, 'title'>) =>
      write(identity, { ...letter, title: '' }),

    /** A page of the caller's thread or, for organisers, any player's. */
    async list(
      { userId: caller, isAdmin }: Identity,
      userId: number,
      page: NewestFirstPage,
    ): Promise<Message[]> {
      if (userId !== caller) {
        if (!isAdmin) throw notYourThread();
        if ((await findAccount(db, userId)) === undefined) throw noSuchUser();
      }
      const records = await listMessages(db, userId, page);
      const repliesOf = await listReplies(
        db,
        records.flatMap(({ announcementId }) => announcementId ?? []),
      );
      return records.map((record) =>
        toMessage(record, repliesOf.get(record.announcementId ?? 0) ?? []),
      );
    },

    /** For organisers: threads, last written first. */
    async listThreads(page: NewestFirstPage): Promise<MessageThread[]> {
      return (await listThreads(db, page)).map(toThread);
    },

    /** Marks messages as read and revokes their notifications. */
    async setRead(identity: Identity, { which, userId = identity.userId }: Seen): Promise<void> {
      const isOwn = userId === identity.userId;
      if (!isOwn && !identity.isAdmin) throw notYourThread();
      const thread = { userId, isFromPlayer: !isOwn };
      const seen = { ...thread, which };
      /** Old notifications without a message are revoked only once all of the thread is read. */
      const subjectIn = async (of: Database) => ({
        messages: selectSeen(of, seen),
        links: (await hasUnread(of, thread)) ? [] : linksOf(userId, isOwn),
      });
      // Without unread messages no transaction is needed.
      if (
        !(await hasUnread(db, seen)) &&
        !(await hasNotificationAbout(db, identity.userId, await subjectIn(db)))
      ) {
        return;
      }
      await transaction(async (unit) => {
        const { trx, emit } = unit;
        const reader = await findAccount(trx, identity.userId);
        if (reader === undefined) throw sessionOver();
        // The role may have been revoked since the token was verified.
        if (!isOwn && !reader.isAdmin) throw notYourThread();
        const newlySeen = await updateRead(trx, seen);
        if (newlySeen > 0) {
          if (!isOwn) await updateUnread(trx, userId, newlySeen);
          emit('messages', userId);
        }
        await revokeNotificationsAbout(unit, identity.userId, await subjectIn(trx));
      });
    },
  };
}

/** Playing organisers may have been notified about their own thread as organisers. */
const linksOf = (userId: number, isOwn: boolean) =>
  isOwn ? [playerThreadLink, organiserThreadLink(userId)] : [organiserThreadLink(userId)];

export type MessagesService = ReturnType<typeof createMessagesService>;

interface MessageContent {
  title: string;
  text: string;
  sender: string;
}

async function writeToOrganisers(
  unit: UnitOfWork,
  playerId: number,
  content: MessageContent,
): Promise<void> {
  const organisers = await listAdministratorIds(unit.trx);
  // Playing organisers are not notified of their own messages.
  const others = organisers.filter((id) => id !== playerId);
  if (others.length < organisers.length && others.length === 0) throw noOtherOrganiser();
  const messageId = await addToThread(unit, { userId: playerId, senderId: null, ...content });
  for (const userId of others) {
    await deliver(unit, { ...organiserNotification(playerId, content), userId, messageId });
  }
}

async function writeToPlayer(
  unit: UnitOfWork,
  { playerId, senderId }: { playerId: number; senderId: number },
  content: MessageContent,
): Promise<void> {
  const account = await findAccount(unit.trx, playerId);
  if (account === undefined) throw noSuchUser();
  if (account.status !== 'active') throw recipientNotActive();
  const messageId = await addToThread(unit, { userId: playerId, senderId, ...content });
  await deliver(unit, { ...playerNotification(content), userId: playerId, messageId });
}

/** Without a sender the player writes. Returns the message's id. */
async function addToThread(
  { trx, now, emit }: UnitOfWork,
  {
    userId,
    senderId,
    title,
    text,
  }: { userId: number; senderId: number | null; title: string; text: string },
): Promise<number> {
  const isFromPlayer = senderId === null;
  const message = { userId, isFromPlayer, senderId, title, text, createdAt: now };
  const messageId = await insertMessage(trx, message);
  await updateThread(trx, { userId, messageId, isFromPlayer });
  emit('messages', userId);
  return messageId;
}

function toMessage(
  { createdAt, announcementId, reply, ...record }: MessageRecord,
  replies: readonly { reply: NonNullable<MessageRecord['reply']> }[],
): Message {
  return {
    ...record,
    timestamp: createdAt.toISOString(),
    announcement:
      announcementId === null
        ? null
        : { id: announcementId, replies: replies.map((offered) => offered.reply), reply },
  };
}

function toThread({
  faceIconId,
  lastMessageId,
  isFromPlayer,
  text,
  createdAt,
  ...thread
}: ThreadRecord): MessageThread {
  return {
    ...thread,
    icon: faceIconPath(faceIconId),
    lastMessage: { id: lastMessageId, isFromPlayer, text, timestamp: createdAt.toISOString() },
  };
}
