import type { Specie } from '@pkmn/data';
import type { GenderRate, SpeciesRow } from '../src/rows.ts';
import { tierOfSpecies } from '../src/tier.ts';
import { legendarySpecies, mythicalSpecies, speciesFacts } from './facts/species.ts';
import type { FormSource } from './forms.ts';
import { pkmnId, specieOf } from './source.ts';

/** The rows of the species table; throws where a number differs from @pkmn's. */
export function speciesRows(forms: readonly FormSource[]): readonly SpeciesRow[] {
  const entries = speciesFacts.map(([identifier]) => specieOf(pkmnId(identifier)));
  const evolvesFrom = new Map(
    entries.map((specie) => [specie.num, specie.prevo ? specieOf(specie.prevo).num : null]),
  );
  return speciesFacts.map(([identifier, name, genus], index) => {
    const specie = specieOf(pkmnId(identifier));
    const id = index + 1;
    if (specie.num !== id) throw new Error(`${identifier} is ${specie.num}, not ${id}`);
    return {
      id,
      identifier,
      name,
      genus,
      genderRate: genderRateOf(specie),
      isLegendary: legendarySpecies.has(id),
      isMythical: mythicalSpecies.has(id),
      evolvesFromId: evolvesFrom.get(id) ?? null,
      evolutionIds: [...evolvesFrom].filter(([, from]) => from === id).map(([to]) => to),
      formIds: forms.filter(({ form }) => form.speciesId === id).map(({ form }) => form.id),
      tier: tierOfSpecies(id),
    };
  });
}

const genderRates: readonly GenderRate[] = [0, 1, 2, 4, 6, 8];

function genderRateOf(specie: Specie): GenderRate {
  if (specie.gender === 'N') return -1;
  const eighths = specie.gender ? (specie.gender === 'F' ? 8 : 0) : specie.genderRatio.F * 8;
  const rate = genderRates.find((candidate) => candidate === eighths);
  if (rate === undefined) throw new Error(`${specie.name} has an odd gender rate: ${eighths}`);
  return rate;
}
