import type { BattleAction } from '@poketorneo/contract';
import { certainMove, type Fighter } from './fighter.ts';
import { duelOf, type Situation } from './situation.ts';
import {
  availableSwitches,
  reserveAgainst,
  restlessness,
  switchCost,
  valueOfReplacement,
  valueOfSwitch,
} from './switching.ts';
import { valueOfMove } from './try-move.ts';

/** An action with its value. */
export interface Option {
  readonly action: BattleAction;
  readonly value: number;
}

/** All actions of one position in a single battle, with their values. */
export function optionsInSingles(situation: Situation): Option[] {
  const { request, own, foes } = situation;
  const [position] = request.positions;
  if (position == null) return [{ action: { do: 'pass' }, value: 0 }];
  const bench = availableSwitches(situation);
  if (position.mustSwitch) return replacements(situation, bench);
  const mine = own.get(position.place);
  const [foe] = foes;
  const reserve = foe == null ? 0 : reserveAgainst(situation, foe);
  const options: Option[] = [];
  for (const [index, { move, isDisabled, pp, aims }] of position.moves.entries()) {
    const [aim] = aims;
    const action: BattleAction = {
      do: 'move',
      slot: index + 1,
      ...(aim === undefined ? {} : { at: aim }),
    };
    if (isDisabled) continue;
    const known = certainMove(move, pp > 0);
    const value =
      mine === undefined || foe == null
        ? 0
        : valueOfMove(duelOf(situation, mine, foe, reserve), known);
    options.push({ action, value });
  }
  if (position.isTrapped || mine === undefined) return options;
  const cost = switchCost + restlessness(mine);
  for (const fighter of bench) {
    const value = valueOfSwitch(situation, mine, fighter) - cost;
    options.push({ action: { do: 'switch', to: fighter.place }, value });
  }
  return options;
}

/** Replacements for an empty position, with their values. */
export function replacements(situation: Situation, bench: readonly Fighter[]): Option[] {
  if (bench.length === 0) return [{ action: { do: 'pass' }, value: 0 }];
  return bench.map((fighter) => ({
    action: { do: 'switch', to: fighter.place },
    value: valueOfReplacement(situation, fighter),
  }));
}
