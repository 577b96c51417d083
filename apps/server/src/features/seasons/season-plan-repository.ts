import type { Database } from '../../db/database.ts';
import { countRunningBattles, hasCurrentBattles } from '../battle-records/index.ts';
import { selectParticipants } from './audience-repository.ts';

type Played = 'matches' | 'user_pokemons';

/** Totals of the current season. */
export async function countCurrentSeason(db: Database) {
  const { players } = await selectParticipants(db)
    .select((eb) => eb.fn.countAll<number>().as('players'))
    .executeTakeFirstOrThrow();
  const { badges } = await db
    .selectFrom('user_leaders')
    .innerJoin('leaders', 'leaders.id', 'user_leaders.leader_id')
    .select((eb) => eb.fn.count<number>('leaders.badge_name').as('badges'))
    .where('defeated_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return {
    players,
    matches: await count(db, 'matches'),
    badges,
    pokemons: await count(db, 'user_pokemons'),
    runningBattles: await countRunningBattles(db),
  };
}

async function count(db: Database, table: Played): Promise<number> {
  const { rows } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
}

/**
 * Whether the current season has progress: sign-ups, matches, Pokémon or scores. Started games do
 * not count.
 */
export async function hasProgress(db: Database): Promise<boolean> {
  const tables = ['user_tournaments', 'matches', 'user_pokemons', 'user_scores'] as const;
  for (const table of tables) {
    const row = await db.selectFrom(table).select('user_id').limit(1).executeTakeFirst();
    if (row !== undefined) return true;
  }
  if (await hasCurrentBattles(db)) return true;
  const quiz = await db
    .selectFrom('quiz_runs')
    .select('user_id')
    .where('status', 'in', ['won', 'redeemed'])
    .limit(1)
    .executeTakeFirst();
  return quiz !== undefined;
}

/** Whether a Pokémon owned in a season has been deleted since. */
export async function isOwnedPokemonDeleted(db: Database, seasonId: number): Promise<boolean> {
  const row = await db
    .selectFrom('past_user_pokemons as past')
    .leftJoin('available_pokemons as now', 'now.id', 'past.available_pokemon_id')
    .select('past.user_id')
    .where('past.season_id', '=', seasonId)
    .where('now.id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
