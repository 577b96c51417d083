import { possibleGenders } from '@poketorneo/rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { once } from '../../../lib/once.ts';
import { pokedexListQueries } from '../../pokedex/index.ts';

const byName = once(() => new Intl.Collator('it'));

/** What the chosen form makes possible; what cannot be loaded stays empty, without a word. */
export function useFormOptions(formId: number | null) {
  const enabled = formId !== null;
  const { data: rate } = useQuery({ ...pokedexListQueries.genderRate(formId ?? 0), enabled });
  const { data: abilities } = useQuery({ ...pokedexListQueries.abilitiesOf(formId ?? 0), enabled });
  const { data: moves } = useQuery({ ...pokedexListQueries.movesOf(formId ?? 0), enabled });
  return useMemo(
    () => ({
      genders: rate === undefined ? [] : possibleGenders(rate),
      abilities: abilities ?? [],
      moves: [...(moves ?? [])].sort((one, other) => byName().compare(one.name, other.name)),
    }),
    [rate, abilities, moves],
  );
}
