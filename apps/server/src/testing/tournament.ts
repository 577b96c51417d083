import { contract, type MatchOutcome, type TournamentLeader } from '@poketorneo/contract';
import type { Person } from './people.ts';
import { parseResponse } from './responses.ts';
import type { TestApp } from './test-app.ts';

/** The id of the tournament at a position from 1, in a seeded app. */
export async function tournamentId(server: TestApp, position: number): Promise<number> {
  const { id } = await server.database.db
    .selectFrom('tournaments')
    .select('id')
    .where('position', '=', position)
    .executeTakeFirstOrThrow();
  return id;
}

/** The id of the leader at a position from 1. */
export async function leaderId(
  server: TestApp,
  tournament: number,
  position: number,
): Promise<number> {
  const { id } = await server.database.db
    .selectFrom('leaders')
    .innerJoin('tournaments', 'tournaments.id', 'leaders.tournament_id')
    .select('leaders.id')
    .where('tournaments.position', '=', tournament)
    .where('leaders.position', '=', position)
    .executeTakeFirstOrThrow();
  return id;
}

/** Signs a player up for the tournament at a position. */
export async function enrol(server: TestApp, player: Person, position: number) {
  return server.call(contract.tournaments.signUp, {
    body: { tournamentId: await tournamentId(server, position) },
    token: player.token,
  });
}

interface MatchInput {
  leaderId: number;
  outcome: MatchOutcome;
  rewardGiven?: boolean;
  lastMatchId?: number | null;
}

/** Records a match like an organiser. */
export function record(server: TestApp, organiser: Person, player: Person, bout: MatchInput) {
  return server.call(contract.matches.insert, {
    body: { userId: player.id, ...bout },
    token: organiser.token,
  });
}

/** Undoes a player's last match like an organiser. */
export function undoLast(server: TestApp, organiser: Person, player: Person, matchId?: number) {
  return server.call(contract.matches.deleteLast, {
    query: { userId: player.id, ...(matchId === undefined ? {} : { matchId }) },
    token: organiser.token,
  });
}

/** Records wins against leaders of a tournament. */
export async function winAgainst(
  server: TestApp,
  organiser: Person,
  player: Person,
  { tournament, leaders }: { tournament: number; leaders: readonly number[] },
): Promise<void> {
  for (const position of leaders) {
    const id = await leaderId(server, tournament, position);
    parseResponse(
      contract.matches.insert,
      await record(server, organiser, player, { leaderId: id, outcome: 'win' }),
    );
  }
}

/** A leader on a player's page; undefined if not visible. */
export async function findShownLeader(
  server: TestApp,
  player: Person,
  id: number,
): Promise<TournamentLeader | undefined> {
  const response = await server.call(contract.leaders.listOwn, { token: player.token });
  return parseResponse(contract.leaders.listOwn, response)
    .flatMap(({ leaders }) => leaders)
    .find((leader) => leader.id === id);
}

/** A player's stored possessions and notifications, which undo must restore. */
export async function possessions(server: TestApp, player: Person) {
  const { db } = server.database;
  const pokemons = await db
    .selectFrom('user_pokemons')
    .select(['available_pokemon_id', 'source'])
    .where('user_id', '=', player.id)
    .orderBy('available_pokemon_id')
    .execute();
  const icons = await db
    .selectFrom('user_face_icons')
    .select('species_id')
    .where('user_id', '=', player.id)
    .orderBy('species_id')
    .execute();
  const leaders = await db
    .selectFrom('user_leaders')
    .selectAll()
    .where('user_id', '=', player.id)
    .orderBy('leader_id')
    .execute();
  const tournaments = await db
    .selectFrom('user_tournaments')
    .select(['tournament_id', 'completed_at'])
    .where('user_id', '=', player.id)
    .orderBy('tournament_id')
    .execute();
  const matches = await db
    .selectFrom('matches')
    .select(['id', 'outcome'])
    .where('user_id', '=', player.id)
    .orderBy('id')
    .execute();
  const account = await db
    .selectFrom('users')
    .select('face_icon_id')
    .where('id', '=', player.id)
    .executeTakeFirst();
  const titles = await titlesOf(server, player);
  return { pokemons, icons, leaders, tournaments, matches, account, titles };
}

/** Species of the icons gained since. */
export async function newIcons(
  server: TestApp,
  player: Person,
  before: Awaited<ReturnType<typeof possessions>>,
): Promise<number[]> {
  const known = new Set(before.icons.map(({ species_id }) => species_id));
  const { icons } = await possessions(server, player);
  return icons.map(({ species_id }) => species_id).filter((id) => !known.has(id));
}

/** Titles of a player's notifications, oldest first. */
export async function titlesOf(server: TestApp, player: Person): Promise<string[]> {
  const rows = await server.database.db
    .selectFrom('notifications')
    .select('title')
    .where('user_id', '=', player.id)
    .orderBy('id')
    .execute();
  return rows.map(({ title }) => title);
}
