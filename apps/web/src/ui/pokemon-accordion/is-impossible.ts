import type { AvailablePokemon } from '@poketorneo/contract';

/** Whether something about a Pokémon cannot be in generation 4; players are not told. */
export function isImpossible({ impossibilities }: AvailablePokemon): boolean {
  return impossibilities !== undefined && impossibilities.length > 0;
}
