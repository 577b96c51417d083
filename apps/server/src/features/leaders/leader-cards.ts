import type { TournamentLeader, TournamentLeaders } from '@poketorneo/contract';
import { type Bus, createValueCache } from '../../bus/index.ts';
import type { Database } from '../../db/database.ts';
import { groupBy } from '../../group-by.ts';
import { listTournaments } from '../tournaments/index.ts';
import { toCard } from './leader-view.ts';
import { listLeaders } from './leaders-repository.ts';

/** Organisers' views of leaders by tournament. */
export type LeaderCards = readonly (Omit<TournamentLeaders, 'leaders'> & {
  leaders: readonly TournamentLeader[];
})[];

/** Cached cards of all leaders; players' progress is added per request. */
export function createLeaderCards(db: Database, bus: Bus): () => Promise<LeaderCards> {
  return createValueCache({
    bus,
    tags: ['leaders', 'available-pokemons'],
    load: async () => {
      const tournaments = await listTournaments(db);
      const leadersOf = groupBy(await listLeaders(db), ({ tournamentId }) => tournamentId);
      return tournaments.map(({ id, name, position }) => ({
        id,
        name,
        order: position,
        leaders: (leadersOf.get(id) ?? []).map(toCard),
      }));
    },
  }).read;
}
