import { formById } from '@poketorneo/gen4';
import { type Bus, createKeptValue } from '../../bus/index.ts';
import type { Database } from '../../db/database.ts';
import { groupedBy } from '../../grouped-by.ts';
import { type LeaderRecord, listLeaders } from '../leaders/index.ts';
import type { IconSources } from './icons-within-reach.ts';
import { listSecretForms, listStarterForms } from './profile-repository.ts';

const speciesOf = (formId: number) => formById(formId).speciesId;

/** Where face icons come from, kept in memory until a leader or an available Pokémon changes. */
export function createIconSources(db: Database, bus: Bus): () => Promise<IconSources> {
  return createKeptValue({
    bus,
    subjects: ['leaders', 'available-pokemons'],
    load: async () => {
      const leaders = await listLeaders(db);
      const starters = groupedBy(await listStarterForms(db), ({ tournamentId }) => tournamentId);
      return {
        leaders: leaders.map(toIconGiver),
        starters: new Map(
          [...starters].map(([id, rows]) => [id, rows.map(({ formId }) => speciesOf(formId))]),
        ),
        secretPokemons: (await listSecretForms(db)).map(speciesOf),
      };
    },
  }).read;
}

function toIconGiver({ id, position, team, reward }: LeaderRecord): IconSources['leaders'][number] {
  return {
    id,
    position,
    teamSpeciesIds: team.map(({ formId }) => speciesOf(formId)),
    rewardSpeciesId: reward === null ? null : speciesOf(reward.formId),
  };
}
