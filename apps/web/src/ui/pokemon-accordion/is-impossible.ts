import type { AvailablePokemon } from '@poketorneo/contract';

/** Whether a Pokémon is illegal in generation 4; hidden from players. */
export function isImpossible({ impossibilities }: AvailablePokemon): boolean {
  return impossibilities !== undefined && impossibilities.length > 0;
}
