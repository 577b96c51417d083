import * as z from 'zod/mini';
import { battleEnd } from './battle-events.ts';
import { levelRule } from './battle-settings.ts';
import { battleChoice, battleFormat, battleKind, battleStatus } from './battles.ts';
import { duelChallengeStatus, duelTerms } from './duel-terms.ts';
import { duelSettings } from './duels.ts';
import { defineEndpoint } from './endpoint.ts';
import { matchOutcome } from './matches.ts';
import { quickReply } from './messages.ts';
import { notificationChannel, notificationTopic } from './notification-preferences.ts';
import { id, moment } from './primitives.ts';
import { accountStatus, role } from './user.ts';

const leaderFields = { tournament: z.string(), leader: z.string() };
const optionalMoment = z.nullable(moment);

const tournamentData = z.object({
  name: z.string(),
  signedUpAt: moment,
  completedAt: optionalMoment,
});
const leaderData = z.object({
  ...leaderFields,
  numberOfMatches: z.int(),
  defeatedAt: optionalMoment,
  rewardObtained: z.boolean(),
  badge: z.nullable(z.string()),
});
const matchData = z.object({
  ...leaderFields,
  outcome: matchOutcome,
  rewardGiven: z.boolean(),
  recordedAt: moment,
  battleId: z.nullable(id),
});
const chosenTeamData = z.object({
  ...leaderFields,
  pokemons: z.array(z.string()),
  chosenAt: moment,
});
const pokemonData = z.object({
  name: z.string(),
  level: z.int(),
  isShiny: z.boolean(),
  source: z.enum(['starter', 'reward', 'prize', 'secret']),
  obtainedAt: moment,
});
const recordData = z.object({ board: z.string(), score: z.int(), achievedAt: moment });
const gameData = z.object({ game: z.string(), reached: z.int(), playedAt: moment });
/** A rating by Glicko-2, as of the last rated duel. */
const ratingData = z.object({
  rating: z.number(),
  deviation: z.number(),
  volatility: z.number(),
  ratedDuels: z.int(),
  asOf: moment,
});

