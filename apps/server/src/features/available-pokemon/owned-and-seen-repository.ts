import type { Database } from '../../db/database.ts';

/** The ids of a player's Pokémon, oldest first. */
export async function listOwnedPokemonIds(db: Database, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('user_pokemons')
    .select('available_pokemon_id')
    .where('user_id', '=', userId)
    .orderBy('obtained_at')
    .orderBy('available_pokemon_id')
    .execute();
  return rows.map((row) => row.available_pokemon_id);
}

/** A leader of a signed-up tournament, with what decides whether the team is visible. */
export interface MetLeader {
  position: number;
  tournamentCompleted: boolean;
  defeated: boolean;
  pokemonIds: number[];
}

export async function listMetLeaders(db: Database, userId: number): Promise<MetLeader[]> {
  const rows = await db
    .selectFrom('user_tournaments')
    .innerJoin('leaders', 'leaders.tournament_id', 'user_tournaments.tournament_id')
    .innerJoin('leader_pokemons', 'leader_pokemons.leader_id', 'leaders.id')
    .leftJoin('user_leaders', (join) =>
      join
        .onRef('user_leaders.leader_id', '=', 'leaders.id')
        .onRef('user_leaders.user_id', '=', 'user_tournaments.user_id'),
    )
    .select([
      'leaders.id as leaderId',
      'leaders.position',
      'user_tournaments.completed_at as completedAt',
      'user_leaders.defeated_at as defeatedAt',
      'leader_pokemons.available_pokemon_id as pokemonId',
    ])
    .where('user_tournaments.user_id', '=', userId)
    .execute();
  const leaders = new Map<number, MetLeader>();
  for (const { leaderId, position, completedAt, defeatedAt, pokemonId } of rows) {
    const known = leaders.get(leaderId);
    if (known !== undefined) known.pokemonIds.push(pokemonId);
    else {
      leaders.set(leaderId, {
        position,
        tournamentCompleted: completedAt !== null,
        defeated: defeatedAt !== null,
        pokemonIds: [pokemonId],
      });
    }
  }
  return [...leaders.values()];
}

/** The ids of secret Pokémon the player does not own. */
export async function listUnobtainedSecretIds(db: Database, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('available_pokemons')
    .select('id')
    .where('is_secret', '=', 1)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('user_pokemons')
            .select('user_id')
            .whereRef('user_pokemons.available_pokemon_id', '=', 'available_pokemons.id')
            .where('user_id', '=', userId),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
