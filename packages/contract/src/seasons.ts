import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { leaderboard, leaderboardKind, leaderboardRow } from './leaderboards.ts';
import { assetPath, colour, id, idParameter, moment, singleLine } from './primitives.ts';

export const seasonRules = { nameMax: 40 } as const;

/** A season's name. */
const seasonName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(seasonRules.nameMax), singleLine);

/** The current season. */
const openSeason = z.object({ id, name: z.string(), openedAt: moment });
export type OpenSeason = z.output<typeof openSeason>;

const closedSeason = z.extend(openSeason, { closedAt: moment });

/** A player who defeated a tournament's champion, with name and avatar of then. */
const champion = z.object({ userId: id, username: z.string(), icon: assetPath, wonAt: moment });

/** A tournament's result in a closed season. */
const seasonTournament = z.object({
  id,
  /** Its name of then. */
  name: z.string(),
  image: assetPath,
  /** The champion; null for a tournament without one. */
  opponent: z.nullable(z.object({ name: z.string(), sprite: assetPath })),
  /** Numbers of sign-ups and of completions. */
  signedUp: z.int(),
  completed: z.int(),
  /** Number of players who defeated the champion, and the first ones in order. */
  numberOfChampions: z.int(),
  champions: z.array(champion),
});
export type SeasonTournament = z.output<typeof seasonTournament>;

/** A board's podium at the end of a season. */
const seasonPodium = z.object({
  kind: leaderboardKind,
  title: z.string(),
  bgImage: assetPath,
  bgColor: colour,
  /** Ranks 1 to 3; deleted accounts leave gaps. */
  rows: z.array(leaderboardRow),
  /** Number of players on the board. */
  players: z.int(),
});
export type SeasonPodium = z.output<typeof seasonPodium>;

const hallOfFameSeason = z.extend(closedSeason, {
  players: z.int(),
  matches: z.int(),
  badges: z.int(),
  podiums: z.array(seasonPodium),
  tournaments: z.array(seasonTournament),
});
export type HallOfFameSeason = z.output<typeof hallOfFameSeason>;

/** A player's results of a closed season. */
export const playerSeason = z.extend(closedSeason, {
  badges: z.array(z.object({ name: z.string(), image: assetPath, tournamentName: z.string() })),
  /** Tournaments whose champion the player defeated. */
  championOf: z.array(z.string()),
  places: z.array(
    z.object({ kind: leaderboardKind, title: z.string(), score: z.int(), position: z.int() }),
  ),
});
export type PlayerSeason = z.output<typeof playerSeason>;

/** Effects of closing the season. */
const closing = z.object({
  season: openSeason,
  /** Players with a score or in a tournament, who will be reset. */
  players: z.int(),
  matches: z.int(),
  badges: z.int(),
  pokemons: z.int(),
  /** Running battles, which will be annulled. */
  runningBattles: z.int(),
  /** Suggested name of the next season. */
  suggestedName: z.string(),
});
export type SeasonClosing = z.output<typeof closing>;

/** Why a closed season cannot be reopened. */
export const reopeningObstacle = z.enum(['played', 'pokemon-gone']);
export type ReopeningObstacle = z.output<typeof reopeningObstacle>;

const reopening = z.object({
  season: closedSeason,
  /** Null if it can. */
  obstacle: z.nullable(reopeningObstacle),
});
export type SeasonReopening = z.output<typeof reopening>;

const plan = z.object({
  closing,
  /** Of the last closed season; null without any. */
  reopening: z.nullable(reopening),
});
export type SeasonPlan = z.output<typeof plan>;

export const seasons = {
  current: defineEndpoint({
    method: 'GET',
    path: '/api/get-current-season',
    access: 'user',
    summary: 'The current season, and the previous one',
    response: z.object({ season: openSeason, previous: z.nullable(closedSeason) }),
  }),
  hallOfFame: defineEndpoint({
    method: 'GET',
    path: '/api/get-hall-of-fame',
    access: 'user',
    summary:
      'The closed seasons, the last one first, with podiums and champions; and the one under way',
    response: z.object({ current: openSeason, seasons: z.array(hallOfFameSeason) }),
  }),
  standings: defineEndpoint({
    method: 'GET',
    path: '/api/get-season-standings',
    access: 'user',
    summary:
      'Every leaderboard as it stood at the end of a closed season, with the caller’s own place',
    query: z.object({ seasonId: idParameter }),
    response: z.array(leaderboard),
  }),
  ofPlayer: defineEndpoint({
    method: 'GET',
    path: '/api/get-player-seasons',
    access: 'user',
    summary: 'A player’s results in closed seasons, latest first',
    query: z.object({ userId: idParameter }),
    response: z.array(playerSeason),
  }),
  plan: defineEndpoint({
    method: 'GET',
    path: '/api/get-season-plan',
    access: 'admin',
    summary: 'Preview of closing the season, and whether the last one can be reopened',
    response: plan,
  }),
  close: defineEndpoint({
    method: 'POST',
    path: '/api/close-season',
    access: 'admin',
    summary: 'Close the current season and open the next one: all progress is archived',
    body: z.object({
      seasonId: id,
      name: seasonName,
      nextName: seasonName,
      /** The season's name as a confirmation. */
      confirmation: z.string().check(z.maxLength(200)),
    }),
    response: z.object({
      closed: closedSeason,
      opened: openSeason,
      /** The database backup made before, in the server's data folder. */
      copy: z.string(),
    }),
  }),
  reopen: defineEndpoint({
    method: 'POST',
    path: '/api/reopen-season',
    access: 'admin',
    summary: 'Reopen the last closed season',
    body: z.object({ seasonId: id }),
    response: openSeason,
  }),
};
