import { useSearchParams } from 'react-router';

const parameter = 'pokemon';
/** The one that is shown where the address names none. */
export const firstSpeciesId = 1;

/**
 * The species that the address names (?pokemon=25), or the first one when it names none, with its
 * neighbours in order of number. Null while the species are loading.
 */
export function useSelectedSpecies<Species extends { id: number }>(
  species: readonly Species[] | undefined,
) {
  const [search, setSearch] = useSearchParams();
  const wanted = Number(search.get(parameter));
  const selection = cycleNeighbours(species ?? [], wanted);

  const go = (id: number, replace: boolean) =>
    setSearch({ [parameter]: String(id) }, { replace, preventScrollReset: true });

  return {
    ...selection,
    /** Known before the species are when the address names none: then it is the first one. */
    currentId: selection.current?.id ?? (search.has(parameter) ? null : firstSpeciesId),
    /**
     * Leafing through leaves no trail: back leads out of the Pokédex, not through every page of it.
     */
    step: (id: number) => go(id, true),
    /** A choice by name is a place of its own to come back to. */
    choose: (id: number) => go(id, false),
  };
}

interface Place<Entry> {
  current: Entry | null;
  previous: Entry | null;
  next: Entry | null;
}

/**
 * The entry with the wanted id (the one with the lowest id where there is none) between its
 * neighbours in order of id; before the first comes the last, and after the last the first.
 */
export function cycleNeighbours<Entry extends { id: number }>(
  entries: readonly Entry[],
  wantedId: number,
): Place<Entry> {
  const sorted = entries.toSorted((one, other) => one.id - other.id);
  const position = Math.max(
    sorted.findIndex(({ id }) => id === wantedId),
    0,
  );
  return {
    current: sorted[position] ?? null,
    previous: sorted.at(position - 1) ?? null,
    next: sorted[(position + 1) % sorted.length] ?? null,
  };
}
