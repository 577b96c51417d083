import type { Kysely } from 'kysely';
import { type Bus, createKeptValue } from '../../bus/index.ts';
import type { Schema } from '../../db/schema.ts';
import { availablePokemonsTopic } from '../available-pokemon/index.ts';
import {
  type LeaderPlace,
  listLeaderPlaces,
  listTournaments,
  type TournamentRecord,
} from './tournaments-repository.ts';

/** What is the same for every player. */
export interface TournamentContent {
  tournaments: readonly TournamentRecord[];
  leaders: readonly LeaderPlace[];
}

/**
 * The tournaments and the places of their leaders, kept in memory: nobody changes them but the
 * content of a new release, which is announced with its Pokémon.
 */
export function createTournamentContent(
  db: Kysely<Schema>,
  bus: Bus,
): () => Promise<TournamentContent> {
  return createKeptValue({
    bus,
    topics: [availablePokemonsTopic],
    load: async () => ({
      tournaments: await listTournaments(db),
      leaders: await listLeaderPlaces(db),
    }),
  }).read;
}
