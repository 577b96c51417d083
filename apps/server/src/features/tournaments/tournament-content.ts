import { type Bus, createValueCache } from '../../bus/index.ts';
import type { Database } from '../../db/database.ts';
import {
  type LeaderPlace,
  listLeaderPlaces,
  listTournaments,
  type TournamentRecord,
} from './tournaments-repository.ts';

/** Data shared by all players. */
export interface TournamentContent {
  tournaments: readonly TournamentRecord[];
  leaders: readonly LeaderPlace[];
}

/**
 * Cached tournaments and leaders: they change only with a release's content, which
 * emits `available-pokemons`.
 */
export function createTournamentContent(db: Database, bus: Bus): () => Promise<TournamentContent> {
  return createValueCache({
    bus,
    tags: ['available-pokemons'],
    load: async () => ({
      tournaments: await listTournaments(db),
      leaders: await listLeaderPlaces(db),
    }),
  }).read;
}
