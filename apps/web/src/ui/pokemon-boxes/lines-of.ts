/** What stands side by side, known by its first. */
interface Line<Pokemon> {
  readonly id: number;
  readonly pokemons: readonly Pokemon[];
}

/** A list in lines of so many. */
export function linesOf<Pokemon extends { readonly id: number }>(
  pokemons: readonly Pokemon[],
  columns: number,
): readonly Line<Pokemon>[] {
  const lines: Line<Pokemon>[] = [];
  for (let first = 0; first < pokemons.length; first += columns) {
    const line = pokemons.slice(first, first + columns);
    lines.push({ id: line[0]?.id ?? first, pokemons: line });
  }
  return lines;
}
