import type { AvailablePokemonPayload } from '@poketorneo/contract';
import { AppError } from '../../errors.ts';

/** An available Pokémon as the database holds it. */
export interface StoredPokemon extends AvailablePokemonPayload {
  id: number;
  /** Counts up at each change: with the id it names these very values for good. */
  version: number;
}

export const noSuchPokemon = () => new AppError('not-found', 'Questo Pokémon non esiste');

/** What an organiser decides about a Pokémon: all of it but its number and version. */
export function valuesOf({ id: _id, version: _version, ...values }: StoredPokemon) {
  return values;
}
