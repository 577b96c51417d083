import type { MatchOutcome } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';

/** Numbers of Pokémon by user; users without any are missing. */
export async function listNumbersOfPokemons(
  db: Database,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('user_pokemons')
    .select((eb) => ['user_id', eb.fn.countAll<number>().as('count')])
    .where('user_id', 'in', userIds)
    .groupBy('user_id')
    .execute();
  return new Map(rows.map((row) => [row.user_id, row.count]));
}

/** Times of password reset requests by user; users without one are missing. */
export async function listResetRequests(
  db: Database,
  userIds: readonly number[],
): Promise<Map<number, Date>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('password_wishes')
    .select(['user_id', 'wished_at'])
    .where('user_id', 'in', userIds)
    .execute();
  return new Map(rows.map((row) => [row.user_id, new Date(row.wished_at)]));
}

export interface LastMatch {
  id: number;
  leaderName: string;
  outcome: MatchOutcome;
}

/** The newest match by user, suspended ones included. */
export async function listLastMatches(
  db: Database,
  userIds: readonly number[],
): Promise<Map<number, LastMatch>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('matches')
    .innerJoin('leaders', 'leaders.id', 'matches.leader_id')
    .select(['matches.user_id', 'matches.id', 'matches.outcome', 'leaders.name as leaderName'])
    .where('matches.id', 'in', (last) =>
      last
        .selectFrom('matches as recorded')
        .select((eb) => eb.fn.max('recorded.id').as('id'))
        .where('recorded.user_id', 'in', userIds)
        .groupBy('recorded.user_id'),
    )
    .execute();
  return new Map(rows.map(({ user_id, ...match }) => [user_id, match]));
}
