import * as z from 'zod/mini';
import { shownRating } from './duel-state.ts';
import { duelChallengeStatus, duelEmote, duelTerms } from './duel-terms.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  assetPath,
  confirmation,
  id,
  idParameter,
  maxTeamSize,
  moment,
  singleLine,
} from './primitives.ts';

/** Limits of challenges, and how long they may be answered, in milliseconds. */
export const duelChallengeRules = {
  maxOpen: 5,
  /** Where the challenged player is online. */
  directMs: 2 * 60 * 1000,
  awayMs: 24 * 60 * 60 * 1000,
  linkMs: 30 * 60 * 1000,
  /** After the end of a duel. */
  rematchMs: 60 * 1000,
} as const;

const namedPlayer = z.object({ name: z.string(), picture: assetPath });
/** A player of a challenge; the rating is null before the first rated duel. */
const duelist = z.extend(namedPlayer, { userId: id, rating: z.nullable(shownRating) });
export type Duelist = z.output<typeof duelist>;

const duelChallenge = z.object({
  id,
  from: duelist,
  /** Null for a challenge by link until it is accepted. */
  to: z.nullable(duelist),
  terms: duelTerms,
  /** The drawn teams are known not to be even. */
  isUnbalanced: z.boolean(),
  status: duelChallengeStatus,
  /** Of the accepted challenge. */
  battleId: z.nullable(id),
  /** Only for its maker: a link's last part. */
  linkKey: z.nullable(z.string()),
  /** The finished duel after which it was offered. */
  rematchOf: z.nullable(id),
  /** Whether it is the second duel of 'Andata e ritorno', with exchanged teams. */
  isSecondLeg: z.boolean(),
  createdAt: moment,
  expiresAt: moment,
});
export type DuelChallenge = z.output<typeof duelChallenge>;

/** An answered challenge. */
const answeredChallenge = z.extend(duelChallenge, {
  /** What the players have to know about the duel, such as 'Squadre non bilanciate'. */
  notice: z.nullable(z.string()),
});
export type AnsweredChallenge = z.output<typeof answeredChallenge>;

/** A challenge as its link shows it, also before sign-in. */
const linkedChallenge = z.object({
  from: z.extend(namedPlayer, { rating: z.nullable(shownRating) }),
  terms: duelTerms,
  isUnbalanced: z.boolean(),
  status: duelChallengeStatus,
  expiresAt: moment,
});
export type LinkedChallenge = z.output<typeof linkedChallenge>;

/** A key of a challenge by link. */
const linkKey = z.string().check(z.minLength(1), z.maxLength(64), singleLine);

/** An own team: available Pokémon, in the order of battle. */
const ownTeam = z.array(id).check(z.maxLength(maxTeamSize));

export const duelSettings = z.object({
  acceptsChallenges: z.boolean(),
  showsOnline: z.boolean(),
  emotes: z.boolean(),
});
export type DuelSettings = z.output<typeof duelSettings>;

const blockedPlayer = z.extend(namedPlayer, { userId: id, blockedAt: moment });
export type BlockedPlayer = z.output<typeof blockedPlayer>;

/** A player found by name. */
const foundPlayer = z.object({
  userId: id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  icon: assetPath,
});
export type FoundPlayer = z.output<typeof foundPlayer>;

const playerBody = z.object({ userId: id });

