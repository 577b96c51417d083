interface Member {
  availablePokemonId: number;
}

/** What tells the members of a team apart wherever they stand; the same Pokémon may be in it twice. */
export function memberIds(team: readonly Member[]): string[] {
  const seen = new Map<number, number>();
  return team.map(({ availablePokemonId }) => {
    const count = (seen.get(availablePokemonId) ?? 0) + 1;
    seen.set(availablePokemonId, count);
    return `${availablePokemonId}-${count}`;
  });
}
