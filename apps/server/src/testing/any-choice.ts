import { createHash } from 'node:crypto';
import type { BattleAction, BattleChoice, BattleRequest } from '@poketorneo/contract';

type Position = NonNullable<BattleRequest['positions'][number]>;

/** Something that may be chosen, by chance: the same seed and step choose the same. */
export function anyChoice(request: BattleRequest, seed: string, step: number): BattleChoice {
  const called = new Set<number>();
  return request.positions.map((position, index) => {
    if (position === null) return { do: 'pass' };
    const chance = chanceOf(`${seed} ${step} ${index}`);
    const action = position.mustSwitch ? replacement(request, called) : anyMove(position, chance);
    if (action.do === 'switch') called.add(action.to);
    return action;
  });
}

function replacement({ team }: BattleRequest, called: ReadonlySet<number>): BattleAction {
  const next = team.find(
    ({ place, isActive, condition }) => !isActive && condition.hp > 0 && !called.has(place),
  );
  return next === undefined ? { do: 'pass' } : { do: 'switch', to: next.place };
}

function anyMove({ moves }: Position, chance: number): BattleAction {
  const usable = moves.flatMap((move, index) =>
    move.isDisabled ? [] : [{ slot: index + 1, aims: move.aims }],
  );
  const { slot, aims } = usable[Math.floor(chance * usable.length)] ?? { slot: 1, aims: [] };
  const at = aims.find(({ side }) => side === 1) ?? aims[0];
  return at === undefined ? { do: 'move', slot } : { do: 'move', slot, at };
}

/** From 0 up to, not including, 1. */
function chanceOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}
