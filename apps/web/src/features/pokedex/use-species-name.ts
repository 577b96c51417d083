import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { pokedexListQueries } from './list-queries.ts';

/** Returns a species' name, or its number while the names are not loaded. */
export function useSpeciesName(): (speciesId: number) => string {
  const { data } = useQuery(pokedexListQueries.speciesNames({ quiet: true }));
  return useMemo(() => {
    const names = new Map(data?.map(({ id, name }) => [id, name]));
    return (speciesId) => names.get(speciesId) ?? `Pokémon numero ${speciesId}`;
  }, [data]);
}
