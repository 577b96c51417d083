import { createHash } from 'node:crypto';
import type { BattleAction, BattleChoice, BattleRequest } from '@poketorneo/contract';

type Position = NonNullable<BattleRequest['positions'][number]>;

/** A random legal choice, deterministic by seed and step. */
export function randomChoice(request: BattleRequest, seed: string, step: number): BattleChoice {
  const switchedIn = new Set<number>();
  return request.positions.map((position, index) => {
    if (position === null) return { do: 'pass' };
    const random = randomOf(`${seed} ${step} ${index}`);
    const action = position.mustSwitch
      ? replacement(request, switchedIn)
      : randomMove(position, random);
    if (action.do === 'switch') switchedIn.add(action.to);
    return action;
  });
}

function replacement({ team }: BattleRequest, switchedIn: ReadonlySet<number>): BattleAction {
  const next = team.find(
    ({ place, isActive, condition }) => !isActive && condition.hp > 0 && !switchedIn.has(place),
  );
  return next === undefined ? { do: 'pass' } : { do: 'switch', to: next.place };
}

function randomMove({ moves }: Position, random: number): BattleAction {
  const usable = moves.flatMap((move, index) =>
    move.isDisabled ? [] : [{ slot: index + 1, aims: move.aims }],
  );
  const { slot, aims } = usable[Math.floor(random * usable.length)] ?? { slot: 1, aims: [] };
  const at = aims.find(({ side }) => side === 1) ?? aims[0];
  return at === undefined ? { do: 'move', slot } : { do: 'move', slot, at };
}

/** In [0, 1). */
function randomOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}
