import type { BattleChoice, BattleRequest, BattleSide } from '@poketorneo/contract';
import type { BattleView } from '@poketorneo/rules/battle';
import { damageToFoe } from '../ai/duel.ts';
import { certainMove } from '../ai/fighter.ts';
import { duelOf, type Situation, situationOf } from '../ai/situation.ts';

/**
 * The choice of a player of single battles who presses the attack with the most damage on a hit,
 * and sends in the next Pokémon.
 */
export function strongestButton(
  side: BattleSide,
  view: BattleView,
  request: BattleRequest,
): BattleChoice {
  const situation = situationOf(side, view, request);
  return request.positions.map((position) => {
    if (position === null) return { do: 'pass' };
    if (position.mustSwitch) {
      const next = request.team.find(({ isActive, condition }) => !isActive && condition.hp > 0);
      return next === undefined ? { do: 'pass' } : { do: 'switch', to: next.place };
    }
    const buttons = position.moves
      .map(({ move, isDisabled }, index) => ({
        slot: index + 1,
        damage: isDisabled ? -1 : damageOf(situation, position.place, move),
      }))
      .sort((one, other) => other.damage - one.damage);
    return { do: 'move', slot: buttons[0]?.slot ?? 1 };
  });
}

function damageOf(situation: Situation, place: number, move: string): number {
  const mine = situation.own.get(place);
  const [foe] = situation.foes;
  if (mine === undefined || foe == null) return 0;
  return damageToFoe(duelOf(situation, mine, foe), certainMove(move)).average;
}
