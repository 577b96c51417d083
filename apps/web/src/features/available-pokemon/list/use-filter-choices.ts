import { useQuery } from '@tanstack/react-query';
import { useIdle } from '../../../lib/deferred.ts';
import type { FilterChoices } from '../../../ui/filter-bar/FilterFields.tsx';
import { pokedexListQueries } from '../../pokedex/index.ts';

/** What the filter bar's fields choose from, if there are any; fetched after the list, which people come for. */
export function useFilterChoices(hasFields: boolean): FilterChoices {
  const isIdle = useIdle();
  const enabled = hasFields && isIdle;
  const { data: species } = useQuery({
    ...pokedexListQueries.speciesNames({ quiet: true }),
    enabled,
  });
  const { data: abilities } = useQuery({ ...pokedexListQueries.abilities(), enabled });
  const { data: moves } = useQuery({ ...pokedexListQueries.moves(), enabled });
  return { species, abilities, moves };
}
