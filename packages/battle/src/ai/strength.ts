import type { BattlePokemon } from '../setup.ts';
import { type Duel, valueOfDuel } from './duel.ts';
import { freshFighter } from './fighter.ts';

/**
 * How one Pokémon stands against another, both at full strength and with all that they can do: above
 * nought where it is likely to win. For choosing teams; no opponent may ask it.
 */
export function strengthAgainst(own: BattlePokemon, foe: BattlePokemon): number {
  const side = { effects: {}, bench: 1 };
  const duel: Duel = {
    mine: freshFighter(own, 1, 1),
    foe: freshFighter(foe, 2, 1),
    mySide: side,
    foeSide: side,
    weather: null,
    isTrickRoom: false,
    isDoubles: false,
    reserve: 0,
  };
  return valueOfDuel(duel);
}
