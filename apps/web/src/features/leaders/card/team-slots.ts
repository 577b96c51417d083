import type { TournamentLeader } from '@poketorneo/contract';

type Member = TournamentLeader['pokemons'][number];

export interface TeamSlot {
  /** From 1. */
  order: number;
  pokemon: Member | null;
  /** The next Pokémon is added here. */
  isFirstFree: boolean;
}

const perRow = 3;

/** Rows of three slots; a full first row is followed by a second one. */
export function teamRows(pokemons: readonly Member[]): number {
  return pokemons.length >= perRow ? 2 : 1;
}

export function teamSlots(pokemons: readonly Member[]): TeamSlot[] {
  const count = teamRows(pokemons) * perRow;
  return Array.from({ length: count }, (_, index) => {
    const order = index + 1;
    const pokemon = pokemons.find((one) => one.order === order) ?? null;
    return { order, pokemon, isFirstFree: order === pokemons.length + 1 };
  });
}
