import { useQuery } from '@tanstack/react-query';
import { useIdle } from '../../../lib/use-idle.ts';
import type { FilterChoices } from '../../../ui/filter-bar/FilterFields.tsx';
import { choiceQueries } from '../choices.ts';

/** What the filter bar's fields choose from; fetched after the list, which people come for. */
export function useFilterChoices(): FilterChoices {
  const enabled = useIdle();
  const { data: species } = useQuery({ ...choiceQueries.species(), enabled });
  const { data: abilities } = useQuery({ ...choiceQueries.abilities(), enabled });
  const { data: moves } = useQuery({ ...choiceQueries.moves(), enabled });
  return { species, abilities, moves };
}
