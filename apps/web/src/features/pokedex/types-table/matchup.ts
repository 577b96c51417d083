import { effectiveness, type PokemonType, type TypeFactor, types } from '@poketorneo/gen4/types';

/** An attacking type against a defending one. */
export interface Matchup {
  attacker: PokemonType;
  defender: PokemonType;
}

/** A factor in the table: 'x0', 'x0.5', 'x1' or 'x2'. */
export function formatFactor(factor: TypeFactor): string {
  return `x${factor}`;
}

export function factorOf({ attacker, defender }: Matchup): TypeFactor {
  return effectiveness(attacker.id, defender.id);
}

/** A row for each attacker, with a cell for each defender. */
export const matchupRows: readonly (readonly Matchup[])[] = types.map((attacker) =>
  types.map((defender) => ({ attacker, defender })),
);
