import type { LeaderboardKind } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';

/** A player's totals besides tournaments. */
export interface PlayerTotals {
  signedUpAt: Date;
  numberOfPokemons: number;
  /** Scores by leaderboard. */
  scores: ReadonlyMap<LeaderboardKind, number>;
}

/** Undefined if there is no such user. */
export async function findTotals(db: Database, userId: number): Promise<PlayerTotals | undefined> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('user_scores', 'user_scores.user_id', 'users.id')
    .select(['users.created_at', 'user_scores.board', 'user_scores.score'])
    .select(({ selectFrom }) =>
      selectFrom('user_pokemons')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('user_pokemons.user_id', '=', 'users.id')
        .as('pokemons'),
    )
    .where('users.id', '=', userId)
    .execute();
  const [first] = rows;
  if (first === undefined) return undefined;
  return {
    signedUpAt: new Date(first.created_at),
    numberOfPokemons: first.pokemons ?? 0,
    scores: new Map(
      rows.flatMap(({ board, score }) =>
        board === null || score === null ? [] : [[board, score] as const],
      ),
    ),
  };
}

/** Starters' forms by tournament. */
export function listStarterForms(
  db: Database,
): Promise<{ tournamentId: number; formId: number }[]> {
  return db
    .selectFrom('tournament_starters as starter')
    .innerJoin('available_pokemons as pokemon', 'pokemon.id', 'starter.available_pokemon_id')
    .select(['starter.tournament_id as tournamentId', 'pokemon.form_id as formId'])
    .execute();
}

/** Distinct forms of secret Pokémon. */
export async function listSecretForms(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('available_pokemons')
    .select('form_id as formId')
    .distinct()
    .where('is_secret', '=', 1)
    .execute();
  return rows.map(({ formId }) => formId);
}