/** All personal data of an account, in a portable form. */
const personalData = z.object({
  exportedAt: moment,
  account: z.object({
    id,
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.nullable(z.string()),
    roles: z.array(role),
    /** The species of the account's avatar. */
    icon: z.string(),
    signedUpAt: moment,
    status: accountStatus,
    /** Whether the profile is public. */
    isProfilePublic: z.boolean(),
    /** Last activity, accurate to some minutes. */
    lastSeenAt: optionalMoment,
    /** Time of a pending password reset request. */
    passwordWishedAt: optionalMoment,
  }),
  /** Valid password reset links. */
  passwordLinks: z.array(z.object({ madeAt: moment, expiresAt: moment })),
  /** The invitation used at sign-up; its author is null for a deleted account. */
  invitedBy: z.nullable(z.object({ organiser: z.nullable(z.string()), joinedAt: moment })),
  /** Of accounts that needed approval. */
  signUpRequest: z.nullable(
    z.object({
      askedAt: moment,
      decision: z.nullable(z.enum(['approved', 'refused'])),
      decidedAt: optionalMoment,
    }),
  ),
  /** Known browsers; their identifiers are omitted. */
  devices: z.array(z.object({ lastSignedInAt: moment })),
  /** Networks from which duels were begun in the last month; their addresses are not stored. */
  networks: z.array(z.object({ lastSeenAt: moment })),
  /** Active sessions. */
  sessions: z.array(
    z.object({
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
      signedInAt: moment,
      lastSeenAt: moment,
      expiresAt: moment,
    }),
  ),
  tournaments: z.array(tournamentData),
  /** Tournaments that stay open to the player although their order has changed. */
  keptOpen: z.array(z.string()),
  leaders: z.array(leaderData),
  matches: z.array(matchData),
  battles: z.array(
    z.object({
      id,
      kind: battleKind,
      format: battleFormat,
      levelRule,
      leader: z.nullable(z.string()),
      status: battleStatus,
      outcome: z.nullable(matchOutcome),
      endedBy: z.nullable(battleEnd),
      turns: z.int(),
      startedAt: moment,
      endedAt: optionalMoment,
      /** Null while the replay is not shared. */
      replayKey: z.nullable(z.string()),
      /** The person's choices, in order. */
      choices: z.array(z.object({ madeAt: moment, choice: battleChoice })),
    }),
  ),
  /** Battles against players, with the person's choices in order. */
  duels: z.array(
    z.object({
      id,
      opponent: z.string(),
      status: battleStatus,
      outcome: z.nullable(matchOutcome),
      endedBy: z.nullable(battleEnd),
      turns: z.int(),
      isRated: z.boolean(),
      ratingBefore: z.nullable(z.number()),
      /** Null for duels that do not count. */
      ratingAfter: z.nullable(z.number()),
      startedAt: moment,
      endedAt: optionalMoment,
      choices: z.array(z.object({ madeAt: moment, choice: battleChoice })),
    }),
  ),
  /** Challenges made and received; those that came to nothing are soon deleted. */
  challenges: z.array(
    z.object({
      isOwn: z.boolean(),
      /** Null for a link until it is accepted. */
      player: z.nullable(z.string()),
      terms: duelTerms,
      status: duelChallengeStatus,
      madeAt: moment,
    }),
  ),
  /** The opponent searched at the moment. */
  opponentSearch: z.nullable(z.object({ terms: duelTerms, since: moment })),
  /** Of the current season; null before the first rated duel. */
  rating: z.nullable(ratingData),
  /** At the end of closed seasons, first one first. */
  pastRatings: z.array(z.extend(ratingData, { season: z.string() })),
  /** Null if never set. */
  duelSettings: z.nullable(duelSettings),
  blockedPlayers: z.array(z.object({ player: z.string(), blockedAt: moment })),
  chosenTeams: z.array(chosenTeamData),
  pokemons: z.array(pokemonData),
  faceIcons: z.array(z.object({ species: z.string(), obtainedAt: moment })),
  records: z.array(recordData),
  /** Progress of the last games. */
  games: z.array(gameData),
  /** Closed seasons with the person's participation, first one first. */
  seasons: z.array(
    z.object({
      name: z.string(),
      openedAt: moment,
      closedAt: moment,
      /** Names of then, and the species of the avatar. */
      account: z.object({
        username: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        icon: z.string(),
      }),
      tournaments: z.array(tournamentData),
      keptOpen: z.array(z.string()),
      leaders: z.array(leaderData),
      matches: z.array(matchData),
      chosenTeams: z.array(chosenTeamData),
      pokemons: z.array(pokemonData),
      /** With the final rank. */
      records: z.array(z.extend(recordData, { position: z.int() })),
      games: z.array(gameData),
    }),
  ),
  drawnTeams: z.nullable(
    z.object({
      teamA: z.array(z.string()),
      teamB: z.array(z.string()),
      drawnAt: moment,
    }),
  ),
  notifications: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      sender: z.nullable(z.string()),
      shown: z.boolean(),
      receivedAt: moment,
    }),
  ),
  notificationPreferences: z.array(
    z.object({ topic: notificationTopic, delivery: notificationChannel }),
  ),
  /** Push subscriptions, by push service. */
  pushDevices: z.array(z.object({ service: z.string(), since: moment })),
  /** The thread with the organisers: messages of both sides, and announcements. */
  messages: z.array(
    z.object({
      /** Null for a deleted account. */
      from: z.nullable(z.string()),
      title: z.string(),
      text: z.string(),
      isRead: z.boolean(),
      sentAt: moment,
      /** The person's replies to announcements. */
      reply: z.nullable(quickReply),
    }),
  ),
  /** Messages sent by the person as an organiser, or before threads existed. */
  sentMessages: z.array(
    z.object({ to: z.string(), title: z.string(), text: z.string(), sentAt: moment }),
  ),
  /** Announcements sent by the person. */
  announcements: z.array(
    z.object({ title: z.string(), text: z.string(), recipients: z.int(), sentAt: moment }),
  ),
  /** Invitations created by the person. */
  invitations: z.array(
    z.object({
      createdAt: moment,
      expiresAt: moment,
      places: z.int(),
      taken: z.int(),
      revokedAt: optionalMoment,
    }),
  ),
  /** Audit log entries about or by the person. */
  organisersLog: z.array(z.object({ title: z.string(), subject: z.string(), writtenAt: moment })),
});
export type OwnData = z.output<typeof personalData>;

/** Downloads for everyone. */
export const ownData = {
  get: defineEndpoint({
    method: 'GET',
    path: '/api/get-own-data',
    access: 'user',
    summary: 'All personal data of the caller',
    response: personalData,
  }),
};
