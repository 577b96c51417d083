import { possibleGenders } from '@poketorneo/rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lazyValue } from '../../../lib/deferred.ts';
import { pokedexListQueries } from '../../pokedex/index.ts';

const byName = lazyValue(() => new Intl.Collator('it'));

interface Named {
  id: number;
  name: string;
}

/**
 * The options for the chosen form, empty until loaded. `abilities` and `moves` contain all, the
 * form's own abilities first; `possible` tells which are legal.
 */
export function useFormOptions(formId: number | null) {
  const enabled = formId !== null;
  const { data: rate } = useQuery({ ...pokedexListQueries.genderRate(formId ?? 0), enabled });
  const { data: possible } = useQuery({
    ...pokedexListQueries.possibilities(formId ?? 0),
    enabled,
  });
  const { data: abilities } = useQuery({ ...pokedexListQueries.abilities(), enabled });
  const { data: moves } = useQuery({ ...pokedexListQueries.moves(), enabled });
  return useMemo(() => {
    const isThere = enabled && possible !== undefined;
    return {
      genders: !enabled || rate === undefined ? [] : possibleGenders(rate),
      abilities: isThere ? withFirst(abilities, possible.abilityIds) : [],
      moves: isThere ? sorted(moves) : [],
      possible: isThere ? possible : undefined,
    };
  }, [enabled, rate, possible, abilities, moves]);
}

/** The entries with these ids in their order, then the others by name. */
function withFirst(entries: readonly Named[] | undefined, ids: readonly number[]): Named[] {
  const first = ids.flatMap((id) => entries?.find((entry) => entry.id === id) ?? []);
  return [...first, ...sorted(entries).filter(({ id }) => !ids.includes(id))];
}

function sorted(entries: readonly Named[] | undefined): Named[] {
  return [...(entries ?? [])].sort((one, other) => byName().compare(one.name, other.name));
}
