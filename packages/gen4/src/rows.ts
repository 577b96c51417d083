import type { Ability } from './abilities.ts';
import type { Item } from './items.ts';
import type { Move } from './moves.ts';
import type { Species } from './species.ts';

/** What the generated tables hold: everything but the texts. */
export type SpeciesRow = Omit<Species, 'pokedexText'>;
export type MoveRow = Omit<Move, 'text'>;
export type AbilityRow = Omit<Ability, 'text'>;
export type ItemRow = Omit<Item, 'text'>;
