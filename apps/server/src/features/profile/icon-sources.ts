import { formById } from '@poketorneo/gen4';
import { type Bus, createValueCache } from '../../bus/index.ts';
import type { Database } from '../../db/database.ts';
import { groupBy } from '../../group-by.ts';
import { type LeaderRecord, listLeaders } from '../leaders/index.ts';
import type { IconSources } from './icons-within-reach.ts';
import { listSecretForms, listStarterForms } from './profile-repository.ts';

const speciesOf = (formId: number) => formById(formId).speciesId;

/** Cached sources of face icons; invalidated with leaders and Pokémon. */
export function createIconSources(db: Database, bus: Bus): () => Promise<IconSources> {
  return createValueCache({
    bus,
    tags: ['leaders', 'available-pokemons'],
    load: async () => {
      const leaders = await listLeaders(db);
      const starters = groupBy(await listStarterForms(db), ({ tournamentId }) => tournamentId);
      return {
        leaders: leaders.map(toIconSource),
        starters: new Map(
          [...starters].map(([id, rows]) => [id, rows.map(({ formId }) => speciesOf(formId))]),
        ),
        secretPokemons: (await listSecretForms(db)).map(speciesOf),
      };
    },
  }).read;
}

function toIconSource({
  id,
  position,
  team,
  reward,
}: LeaderRecord): IconSources['leaders'][number] {
  return {
    id,
    position,
    teamSpeciesIds: team.map(({ formId }) => speciesOf(formId)),
    rewardSpeciesId: reward === null ? null : speciesOf(reward.formId),
  };
}
