import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { leaderboard, leaderboardKind, leaderboardRow } from './leaderboards.ts';
import { assetPath, colour, id, idParameter, moment, onOneLine } from './primitives.ts';

export const seasonRules = { nameMax: 40 } as const;

/** What a season is called, as somebody has written it. */
const seasonName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(seasonRules.nameMax), onOneLine);

/** The season that is being played. */
const openSeason = z.object({ id, name: z.string(), openedAt: moment });
export type OpenSeason = z.output<typeof openSeason>;

const closedSeason = z.extend(openSeason, { closedAt: moment });

/** Somebody who has defeated a tournament's champion, with the name and the icon of then. */
const champion = z.object({ userId: id, username: z.string(), icon: assetPath, wonAt: moment });

/** How a tournament of a closed season ended. */
const seasonTournament = z.object({
  id,
  /** As it was called then. */
  name: z.string(),
  image: assetPath,
  /** The champion who was to be defeated; null for a tournament without one. */
  opponent: z.nullable(z.object({ name: z.string(), sprite: assetPath })),
  /** How many have signed up, and how many have defeated its eight leaders. */
  signedUp: z.int(),
  completed: z.int(),
  /** How many have defeated the champion, and the first of them, who was first before. */
  numberOfChampions: z.int(),
  champions: z.array(champion),
});
export type SeasonTournament = z.output<typeof seasonTournament>;

/** The first places of a board at the end of a season. */
const seasonPodium = z.object({
  kind: leaderboardKind,
  title: z.string(),
  bgImage: assetPath,
  bgColor: colour,
  /** Places 1 to 3: whoever has left since leaves a gap. */
  rows: z.array(leaderboardRow),
  /** How many were on the board. */
  players: z.int(),
});
export type SeasonPodium = z.output<typeof seasonPodium>;

const famedSeason = z.extend(closedSeason, {
  players: z.int(),
  matches: z.int(),
  badges: z.int(),
  podiums: z.array(seasonPodium),
  tournaments: z.array(seasonTournament),
});
export type FamedSeason = z.output<typeof famedSeason>;

/** What a player came to in a closed season. */
export const playerSeason = z.extend(closedSeason, {
  badges: z.array(z.object({ name: z.string(), image: assetPath, tournamentName: z.string() })),
  /** The tournaments whose champion the player has defeated. */
  championOf: z.array(z.string()),
  places: z.array(
    z.object({ kind: leaderboardKind, title: z.string(), score: z.int(), position: z.int() }),
  ),
});
export type PlayerSeason = z.output<typeof playerSeason>;

/** What will happen when the season is closed. */
const closing = z.object({
  season: openSeason,
  /** Players with a score or in a tournament: those who begin again. */
  players: z.int(),
  matches: z.int(),
  badges: z.int(),
  pokemons: z.int(),
  /** Battles under way, which will be annulled. */
  runningBattles: z.int(),
  /** What the next season may be called. */
  suggestedName: z.string(),
});
export type SeasonClosing = z.output<typeof closing>;

/** Why a closed season cannot be opened again. */
export const reopeningObstacle = z.enum(['played', 'pokemon-gone']);
export type ReopeningObstacle = z.output<typeof reopeningObstacle>;

const reopening = z.object({
  season: closedSeason,
  /** Null as long as it can be. */
  obstacle: z.nullable(reopeningObstacle),
});
export type SeasonReopening = z.output<typeof reopening>;

const plan = z.object({
  closing,
  /** Of the season that was closed last; null as long as none was. */
  reopening: z.nullable(reopening),
});
export type SeasonPlan = z.output<typeof plan>;

export const seasons = {
  current: defineEndpoint({
    method: 'GET',
    path: '/api/get-current-season',
    access: 'user',
    summary: 'The season that is being played, and the one before it',
    response: z.object({ season: openSeason, previous: z.nullable(closedSeason) }),
  }),
  hallOfFame: defineEndpoint({
    method: 'GET',
    path: '/api/get-hall-of-fame',
    access: 'user',
    summary:
      'The closed seasons, the last one first, with podiums and champions; and the one under way',
    response: z.object({ current: openSeason, seasons: z.array(famedSeason) }),
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
    summary: 'What a player came to in the closed seasons, the last one first',
    query: z.object({ userId: idParameter }),
    response: z.array(playerSeason),
  }),
  plan: defineEndpoint({
    method: 'GET',
    path: '/api/get-season-plan',
    access: 'admin',
    summary: 'What will happen when the season is closed, and whether the last one can be reopened',
    response: plan,
  }),
  close: defineEndpoint({
    method: 'POST',
    path: '/api/close-season',
    access: 'admin',
    summary: 'Close the season under way and open the next one: everybody begins again',
    body: z.object({
      seasonId: id,
      name: seasonName,
      nextName: seasonName,
      /** The name of the season that is closed, written once more. */
      confirmation: z.string().check(z.maxLength(200)),
    }),
    response: z.object({
      closed: closedSeason,
      opened: openSeason,
      /** The file that the database was copied to before, in the server's data folder. */
      copy: z.string(),
    }),
  }),
  reopen: defineEndpoint({
    method: 'POST',
    path: '/api/reopen-season',
    access: 'admin',
    summary: 'Open the season that was closed last again, as it was',
    body: z.object({ seasonId: id }),
    response: openSeason,
  }),
};
