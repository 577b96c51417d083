import { useQuery } from '@tanstack/react-query';
import type { FilterChoices } from '../../../ui/filter-bar/FilterFields.tsx';
import { choiceQueries } from '../choices.ts';

/** What the filter bar's fields choose from. */
export function useFilterChoices(): FilterChoices {
  const { data: species } = useQuery(choiceQueries.species());
  const { data: abilities } = useQuery(choiceQueries.abilities());
  const { data: moves } = useQuery(choiceQueries.moves());
  return { species, abilities, moves };
}
