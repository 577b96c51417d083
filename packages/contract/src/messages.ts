import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import {
  assetPath,
  confirmation,
  id,
  idParameter,
  moment,
  newestFirstPage,
  onOneLine,
  onSeveralLines,
  pageLimit,
} from './primitives.ts';
import { userPage, visibleCharacter } from './users.ts';

export const messageRules = {
  titleMax: 45,
  textMax: 1000,
  /** How many players an announcement can be sent to by name. */
  chosenMax: 200,
  /** How many messages are marked as read at once. */
  seenMax: 200,
  /** Milliseconds before whoever has not answered an announcement can be reminded of it again. */
  reminderPause: 60 * 60 * 1000,
} as const;

/** What a player can answer an announcement with by one tap. */
export const quickReply = z.enum(['present', 'absent', 'ok']);
export type QuickReply = z.output<typeof quickReply>;

const title = z
  .string()
  .check(z.trim(), z.normalize('NFC'), onOneLine, z.maxLength(messageRules.titleMax));
const text = z.string().check(
  z.overwrite((written) => written.replaceAll('\r\n', '\n')),
  z.trim(),
  z.normalize('NFC'),
  onSeveralLines,
  z.regex(visibleCharacter, 'non può essere vuoto'),
  z.maxLength(messageRules.textMax),
);

/**
 * Who gets an announcement: every player; who has signed up for a tournament; who gets no further
 * against a leader; some players, by their ids.
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

/** Some ids as a query carries them: '1,2,3'. */
const idList = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/)),
  z.transform((list) => [...new Set(list.split(',').map(Number))]),
);

/** The same as a query carries it; what belongs to another kind is not looked at. */
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

/** One message of a thread, which a player has with all the organisers together. */
export const message = z.object({
  id,
  /** The player has written it; otherwise an organiser. */
  isFromPlayer: z.boolean(),
  /** Whoever has written it; null where the account is gone. */
  sender: z.nullable(z.string()),
  /** Empty where there is none. */
  title: z.string(),
  text: z.string(),
  timestamp: moment,
  /** The other side has seen it. */
  isRead: z.boolean(),
  /** What it was sent to several with, and how the player can answer it. */
  announcement: z.nullable(
    z.object({ id, replies: z.array(quickReply), reply: z.nullable(quickReply) }),
  ),
});
export type Message = z.output<typeof message>;

/** A player's thread as organisers have it in their list: those that were written to last first. */
export const messageThread = z.object({
  userId: id,
  username: z.string(),
  icon: assetPath,
  /** Of what the player has written, how much no organiser has seen. */
  unread: z.int(),
  lastMessage: z.object({ id, isFromPlayer: z.boolean(), text: z.string(), timestamp: moment }),
});
export type MessageThread = z.output<typeof messageThread>;

/** What was sent to several, and what they have answered. */
export const announcement = z.object({
  id,
  sender: z.nullable(z.string()),
  title: z.string(),
  text: z.string(),
  timestamp: moment,
  audience: z.enum(['everyone', 'tournament', 'stuck', 'chosen']),
  /** Of the tournament whose players got it. */
  tournamentName: z.nullable(z.string()),
  /** Those whose account is gone are not counted any more. */
  numberOfRecipients: z.int(),
  /** What can be answered, and how many have. */
  replies: z.array(z.object({ reply: quickReply, players: z.int() })),
  /** When those without an answer were reminded last, and how many they were. */
  lastReminder: z.nullable(z.object({ timestamp: moment, numberOfRecipients: z.int() })),
});
export type Announcement = z.output<typeof announcement>;

/** What somebody has answered to an announcement; 'none': nothing yet. */
export const givenReply = z.enum([...quickReply.options, 'none']);
export type GivenReply = z.output<typeof givenReply>;

/** Somebody as lists of players name them. */
const namedPlayer = z.object({ userId: id, username: z.string(), icon: assetPath });
export type NamedPlayer = z.output<typeof namedPlayer>;

const seenIds = z.array(id).check(z.minLength(1), z.maxLength(messageRules.seenMax));

/** Whose thread: one's own, or any for an organiser. */
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
    summary: 'Write into your thread with the organisers; an organiser, into any player’s',
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
    summary: 'The threads in which somebody has written, the last written first',
    query: z.object(newestFirstPage),
    response: z.array(messageThread),
  }),
};

export const announcements = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/get-announcements',
    access: 'admin',
    summary: 'What was sent to several players, newest first, and what they have answered',
    query: z.object(newestFirstPage),
    response: z.array(announcement),
  }),
  preview: defineEndpoint({
    method: 'GET',
    path: '/api/get-announcement-recipients',
    access: 'admin',
    summary: 'How many would get an announcement now, and the first of them by name',
    query: audienceQuery,
    response: z.object({
      count: z.int(),
      /** Of players who were chosen by name, all of them. */
      first: z.array(namedPlayer),
    }),
  }),
  insert: defineEndpoint({
    method: 'POST',
    path: '/api/insert-announcement',
    access: 'admin',
    summary: 'Send an announcement to everyone, or to some',
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
    summary: 'Answer an announcement that you got; whoever answers again has changed their mind',
    body: z.object({ announcementId: id, reply: quickReply }),
    response: confirmation,
  }),
  repliers: defineEndpoint({
    method: 'GET',
    path: '/api/get-announcement-replies',
    access: 'admin',
    summary: 'Who has answered an announcement in one way, or not at all; by username, in pages',
    query: z.object({
      announcementId: idParameter,
      reply: givenReply,
      after: userPage.after,
      limit: pageLimit,
    }),
    response: z.array(namedPlayer),
  }),
  remind: defineEndpoint({
    method: 'POST',
    path: '/api/remind-announcement',
    access: 'admin',
    summary: 'Remind those who have not answered an announcement, once in an hour',
    body: z.object({ announcementId: id }),
    response: z.object({ numberOfRecipients: z.int() }),
  }),
};
