import type { TournamentLeader, TournamentLeaders } from '@poketorneo/contract';
import { type Bus, createKeptValue } from '../../bus/index.ts';
import type { Database } from '../../db/database.ts';
import { groupedBy } from '../../grouped-by.ts';
import { listTournaments } from '../tournaments/index.ts';
import { toCard } from './leader-view.ts';
import { listLeaders } from './leaders-repository.ts';

/** The leaders by tournament, as an organiser sees them. */
export type LeaderCards = readonly (Omit<TournamentLeaders, 'leaders'> & {
  leaders: readonly TournamentLeader[];
})[];

/**
 * The cards of all leaders, the same for everyone but for how far a player is: kept in memory until
 * a leader or an available Pokémon changes.
 */
export function createLeaderCards(db: Database, bus: Bus): () => Promise<LeaderCards> {
  return createKeptValue({
    bus,
    subjects: ['leaders', 'available-pokemons'],
    load: async () => {
      const tournaments = await listTournaments(db);
      const leadersOf = groupedBy(await listLeaders(db), ({ tournamentId }) => tournamentId);
      return tournaments.map(({ id, name, position }) => ({
        id,
        name,
        order: position,
        leaders: (leadersOf.get(id) ?? []).map(toCard),
      }));
    },
  }).read;
}