export const duels = {
  challenge: defineEndpoint({
    method: 'POST',
    path: '/api/challenge-player',
    access: 'user',
    summary: 'Challenge a player to a duel; without a player, make a link for one',
    body: z.object({
      userId: z.optional(id),
      terms: duelTerms,
      /** For terms with own teams. */
      pokemonIds: z.optional(ownTeam),
      /** The caller's last teams of 'Genera squadre', first the one that the caller plays. */
      drawnTeams: z.optional(z.tuple([ownTeam, ownTeam])),
    }),
    response: duelChallenge,
    status: 201,
  }),
  findPlayers: defineEndpoint({
    method: 'GET',
    path: '/api/find-players',
    access: 'user',
    summary: 'Players to challenge, by part of a name; never the caller',
    query: z.object({
      search: z.string().check(z.trim(), z.minLength(2), z.maxLength(100), singleLine),
    }),
    response: z.array(foundPlayer),
  }),
  answer: defineEndpoint({
    method: 'POST',
    path: '/api/answer-challenge',
    access: 'user',
    summary: 'Accept a challenge, which starts the duel, or refuse it',
    body: z
      .object({
        challengeId: z.optional(id),
        /** For a challenge by link. */
        key: z.optional(linkKey),
        accept: z.boolean(),
        /** For terms with own teams. */
        pokemonIds: z.optional(ownTeam),
      })
      .check(
        z.refine(
          ({ challengeId, key }) => (challengeId === undefined) !== (key === undefined),
          'Serve la sfida o il suo link',
        ),
      ),
    response: answeredChallenge,
  }),
  withdraw: defineEndpoint({
    method: 'DELETE',
    path: '/api/withdraw-challenge',
    access: 'user',
    summary: 'Withdraw a challenge that has not been answered',
    query: z.object({ challengeId: idParameter }),
    response: confirmation,
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/api/get-challenges',
    access: 'user',
    summary: 'The caller’s open challenges, received and made',
    response: z.object({ incoming: z.array(duelChallenge), outgoing: z.array(duelChallenge) }),
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/api/get-challenge',
    access: 'optional',
    summary: 'What a challenge by link offers; 404 after a block, too',
    query: z.object({ key: linkKey }),
    response: linkedChallenge,
  }),
  joinQueue: defineEndpoint({
    method: 'PUT',
    path: '/api/join-queue',
    access: 'user',
    summary: 'Wait for an opponent on these terms; repeated every few seconds while one waits',
    body: z.object({
      terms: duelTerms,
      /** For terms with own teams. */
      pokemonIds: z.optional(ownTeam),
      /** Whether the caller says again that they wait: an opponent may have been found meanwhile. */
      isRepeated: z.optional(z.boolean()),
    }),
    /** Null if the duel has begun. */
    response: z.object({ since: z.nullable(moment) }),
  }),
  leaveQueue: defineEndpoint({
    method: 'DELETE',
    path: '/api/leave-queue',
    access: 'user',
    summary: 'Wait for no opponent any more',
    response: confirmation,
  }),
  offerRematch: defineEndpoint({
    method: 'POST',
    path: '/api/offer-rematch',
    access: 'user',
    summary: 'Offer a rematch after a duel; it starts when both have',
    body: z.object({ battleId: id }),
    response: answeredChallenge,
  }),
  offerDraw: defineEndpoint({
    method: 'POST',
    path: '/api/offer-draw',
    access: 'user',
    summary: 'Offer a draw in the current step of a duel',
    body: z.object({ battleId: id, step: z.int() }),
    response: confirmation,
  }),
  answerDraw: defineEndpoint({
    method: 'POST',
    path: '/api/answer-draw',
    access: 'user',
    summary: 'Accept the other’s draw, which ends the duel, or refuse it',
    body: z.object({ battleId: id, step: z.int(), accept: z.boolean() }),
    response: confirmation,
  }),
  sendEmote: defineEndpoint({
    method: 'POST',
    path: '/api/send-emote',
    access: 'user',
    summary: 'Say one of eight things in a duel',
    body: z.object({ battleId: id, emote: duelEmote }),
    response: confirmation,
  }),
  settings: defineEndpoint({
    method: 'GET',
    path: '/api/get-live-settings',
    access: 'user',
    summary: 'The caller’s settings for duels',
    response: duelSettings,
  }),
  setSettings: defineEndpoint({
    method: 'PUT',
    path: '/api/set-live-settings',
    access: 'user',
    summary: 'Set who may challenge the caller and what others see',
    body: z.partial(duelSettings),
    response: duelSettings,
  }),
  block: defineEndpoint({
    method: 'PUT',
    path: '/api/block-player',
    access: 'user',
    summary: 'Neither challenge a player nor be challenged; the other is not told',
    body: playerBody,
    response: confirmation,
  }),
  unblock: defineEndpoint({
    method: 'PUT',
    path: '/api/unblock-player',
    access: 'user',
    summary: 'No longer block a player',
    body: playerBody,
    response: confirmation,
  }),
  blocked: defineEndpoint({
    method: 'GET',
    path: '/api/get-blocked-players',
    access: 'user',
    summary: 'The players whom the caller has blocked',
    response: z.array(blockedPlayer),
  }),
};
