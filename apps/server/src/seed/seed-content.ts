import type { Insertable } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { UnitOfWork, WritableDatabase } from '../db/transaction.ts';
import type { LeaderPokemon } from './content/index.ts';
import { type ContentRelease, contentReleases } from './releases.ts';
import {
  findSeedVersion,
  insertLeader,
  insertLeaderPokemons,
  insertSeedPokemon,
  insertStarters,
  insertTournaments,
  listSeedPokemonIds,
  listTournamentIds,
  updateSeedVersion,
} from './seed-repository.ts';

/**
 * Inserts the content of each release not yet applied, in one transaction. Existing content stays
 * unchanged, because organisers may have edited or deleted it. Safe in concurrent processes.
 * Returns whether anything was inserted.
 */
export async function seedContent(
  { db, transaction }: WritableDatabase,
  releases: readonly ContentRelease[] = contentReleases,
): Promise<boolean> {
  if ((await findSeedVersion(db)) >= releases.length) return false;
  return transaction(async (unit) => {
    const { trx, emit } = unit;
    const version = await findSeedVersion(trx);
    if (version >= releases.length) return false;
    await updateSeedVersion(trx, releases.length);
    for (const release of releases.slice(version)) await insertRelease(unit, release);
    emit('available-pokemons');
    return true;
  });
}

async function insertRelease({ trx, now }: UnitOfWork, release: ContentRelease): Promise<void> {
  await insertTournaments(trx, release.tournaments);
  await insertSeedPokemon(trx, release.pokemon, now);
  const tournamentIds = await listTournamentIds(trx);
  const pokemonIds = await listSeedPokemonIds(trx);

  await insertStarters(
    trx,
    release.starters.flatMap(({ tournamentSlug, pokemonKey }) => {
      const pokemonId = pokemonIds.get(pokemonKey);
      const tournament_id = idOf(tournamentIds, tournamentSlug);
      return pokemonId === undefined ? [] : [{ tournament_id, available_pokemon_id: pokemonId }];
    }),
  );

  const team: Insertable<Schema['leader_pokemons']>[] = [];
  const rewards: Insertable<Schema['leader_rewards']>[] = [];
  for (const leader of release.leaders) {
    const tournamentId = idOf(tournamentIds, leader.tournamentSlug);
    const leaderId = await insertLeader(trx, tournamentId, leader);
    if (leaderId === undefined) continue;
    const own = (pokemon: LeaderPokemon) => rowOf(pokemon, leaderId, pokemonIds);
    team.push(...leader.team.flatMap(own).map((row, index) => ({ ...row, slot: index + 1 })));
    rewards.push(...own(leader.reward));
  }
  await insertLeaderPokemons(trx, team, rewards);
}

/** A leader's Pokémon; none if an organiser has deleted it. */
function rowOf(
  { pokemonKey, itemId }: LeaderPokemon,
  leaderId: number,
  pokemonIds: ReadonlyMap<string, number>,
) {
  const pokemonId = pokemonIds.get(pokemonKey);
  return pokemonId === undefined
    ? []
    : [{ leader_id: leaderId, available_pokemon_id: pokemonId, item_id: itemId }];
}

function idOf(tournamentIds: ReadonlyMap<string, number>, slug: string): number {
  const id = tournamentIds.get(slug);
  if (id === undefined) throw new RangeError(`No tournament is called ${slug}`);
  return id;
}
