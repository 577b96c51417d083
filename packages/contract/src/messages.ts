import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import {
  assetPath,
  confirmation,
  id,
  idParameter,
  moment,
  multiLine,
  newestFirstPage,
  pageLimit,
  singleLine,
} from './primitives.ts';
import { userPage, visibleCharacter } from './users.ts';

export const messageRules = {
  titleMax: 45,
  textMax: 1000,
  /** Maximum number of named recipients of an announcement. */
  chosenMax: 200,
  /** Maximum number of messages marked as read by one call. */
  seenMax: 200,
  /** Minimum interval between reminders of an announcement, in milliseconds. */
  reminderPause: 60 * 60 * 1000,
} as const;

/** One-tap replies to an announcement. */
export const quickReply = z.enum(['present', 'absent', 'ok']);
export type QuickReply = z.output<typeof quickReply>;

const title = z
  .string()
  .check(z.trim(), z.normalize('NFC'), singleLine, z.maxLength(messageRules.titleMax));
const text = z.string().check(
  z.overwrite((written) => written.replaceAll('\r\n', '\n')),
  z.trim(),
  z.normalize('NFC'),
  multiLine,
  z.regex(visibleCharacter, 'non può essere vuoto'),
  z.maxLength(messageRules.textMax),
);

/**
 * Recipients of an announcement: every player; players of a tournament; players stuck at a leader;
 * some players, by their ids.
 */
export const audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('everyone') }),
  z.object({ kind: z.literal('tournament'), tournamentId: id }),
  z.object({ kind: z.literal('stuck') }),
  z.object({
    kind: z.literal('chosen'),
    userIds: z.array(id).check(z.minLength(1), z.maxLength(messageRules.chosenMax)),
  }),
]);
export type Audience = z.output<typeof audience>;

/** Ids in a query: '1,2,3'. */
const idList = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/)),
  z.transform((list) => [...new Set(list.split(',').map(Number))]),
);

/** The audience in a query; parameters of other kinds are ignored. */
const audienceQuery = z
  .object({
    kind: z.enum(['everyone', 'tournament', 'stuck', 'chosen']),
    tournamentId: z.optional(idParameter),
    userIds: z.optional(z.pipe(idList, z.array(id).check(z.maxLength(messageRules.chosenMax)))),
  })
  .check(
    z.refine(({ kind, tournamentId }) => kind !== 'tournament' || tournamentId !== undefined, {
      path: ['tournamentId'],
      error: 'manca',
    }),
    z.refine(({ kind, userIds }) => kind !== 'chosen' || userIds !== undefined, {
      path: ['userIds'],
      error: 'manca',
    }),
  );

const quickReplies = z.array(quickReply).check(
  z.maxLength(quickReply.options.length),
  z.refine((some) => new Set(some).size === some.length, 'contiene due volte la stessa risposta'),
);

/** One message of a player's thread with the organisers. */
export const message = z.object({
  id,
  /** Written by the player; otherwise by an organiser. */
  isFromPlayer: z.boolean(),
  /** The author; null for a deleted account. */
  sender: z.nullable(z.string()),
  /** Empty without a title. */
  title: z.string(),
  text: z.string(),
  timestamp: moment,
  /** The other side has read it. */
  isRead: z.boolean(),
  /** The announcement that it belongs to, and the player's reply. */
  announcement: z.nullable(
    z.object({ id, replies: z.array(quickReply), reply: z.nullable(quickReply) }),
  ),
});
export type Message = z.output<typeof message>;

/** A player's thread in the organisers' list, latest first. */
export const messageThread = z.object({
  userId: id,
  username: z.string(),
  icon: assetPath,
  /** Number of the player's messages that no organiser has read. */
  unread: z.int(),
  lastMessage: z.object({ id, isFromPlayer: z.boolean(), text: z.string(), timestamp: moment }),
});
export type MessageThread = z.output<typeof messageThread>;

