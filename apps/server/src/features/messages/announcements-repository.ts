import type { Audience, QuickReply } from '@poketorneo/contract';
import type { NotNull } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import type { NewestFirstPage } from '../../db/newest-first-page.ts';
import { groupBy } from '../../group-by.ts';
import { selectRecipients } from './recipients-repository.ts';

interface NewAnnouncement {
  senderId: number;
  title: string;
  text: string;
  audience: Audience;
  replies: readonly QuickReply[];
  createdAt: Date;
}

/** Inserts an announcement without recipients; returns its id. */
export async function insertAnnouncement(
  trx: Trx,
  { senderId, title, text, audience, replies, createdAt }: NewAnnouncement,
): Promise<number> {
  const { id } = await trx
    .insertInto('announcements')
    .values({
      sender_id: senderId,
      title,
      text,
      audience: audience.kind,
      tournament_id: audience.kind === 'tournament' ? audience.tournamentId : null,
      recipients: 0,
      created_at: createdAt.getTime(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (replies.length > 0) {
    await trx
      .insertInto('announcement_replies')
      .values(
        replies.map((reply, index) => ({
          announcement_id: id,
          reply,
          position: index + 1,
          players: 0,
        })),
      )
      .execute();
  }
  return id;
}

/** Inserts an announcement into the audience's threads; returns the number of recipients. */
export async function insertIntoThreads(
  trx: Trx,
  announcementId: number,
  audience: Audience,
  createdAt: Date,
): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('messages')
    .columns(['user_id', 'is_from_player', 'announcement_id', 'is_read', 'created_at'])
    .expression(
      selectRecipients(trx, audience).select((eb) => [
        'users.id',
        eb.lit(0).as('is_from_player'),
        eb.cast<number>(eb.val(announcementId), 'bigint').as('announcement_id'),
        eb.lit(0).as('is_read'),
        eb.cast<number>(eb.val(createdAt.getTime()), 'bigint').as('created_at'),
      ]),
    )
    .executeTakeFirst();
  const recipients = Number(numInsertedOrUpdatedRows);
  await trx
    .updateTable('announcements')
    .set({ recipients })
    .where('id', '=', announcementId)
    .execute();
  return recipients;
}

/** The recipients of an announcement. */
export function selectRecipientsOf(db: Database, announcementId: number) {
  return db
    .selectFrom('users')
    .innerJoin('messages', 'messages.user_id', 'users.id')
    .where('messages.announcement_id', '=', announcementId)
    .select('users.id as id');
}

/** An announcement's message in a player's thread. */
export function selectMessageOf(db: Database, announcementId: number, userId: number) {
  return db
    .selectFrom('messages')
    .select('messages.id')
    .where('announcement_id', '=', announcementId)
    .where('user_id', '=', userId);
}

export async function findTournamentName(db: Database, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('tournaments')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name;
}

export interface ReplyRecord {
  reply: QuickReply;
  /** Number of players with this reply. */
  players: number;
}

export interface AnnouncementRecord {
  id: number;
  sender: string | null;
  title: string;
  text: string;
  audience: Audience['kind'];
  tournamentName: string | null;
  recipients: number;
  createdAt: Date;
  replies: readonly ReplyRecord[];
  remindedAt: Date | null;
  /** Number of recipients of the last reminder. */
  reminded: number | null;
}

/** A page of the announcements, newest first. */
export async function listAnnouncements(
  db: Database,
  { before, limit }: NewestFirstPage,
): Promise<AnnouncementRecord[]> {
  let query = db
    .selectFrom('announcements')
    .leftJoin('users', 'users.id', 'announcements.sender_id')
    .leftJoin('tournaments', 'tournaments.id', 'announcements.tournament_id')
    .select([
      'announcements.id',
      'announcements.title',
      'announcements.text',
      'announcements.audience',
      'announcements.recipients',
      'announcements.created_at',
      'announcements.reminded_at',
      'announcements.reminded',
      'users.username as sender',
      'tournaments.name as tournamentName',
    ])
    .orderBy('announcements.id', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('announcements.id', '<', before);
  const rows = await query.execute();
  const repliesOf = await listReplies(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ created_at, reminded_at, ...row }) => ({
    ...row,
    createdAt: new Date(created_at),
    remindedAt: reminded_at === null ? null : new Date(reminded_at),
    replies: repliesOf.get(row.id) ?? [],
  }));
}

/** The offered replies by announcement, in order. */
export async function listReplies(
  db: Database,
  announcementIds: readonly number[],
): Promise<Map<number, ReplyRecord[]>> {
  if (announcementIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('announcement_replies')
    .selectAll()
    .where('announcement_id', 'in', announcementIds)
    .orderBy('announcement_id')
    .orderBy('position')
    .execute();
  const grouped = groupBy(rows, ({ announcement_id }) => announcement_id);
  return new Map(
    [...grouped].map(([id, replies]) => [
      id,
      replies.map(({ reply, players }) => ({ reply, players })),
    ]),
  );
}

/** A player's reply; undefined if they are not a recipient. */
export async function findReply(
  db: Database,
  announcementId: number,
  userId: number,
): Promise<{ reply: QuickReply | null } | undefined> {
  return db
    .selectFrom('messages')
    .select('reply')
    .where('announcement_id', '=', announcementId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Stores a player's reply and updates the counts. */
export async function updateReply(
  trx: Trx,
  {
    announcementId,
    userId,
    before,
    after,
  }: { announcementId: number; userId: number; before: QuickReply | null; after: QuickReply },
): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ reply: after })
    .where('announcement_id', '=', announcementId)
    .where('user_id', '=', userId)
    .execute();
  if (before !== null) await updatePlayers(trx, announcementId, before, -1);
  await updatePlayers(trx, announcementId, after, 1);
}

async function updatePlayers(
  trx: Trx,
  announcementId: number,
  reply: QuickReply,
  more: number,
): Promise<void> {
  await trx
    .updateTable('announcement_replies')
    .set(({ eb }) => ({ players: eb('players', '+', more) }))
    .where('announcement_id', '=', announcementId)
    .where('reply', '=', reply)
    .execute();
}

/** Removes a player from the counts of announcements; the thread is deleted with the account. */
export async function decrementReplies(trx: Trx, userId: number): Promise<void> {
  await trx
    .updateTable('announcement_replies')
    .set(({ eb }) => ({ players: eb('players', '-', 1) }))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('messages')
          .select('messages.id')
          .where('messages.user_id', '=', userId)
          .whereRef('messages.announcement_id', '=', 'announcement_replies.announcement_id')
          .whereRef('messages.reply', '=', 'announcement_replies.reply'),
      ),
    )
    .execute();
  await trx
    .updateTable('announcements')
    .set(({ eb }) => ({ recipients: eb('recipients', '-', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('messages')
        .select('messages.announcement_id')
        .where('messages.user_id', '=', userId)
        .where('messages.announcement_id', 'is not', null)
        .$narrowType<{ announcement_id: NotNull }>(),
    )
    .execute();
}
