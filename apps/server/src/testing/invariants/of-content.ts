import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** What contradicts itself in what organisers change, and in its trace in the log. */
export async function problemsOfContent(db: Database): Promise<string[]> {
  const problems: string[] = [];
  const mustBeEqual = (what: string, one: number, other: number) => {
    if (one !== other) problems.push(`${what}: ${one} against ${other}`);
  };
  const count = async (table: 'matches' | 'audit_log', like?: string): Promise<number> => {
    const rows = db.selectFrom(table).select(sql<number>`count(*)`.as('count'));
    const some = like === undefined ? rows : rows.where(sql`action`, 'like', like);
    return Number((await some.executeTakeFirstOrThrow()).count);
  };
  const changes = async (table: 'available_pokemons' | 'leaders'): Promise<number> => {
    const row = await db
      .selectFrom(table)
      .select(sql<number>`coalesce(sum(version - 1), 0)`.as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
  mustBeEqual(
    'matches and their trace in the log',
    await count('matches'),
    (await count('audit_log', 'match.insert')) - (await count('audit_log', 'match.delete')),
  );
  mustBeEqual(
    'changes of available Pokémon and their trace',
    await changes('available_pokemons'),
    await count('audit_log', 'available-pokemon.update'),
  );
  mustBeEqual(
    'changes of leaders and their trace',
    await changes('leaders'),
    await count('audit_log', 'leader.%'),
  );
  const teams = await db
    .selectFrom('leader_pokemons')
    .select(['leader_id', sql<number>`max(slot) - count(*)`.as('gaps')])
    .groupBy('leader_id')
    .execute();
  for (const { leader_id, gaps } of teams) mustBeEqual(`gaps in team ${leader_id}`, gaps, 0);
  return problems;
}
