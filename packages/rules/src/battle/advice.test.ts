import { expect, test } from 'vitest';
import { remainingFoes } from './advice.ts';
import { applyEvents } from './apply-event.ts';
import { emptyView } from './view.ts';

test('after a loss the remaining foes are listed by their HP', () => {
  const come = (place: number, formId: number) =>
    ({
      kind: 'switch-in',
      who: { side: 2, place },
      position: 0,
      appearance: { formId, level: 14, gender: 'male', isShiny: false },
      condition: { hp: 48, maxHp: 48, status: null },
      isForced: false,
    }) as const;
  const view = applyEvents(emptyView(1, [3, 4], 'singles'), [
    come(1, 74),
    { kind: 'faint', who: { side: 2, place: 1 } },
    come(2, 138),
    {
      kind: 'damage',
      who: { side: 2, place: 2 },
      condition: { hp: 12, maxHp: 48, status: null },
    },
    come(3, 95),
    { kind: 'end', winner: 2, by: 'play' },
  ]);
  const { remaining, unseen } = remainingFoes(view, 1);
  expect(remaining.map(({ foe, hpShare }) => [foe.formId, hpShare])).toEqual([
    [95, 1],
    [138, 0.25],
  ]);
  expect(unseen).toBe(1);
});
