import * as z from 'zod/mini';
import { battleEnd } from './battle-events.ts';
import { levelRule } from './battle-settings.ts';
import { battleChoice, battleFormat, battleKind, battleStatus } from './battles.ts';
import { defineEndpoint } from './endpoint.ts';
import { matchOutcome } from './matches.ts';
import { quickReply } from './messages.ts';
import { newsDelivery, newsTopic } from './notification-preferences.ts';
import { id, moment } from './primitives.ts';
import { accountStatus, role } from './user.ts';

const ofLeader = { tournament: z.string(), leader: z.string() };
const onceThere = z.nullable(moment);

const tournamentKept = z.object({ name: z.string(), signedUpAt: moment, completedAt: onceThere });
const leaderKept = z.object({
  ...ofLeader,
  numberOfMatches: z.int(),
  defeatedAt: onceThere,
  rewardObtained: z.boolean(),
  badge: z.nullable(z.string()),
});
const matchKept = z.object({
  ...ofLeader,
  outcome: matchOutcome,
  rewardGiven: z.boolean(),
  recordedAt: moment,
  battleId: z.nullable(id),
});
const chosenTeamKept = z.object({
  ...ofLeader,
  pokemons: z.array(z.string()),
  chosenAt: moment,
});
const pokemonKept = z.object({
  name: z.string(),
  level: z.int(),
  isShiny: z.boolean(),
  source: z.enum(['starter', 'reward', 'prize', 'secret']),
  obtainedAt: moment,
});
const recordKept = z.object({ board: z.string(), score: z.int(), achievedAt: moment });
const gameKept = z.object({ game: z.string(), reached: z.int(), playedAt: moment });

/** All that the product keeps of a person, in a form that can be read and taken elsewhere. */
const everythingKept = z.object({
  exportedAt: moment,
  account: z.object({
    id,
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.nullable(z.string()),
    roles: z.array(role),
    /** The species whose icon stands for the person. */
    icon: z.string(),
    signedUpAt: moment,
    status: accountStatus,
    /** Whether anybody may look at the person's profile. */
    isProfilePublic: z.boolean(),
    /** When the server has last heard of the person, to within some minutes. */
    lastSeenAt: onceThere,
    /** When the person has asked the organisers for a new password, if nobody has helped since. */
    passwordWishedAt: onceThere,
  }),
  /** The links to set a new password that can still be used. */
  passwordLinks: z.array(z.object({ madeAt: moment, expiresAt: moment })),
  /** The invitation that the person has come in by; who made it is null when that account is gone. */
  invitedBy: z.nullable(z.object({ organiser: z.nullable(z.string()), joinedAt: moment })),
  /** Of whoever had to be let in. */
  signUpRequest: z.nullable(
    z.object({
      askedAt: moment,
      decision: z.nullable(z.enum(['approved', 'refused'])),
      decidedAt: onceThere,
    }),
  ),
  /** The browsers that have signed in; what they are known by is of no use to anybody. */
  devices: z.array(z.object({ lastSignedInAt: moment })),
  /** Where the person is signed in. */
  sessions: z.array(
    z.object({
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
      signedInAt: moment,
      lastSeenAt: moment,
      expiresAt: moment,
    }),
  ),
  tournaments: z.array(tournamentKept),
  /** The tournaments that stay open to the person, though their order has changed. */
  keptOpen: z.array(z.string()),
  leaders: z.array(leaderKept),
  matches: z.array(matchKept),
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
      endedAt: onceThere,
      /** Null as long as the replay is not shared. */
      replayKey: z.nullable(z.string()),
      /** What the person has decided, in order. */
      choices: z.array(z.object({ madeAt: moment, choice: battleChoice })),
    }),
  ),
  chosenTeams: z.array(chosenTeamKept),
  pokemons: z.array(pokemonKept),
  faceIcons: z.array(z.object({ species: z.string(), obtainedAt: moment })),
  records: z.array(recordKept),
  /** How far the games were that were played last. */
  games: z.array(gameKept),
  /** The closed seasons that the person took part in, the first one first. */
  seasons: z.array(
    z.object({
      name: z.string(),
      openedAt: moment,
      closedAt: moment,
      /** Under which names, and the species of the icon. */
      account: z.object({
        username: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        icon: z.string(),
      }),
      tournaments: z.array(tournamentKept),
      keptOpen: z.array(z.string()),
      leaders: z.array(leaderKept),
      matches: z.array(matchKept),
      chosenTeams: z.array(chosenTeamKept),
      pokemons: z.array(pokemonKept),
      /** With the place at the end. */
      records: z.array(z.extend(recordKept, { position: z.int() })),
      games: z.array(gameKept),
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
  notificationPreferences: z.array(z.object({ topic: newsTopic, delivery: newsDelivery })),
  /** The browsers that are sent the news, by the services that carry them. */
  pushDevices: z.array(z.object({ service: z.string(), since: moment })),
  /** The person's thread with the organisers: what both sides have written, and announcements. */
  messages: z.array(
    z.object({
      /** Null when that account is gone. */
      from: z.nullable(z.string()),
      title: z.string(),
      text: z.string(),
      isRead: z.boolean(),
      sentAt: moment,
      /** What the person has answered to an announcement. */
      reply: z.nullable(quickReply),
    }),
  ),
  /** What the person has written to others, as an organiser or before there were threads. */
  sentMessages: z.array(
    z.object({ to: z.string(), title: z.string(), text: z.string(), sentAt: moment }),
  ),
  /** What the person has sent to several players at once. */
  announcements: z.array(
    z.object({ title: z.string(), text: z.string(), recipients: z.int(), sentAt: moment }),
  ),
  /** The invitations that the person has given out. */
  invitations: z.array(
    z.object({
      createdAt: moment,
      expiresAt: moment,
      places: z.int(),
      taken: z.int(),
      revokedAt: onceThere,
    }),
  ),
  /** What is written of the person, or by them, in the organisers' log. */
  organisersLog: z.array(z.object({ title: z.string(), subject: z.string(), writtenAt: moment })),
});
export type OwnData = z.output<typeof everythingKept>;

/** What everybody may take with them. */
export const ownData = {
  get: defineEndpoint({
    method: 'GET',
    path: '/api/get-own-data',
    access: 'user',
    summary: 'All that is kept of the caller',
    response: everythingKept,
  }),
};
