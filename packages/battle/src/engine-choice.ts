import type { Side } from '@pkmn/sim';
import type { BattleAction, BattleChoice, BattleSide } from '@poketorneo/contract';
import { placeOf } from './request.ts';

/** A choice in the engine's syntax. It must be valid. */
export function engineChoice(side: Side, choice: BattleChoice): string {
  return choice.map((action) => engineAction(side, action)).join(', ');
}

function engineAction(side: Side, action: BattleAction): string {
  switch (action.do) {
    case 'pass':
      return 'pass';
    case 'move':
      return action.at === undefined
        ? `move ${action.slot}`
        : `move ${action.slot} ${location(side, action.at)}`;
    case 'switch':
      // The engine counts by the team's current order.
      return `switch ${side.pokemon.findIndex((pokemon) => placeOf(pokemon) === action.to) + 1}`;
  }
}

/** Positive for the other side, negative for the own one; from 1 each. */
function location(side: Side, at: { side: BattleSide; position: number }): string {
  const isOwn = at.side === side.n + 1;
  return `${isOwn ? '-' : '+'}${at.position + 1}`;
}
