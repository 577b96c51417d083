import type { Database } from '../../db/database.ts';
import { selectWhoTookPart } from './who-took-part.ts';

type Played = 'matches' | 'user_pokemons';

/** What the season under way consists of so far. */
export async function countUnderWay(db: Database) {
  const { players } = await selectWhoTookPart(db)
    .select((eb) => eb.fn.countAll<number>().as('players'))
    .executeTakeFirstOrThrow();
  const { badges } = await db
    .selectFrom('user_leaders')
    .innerJoin('leaders', 'leaders.id', 'user_leaders.leader_id')
    .select((eb) => eb.fn.count<number>('leaders.badge_name').as('badges'))
    .where('defeated_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const { battles } = await db
    .selectFrom('battles')
    .select((eb) => eb.fn.countAll<number>().as('battles'))
    // A battle has a deadline as long as it runs, and by it the few that run are found.
    .where('deadline', '>', 0)
    .executeTakeFirstOrThrow();
  return {
    players,
    matches: await count(db, 'matches'),
    badges,
    pokemons: await count(db, 'user_pokemons'),
    runningBattles: battles,
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
 * Whether anybody has got anything in the season under way: signed up for a tournament, fought, won a
 * Pokémon or a place on a board. A game that has only been begun is no such thing.
 */
export async function isBegun(db: Database): Promise<boolean> {
  const tables = ['user_tournaments', 'matches', 'user_pokemons', 'user_scores'] as const;
  for (const table of tables) {
    const row = await db.selectFrom(table).select('user_id').limit(1).executeTakeFirst();
    if (row !== undefined) return true;
  }
  const battle = await db
    .selectFrom('battles')
    .select('id')
    .where('season_id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (battle !== undefined) return true;
  const quiz = await db
    .selectFrom('quiz_runs')
    .select('user_id')
    .where('status', 'in', ['won', 'redeemed'])
    .limit(1)
    .executeTakeFirst();
  return quiz !== undefined;
}

/** Whether a Pokémon that somebody owned in a season has been deleted since. */
export async function isPokemonGone(db: Database, seasonId: number): Promise<boolean> {
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