/** A sent announcement with its replies. */
export const announcement = z.object({
  id,
  sender: z.nullable(z.string()),
  title: z.string(),
  text: z.string(),
  timestamp: moment,
  audience: z.enum(['everyone', 'tournament', 'stuck', 'chosen']),
  /** The recipients' tournament. */
  tournamentName: z.nullable(z.string()),
  /** Without deleted accounts. */
  numberOfRecipients: z.int(),
  /** Possible replies with their counts. */
  replies: z.array(z.object({ reply: quickReply, players: z.int() })),
  /** Time and number of recipients of the last reminder. */
  lastReminder: z.nullable(z.object({ timestamp: moment, numberOfRecipients: z.int() })),
});
export type Announcement = z.output<typeof announcement>;

/** A recipient's reply; 'none' while there is none. */
export const announcementReply = z.enum([...quickReply.options, 'none']);
export type AnnouncementReply = z.output<typeof announcementReply>;

/** A player in lists of names. */
const namedPlayer = z.object({ userId: id, username: z.string(), icon: assetPath });
export type NamedPlayer = z.output<typeof namedPlayer>;

const seenIds = z.array(id).check(z.minLength(1), z.maxLength(messageRules.seenMax));

/** The thread's player: oneself, or any for an organiser. */
const ofUser = z.optional(id);

export const messages = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/get-messages',
    access: 'user',
    summary:
      'A player’s thread with the organisers, newest first: your own, or any for an organiser',
    query: z.object({ ...newestFirstPage, userId: z.optional(idParameter) }),
    response: z.array(message),
  }),
  insert: defineEndpoint({
    method: 'POST',
    path: '/api/insert-message',
    access: 'user',
    summary: 'Write in the caller’s thread with the organisers; an organiser, in any player’s',
    body: z.object({ text, userId: ofUser }),
    response: confirmation,
  }),
  setRead: defineEndpoint({
    method: 'PUT',
    path: '/api/set-messages-read',
    access: 'user',
    summary:
      'Mark what the other side has written in a thread as read: some messages, or all up to one',
    body: z.object({ messageIds: z.optional(seenIds), upTo: z.optional(id), userId: ofUser }).check(
      z.refine(({ messageIds, upTo }) => (messageIds === undefined) !== (upTo === undefined), {
        path: ['messageIds'],
        error: 'o upTo: uno dei due',
      }),
    ),
    response: confirmation,
  }),
  threads: defineEndpoint({
    method: 'GET',
    path: '/api/get-message-threads',
    access: 'admin',
    summary: 'The threads with messages, latest first',
    query: z.object(newestFirstPage),
    response: z.array(messageThread),
  }),
};

export const announcements = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/get-announcements',
    access: 'admin',
    summary: 'Sent announcements with their replies, newest first',
    query: z.object(newestFirstPage),
    response: z.array(announcement),
  }),
  preview: defineEndpoint({
    method: 'GET',
    path: '/api/get-announcement-recipients',
    access: 'admin',
    summary: 'Number of recipients of an announcement, and the first of them by name',
    query: audienceQuery,
    response: z.object({
      count: z.int(),
      /** All players chosen by name. */
      first: z.array(namedPlayer),
    }),
  }),
  insert: defineEndpoint({
    method: 'POST',
    path: '/api/insert-announcement',
    access: 'admin',
    summary: 'Send an announcement to an audience',
    body: z.object({
      audience,
      title: z._default(title, ''),
      text,
      replies: z._default(quickReplies, []),
    }),
    status: 201,
    response: z.object({ id, numberOfRecipients: z.int() }),
  }),
  answer: defineEndpoint({
    method: 'PUT',
    path: '/api/answer-announcement',
    access: 'user',
    summary: 'Reply to a received announcement; a later reply replaces the earlier one',
    body: z.object({ announcementId: id, reply: quickReply }),
    response: confirmation,
  }),
  repliers: defineEndpoint({
    method: 'GET',
    path: '/api/get-announcement-replies',
    access: 'admin',
    summary:
      'The players with a given reply to an announcement, or none, by username, a page at a time',
    query: z.object({
      announcementId: idParameter,
      reply: announcementReply,
      after: userPage.after,
      limit: pageLimit,
    }),
    response: z.array(namedPlayer),
  }),
  remind: defineEndpoint({
    method: 'POST',
    path: '/api/remind-announcement',
    access: 'admin',
    summary: 'Remind recipients without a reply, at most once an hour',
    body: z.object({ announcementId: id }),
    response: z.object({ numberOfRecipients: z.int() }),
  }),
};
