import { expect, test } from 'vitest';
import { adviceAfterLoss } from './advice.ts';
import { applyEvents } from './apply-event.ts';
import { emptyView } from './view.ts';

const water = { move: null, typeId: 3, damageClass: 'special' } as const;
const fire = { move: null, typeId: 4, damageClass: 'special' } as const;
const types = new Map([
  [74, [6, 7]],
  [95, [6, 7]],
  [138, [6, 3]],
]);

test('after a loss the remaining foes are listed with their counters', () => {
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
  const squirtle = { name: 'squirtle', typeIds: [3], moves: [water] };
  const charmander = { name: 'charmander', typeIds: [4], moves: [fire] };
  const { remaining, unseen } = adviceAfterLoss({
    view,
    side: 1,
    typesOf: (formId) => types.get(formId) ?? [],
    owned: [charmander, squirtle],
  });
  expect(remaining.map(({ foe, hpShare }) => [foe.formId, hpShare])).toEqual([
    [95, 1],
    [138, 0.25],
  ]);
  expect(remaining.map(({ counters }) => counters.map(({ name }) => name))).toEqual([
    ['squirtle'],
    [],
  ]);
  expect(unseen).toBe(1);
});
