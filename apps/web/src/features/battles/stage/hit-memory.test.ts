import type { BattleEventOf } from '@poketorneo/contract';
import { expect, it } from 'vitest';
import { createHitMemory } from './hit-memory.ts';

const mine = { side: 1, place: 1 } as const;
const theirs = { side: 2, place: 3 } as const;
const surf: BattleEventOf<'move'> = {
  kind: 'move',
  who: mine,
  move: 'surf',
  targets: [theirs],
};
const plain = { isCritical: false, effect: 'plain' };

it('derives the force of a hit from the events before its damage, per target', () => {
  const memory = createHitMemory();
  memory.record(surf);
  memory.record({ kind: 'super-effective', who: theirs });
  memory.record({ kind: 'critical-hit', who: theirs });
  memory.record({ kind: 'resisted', who: mine });
  expect(memory.takeForce(theirs)).toMatchObject({ isCritical: true, effect: 'strong' });
  expect(memory.takeForce(mine)).toMatchObject({ isCritical: false, effect: 'weak' });
});

it('forgets the force after the hit and on the next move', () => {
  const memory = createHitMemory();
  memory.record({ kind: 'critical-hit', who: theirs });
  memory.takeForce(theirs);
  expect(memory.takeForce(theirs)).toMatchObject(plain);
  memory.record({ kind: 'super-effective', who: theirs });
  memory.record(surf);
  expect(memory.takeForce(theirs)).toMatchObject(plain);
});

it('knows the further hits of a move on the same Pokémon', () => {
  const memory = createHitMemory();
  memory.record(surf);
  const hits = [theirs, mine, theirs].map((who) => memory.takeForce(who).isRepeated);
  expect(hits).toEqual([false, false, true]);
  memory.record(surf);
  expect(memory.takeForce(theirs).isRepeated).toBe(false);
});

it('remembers the last use of a move', () => {
  const memory = createHitMemory();
  expect(memory.lastUse()).toBeNull();
  memory.record(surf);
  memory.record({ kind: 'damage', who: theirs, condition: { hp: 1, maxHp: 48, status: null } });
  expect(memory.lastUse()).toEqual({ move: 'surf', who: mine, hasMissed: false });
  memory.record({ kind: 'release', who: theirs, move: 'dig', targets: [mine] });
  expect(memory.lastUse()).toEqual({ move: 'dig', who: theirs, hasMissed: false });
  memory.record({ ...surf, missed: true });
  expect(memory.lastUse()?.hasMissed).toBe(true);
});
