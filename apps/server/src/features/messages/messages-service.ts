import type { Message, MessageThread } from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import type { Database } from '../../db/database.ts';
import type { NewestFirstPage } from '../../db/newest-first-page.ts';
import type { RunTransaction, Unit } from '../../db/transaction.ts';
import type { Identity } from '../../http/authentication.ts';
import { countIn } from '../attempt-limits/index.ts';
import { deliver, hasNotificationAbout, revokeNotificationsAbout } from '../notifications/index.ts';
import { findAccount, listAdministratorIds, noSuchUser, sessionOver } from '../users/index.ts';
import { listReplies } from './announcements-repository.ts';
import {
  hasUnread,
  insertMessage,
  listMessages,
  type MessageRecord,
  type SeenMessages,
  selectSeen,
  updateRead,
} from './messages-repository.ts';
import { nobodyCanRead, noOtherOrganiser, notYourThread, organisersOnly } from './refusals.ts';
import {
  listThreads,
  type ThreadRecord,
  updateThread,
  updateUnread,
} from './threads-repository.ts';
import { ownThread, threadOf, toldToOrganisers, toldToPlayer } from './told.ts';
import { readWords, type Words } from './written-words.ts';

interface Parts {
  db: Database;
  transaction: RunTransaction;
}

/** What is written, and into whose thread where an organiser writes to a player. */
interface Letter {
  title: string;
  text: string;
  userId?: number | undefined;
}

interface Seen {
  which: SeenMessages['which'];
  /** Whose thread, where it is not the caller's own. */
  userId?: number | undefined;
}

/** The threads that players have with the organisers: what each of them writes to the other. */
export function createMessagesService({ db, transaction }: Parts) {
  async function write(identity: Identity, { userId, ...words }: Letter): Promise<void> {
    if (userId !== undefined && !identity.isAdmin) throw organisersOnly();
    await transaction(async (unit) => {
      if (!identity.isAdmin) await countIn(unit, 'message-account', String(identity.userId));
      const sender = await findAccount(unit.trx, identity.userId);
      if (sender === undefined) throw sessionOver();
      // It may have been taken away since the token was looked at.
      if (userId !== undefined && !sender.isAdmin) throw organisersOnly();
      const told = { ...words, sender: sender.username };
      if (userId === undefined) await writeToOrganisers(unit, sender.id, told);
      else await writeToPlayer(unit, { playerId: userId, senderId: sender.id }, told);
    });
  }

  return {
    /** As a window with a title and a short text sends it. */
    writeShort: (identity: Identity, { userId, ...words }: Words & Pick<Letter, 'userId'>) =>
      write(identity, { ...readWords(words), userId }),

    /** Into one's own thread, or, as an organiser, into a player's. */
    write: (identity: Identity, letter: Omit<Letter, 'title'>) =>
      write(identity, { ...letter, title: '' }),

    /** A page of one's own thread, or, as an organiser, of anybody's. */
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

    /** For organisers: the threads that were written in last. */
    async listThreads(page: NewestFirstPage): Promise<MessageThread[]> {
      return (await listThreads(db, page)).map(toThread);
    },

    /** Messages of the other side are seen: whoever has seen them need not be told of them. */
    async setRead(identity: Identity, { which, userId = identity.userId }: Seen): Promise<void> {
      const isOwn = userId === identity.userId;
      if (!isOwn && !identity.isAdmin) throw notYourThread();
      const thread = { userId, isFromPlayer: !isOwn };
      const seen = { ...thread, which };
      /** Of what does not name its message, only whoever has seen all of the thread need not be told. */
      const about = async (of: Database) => ({
        messages: selectSeen(of, seen),
        places: (await hasUnread(of, thread)) ? [] : placesOf(userId, isOwn),
      });
      // Whoever has seen it before changes nothing, and must not hold up those who write.
      if (
        !(await hasUnread(db, seen)) &&
        !(await hasNotificationAbout(db, identity.userId, await about(db)))
      ) {
        return;
      }
      await transaction(async (unit) => {
        const { trx, announce } = unit;
        const reader = await findAccount(trx, identity.userId);
        if (reader === undefined) throw sessionOver();
        // It may have been taken away since the token was looked at.
        if (!isOwn && !reader.isAdmin) throw notYourThread();
        const newlySeen = await updateRead(trx, seen);
        if (newlySeen > 0) {
          if (!isOwn) await updateUnread(trx, userId, newlySeen);
          announce('messages', userId);
        }
        await revokeNotificationsAbout(unit, identity.userId, await about(trx));
      });
    },
  };
}

/** An organiser who also plays may have been told of her own thread as organisers are. */
const placesOf = (userId: number, isOwn: boolean) =>
  isOwn ? [ownThread, threadOf(userId)] : [threadOf(userId)];

export type MessagesService = ReturnType<typeof createMessagesService>;

interface Told {
  title: string;
  text: string;
  sender: string;
}

async function writeToOrganisers(unit: Unit, playerId: number, told: Told): Promise<void> {
  const organisers = await listAdministratorIds(unit.trx);
  // An organiser who also plays does not hear of what she has written herself.
  const others = organisers.filter((id) => id !== playerId);
  if (others.length < organisers.length && others.length === 0) throw noOtherOrganiser();
  const messageId = await putIntoThread(unit, { userId: playerId, senderId: null, ...told });
  for (const userId of others) {
    await deliver(unit, { ...toldToOrganisers(playerId, told), userId, messageId });
  }
}

async function writeToPlayer(
  unit: Unit,
  { playerId, senderId }: { playerId: number; senderId: number },
  told: Told,
): Promise<void> {
  const account = await findAccount(unit.trx, playerId);
  if (account === undefined) throw noSuchUser();
  if (account.status !== 'active') throw nobodyCanRead();
  const messageId = await putIntoThread(unit, { userId: playerId, senderId, ...told });
  await deliver(unit, { ...toldToPlayer(told), userId: playerId, messageId });
}

/** Without a sender it is the player who writes. Answers with the message's id. */
async function putIntoThread(
  { trx, now, announce }: Unit,
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
  announce('messages', userId);
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
