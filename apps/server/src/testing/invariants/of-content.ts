import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Inconsistencies of organisers' changes and their audit entries. */
export async function problemsOfContent(db: Database): Promise<string[]> {
  const problems: string[] = [];
  const requireEqual = (what: string, one: number, other: number) => {
    if (one !== other) problems.push(`${what}: ${one} against ${other}`);
  };
  const countChanges = async (like: string): Promise<number> => {
    const rows = db.selectFrom('audit_log').select(sql<number>`count(*)`.as('count'));
    return Number((await rows.where('action', 'like', like).executeTakeFirstOrThrow()).count);
  };
  const changes = async (table: 'available_pokemons' | 'leaders'): Promise<number> => {
    const row = await db
      .selectFrom(table)
      .select(sql<number>`coalesce(sum(version - 1), 0)`.as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
  // Matches of battles have no audit entry; undoing them has.
  const { recorded } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('matches')
        .select('battle_id')
        .unionAll(eb.selectFrom('past_matches').select('battle_id'))
        .as('fought'),
    )
    .select(sql<number>`count(*)`.as('recorded'))
    .where('battle_id', 'is', null)
    .executeTakeFirstOrThrow();
  const { undone } = await db
    .selectFrom('audit_log')
    .select(sql<number>`count(*)`.as('undone'))
    .where('action', '=', 'match.delete')
    .where('value_before', 'not like', '%"battleId":%')
    .executeTakeFirstOrThrow();
  requireEqual(
    'recorded matches and their trace in the log',
    Number(recorded),
    (await countChanges('match.insert')) - Number(undone),
  );
  requireEqual(
    'changes of available Pokémon and their trace',
    await changes('available_pokemons'),
    await countChanges('available-pokemon.update'),
  );
  requireEqual(
    'changes of leaders and their trace',
    await changes('leaders'),
    await countChanges('leader.%'),
  );
  const teams = await db
    .selectFrom('leader_pokemons')
    .select(['leader_id', sql<number>`max(slot) - count(*)`.as('gaps')])
    .groupBy('leader_id')
    .execute();
  for (const { leader_id, gaps } of teams) requireEqual(`gaps in team ${leader_id}`, gaps, 0);
  return problems;
}
