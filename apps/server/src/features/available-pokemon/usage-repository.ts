import type { Database } from '../../db/database.ts';

/** A leader with the Pokémon in the team. */
export async function findLeaderWith(db: Database, pokemonId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('leader_pokemons')
    .innerJoin('leaders', 'leaders.id', 'leader_pokemons.leader_id')
    .select('leaders.name')
    .where('available_pokemon_id', '=', pokemonId)
    .orderBy('leaders.id')
    .executeTakeFirst();
  return row?.name;
}

/** A leader with the Pokémon as reward. */
export async function findLeaderGiving(
  db: Database,
  pokemonId: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('leader_rewards')
    .innerJoin('leaders', 'leaders.id', 'leader_rewards.leader_id')
    .select('leaders.name')
    .where('available_pokemon_id', '=', pokemonId)
    .orderBy('leaders.id')
    .executeTakeFirst();
  return row?.name;
}

/** A tournament with the Pokémon as starter. */
export async function findTournamentStartingWith(
  db: Database,
  pokemonId: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('tournament_starters')
    .innerJoin('tournaments', 'tournaments.id', 'tournament_starters.tournament_id')
    .select('tournaments.name')
    .where('available_pokemon_id', '=', pokemonId)
    .orderBy('tournaments.id')
    .executeTakeFirst();
  return row?.name;
}

/** An owner of the Pokémon. */
export async function findOwner(db: Database, pokemonId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_pokemons')
    .innerJoin('users', 'users.id', 'user_pokemons.user_id')
    .select('users.username')
    .where('available_pokemon_id', '=', pokemonId)
    .orderBy('users.id')
    .executeTakeFirst();
  return row?.username;
}
