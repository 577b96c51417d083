import { type Bus, createKeptValue } from '../../bus/index.ts';
import type { Database } from '../../db/database.ts';
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
export function createTournamentContent(db: Database, bus: Bus): () => Promise<TournamentContent> {
  return createKeptValue({
    bus,
    subjects: ['available-pokemons'],
    load: async () => ({
      tournaments: await listTournaments(db),
      leaders: await listLeaderPlaces(db),
    }),
  }).read;
}
