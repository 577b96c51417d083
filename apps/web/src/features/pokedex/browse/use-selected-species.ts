import { useSearchParams } from 'react-router';

const parameter = 'pokemon';
/** The default species. */
export const firstSpeciesId = 1;

/**
 * The species in the URL (?pokemon=25), by default the first, with its neighbours by number. Null
 * while loading.
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
    /** Known before the list is loaded if the URL names no species. */
    currentId: selection.current?.id ?? (search.has(parameter) ? null : firstSpeciesId),
    /** Replaces the history entry: back leaves the Pokédex instead of going through all pages. */
    step: (id: number) => go(id, true),
    /** Adds a history entry. */
    choose: (id: number) => go(id, false),
  };
}

interface Selection<Entry> {
  current: Entry | null;
  previous: Entry | null;
  next: Entry | null;
}

/**
 * The entry with this id, or the one with the lowest id, with its neighbours by id; first and last
 * are neighbours.
 */
export function cycleNeighbours<Entry extends { id: number }>(
  entries: readonly Entry[],
  wantedId: number,
): Selection<Entry> {
  const sorted = entries.toSorted((one, other) => one.id - other.id);
  const index = Math.max(
    sorted.findIndex(({ id }) => id === wantedId),
    0,
  );
  return {
    current: sorted[index] ?? null,
    previous: sorted.at(index - 1) ?? null,
    next: sorted[(index + 1) % sorted.length] ?? null,
  };
}
