import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { pokedexListQueries } from './list-queries.ts';

/** Tells a species' name; its number while the names are on their way, or if they never come. */
export function useSpeciesName(): (speciesId: number) => string {
  const { data } = useQuery(pokedexListQueries.speciesNames({ quiet: true }));
  return useMemo(() => {
    const names = new Map(data?.map(({ id, name }) => [id, name]));
    return (speciesId) => names.get(speciesId) ?? `Pokémon numero ${speciesId}`;
  }, [data]);
}
