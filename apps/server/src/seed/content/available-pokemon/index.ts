import { leaderTeamPokemon, rewardPokemon } from '../leaders.ts';
import type { PokemonEntry } from '../pokemon-entry.ts';
import { hoennFieldPokemon } from './field-hoenn.ts';
import { johtoFieldPokemon } from './field-johto.ts';
import { kantoFieldPokemon } from './field-kanto.ts';
import { sinnohFieldPokemon } from './field-sinnoh.ts';
import { secretPokemon } from './secret.ts';
import { starterPokemon } from './starters.ts';

export type { Starter } from './starters.ts';
export { starters } from './starters.ts';

/** All available Pokémon of a new installation. */
export const availablePokemon: readonly PokemonEntry[] = [
  ...starterPokemon,
  ...leaderTeamPokemon,
  ...rewardPokemon,
  ...secretPokemon,
  ...kantoFieldPokemon,
  ...johtoFieldPokemon,
  ...hoennFieldPokemon,
  ...sinnohFieldPokemon,
];
