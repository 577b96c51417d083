import type { BattlePokemon } from '../setup.ts';
import { type Duel, valueOfDuel } from './duel.ts';
import { freshFighter } from './fighter.ts';

/**
 * Value of one Pokémon against another, both at full strength and fully known: above 0 where it is
 * likely to win. For team selection; the AI in a battle must not use it.
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
    hasGravity: false,
    isDoubles: false,
    reserve: 0,
  };
  return valueOfDuel(duel);
}
