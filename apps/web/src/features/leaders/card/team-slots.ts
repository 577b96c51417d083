import type { TournamentLeader } from '@poketorneo/contract';

type Member = TournamentLeader['pokemons'][number];

export interface TeamSlot {
  /** From 1. */
  order: number;
  pokemon: Member | null;
  /** Where the next Pokémon goes. */
  isFirstFree: boolean;
}

const perRow = 3;

/** How many rows a team's slots take: one of three, and a second one when the first is full. */
export function teamRows(pokemons: readonly Member[]): number {
  return pokemons.length >= perRow ? 2 : 1;
}

/** The slots of a team, row after row. */
export function teamSlots(pokemons: readonly Member[]): TeamSlot[] {
  const count = teamRows(pokemons) * perRow;
  return Array.from({ length: count }, (_, index) => {
    const order = index + 1;
    const pokemon = pokemons.find((one) => one.order === order) ?? null;
    return { order, pokemon, isFirstFree: order === pokemons.length + 1 };
  });
}
