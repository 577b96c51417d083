import type { BattleEvent } from '@poketorneo/contract';
import { expect, it } from 'vitest';
import { hitMemory } from './hit-memory.ts';

const mine = { side: 1, place: 1 } as const;
const theirs = { side: 2, place: 3 } as const;
const surf: BattleEvent = { kind: 'move', who: mine, move: 'surf', targets: [theirs] };
const plain = { isCritical: false, effect: 'plain' };

it('knows how hard a hit is from the events before its damage, for each target', () => {
  const memory = hitMemory();
  memory.hear(surf);
  memory.hear({ kind: 'super-effective', who: theirs });
  memory.hear({ kind: 'critical-hit', who: theirs });
  memory.hear({ kind: 'resisted', who: mine });
  expect(memory.force(theirs)).toEqual({ isCritical: true, effect: 'strong' });
  expect(memory.force(mine)).toEqual({ isCritical: false, effect: 'weak' });
});

it('forgets it with the hit, and with the next move', () => {
  const memory = hitMemory();
  memory.hear({ kind: 'critical-hit', who: theirs });
  memory.force(theirs);
  expect(memory.force(theirs)).toEqual(plain);
  memory.hear({ kind: 'super-effective', who: theirs });
  memory.hear(surf);
  expect(memory.force(theirs)).toEqual(plain);
});

it('remembers the last move', () => {
  const memory = hitMemory();
  expect(memory.move()).toBe('');
  memory.hear(surf);
  memory.hear({ kind: 'damage', who: theirs, condition: { hp: 1, maxHp: 48, status: null } });
  expect(memory.move()).toBe('surf');
});
