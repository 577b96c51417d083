import { statsOf } from '@poketorneo/rules';
import { describe, expect, test } from 'vitest';
import { draftOf, emptyDraft, payloadOf } from './draft.ts';
import type { Draft } from './draft-types.ts';
import { problemOf } from './problem.ts';
import { applyChanges, inferSpread, newSpread, problemOfSpread, totalEvs } from './spread-draft.ts';

const garchomp = {
  hp: 108,
  attack: 130,
  defense: 95,
  spAttack: 80,
  spDefense: 85,
  speed: 102,
};
const options = { genders: ['male'], abilities: [{ id: 8 }] } as const;
const source: Draft = { ...emptyDraft, formId: 445, level: '78' };
const jolly = applyChanges(source, { spread: newSpread('jolly') }, garchomp);
const numbers = (draft: Draft) => Object.values(draft.stats).map(Number);
const statsWith = (change: object) =>
  Object.values(
    statsOf({
      baseStats: garchomp,
      level: 78,
      nature: 'jolly',
      ivs: { hp: 31, attack: 31, defense: 31, spAttack: 31, spDefense: 31, speed: 31 },
      ...change,
    }),
  );

describe('the stats', () => {
  test('are computed once a nature is chosen, and again after each change', () => {
    expect(source.stats.hp).toBe('');
    expect(numbers(jolly)).toEqual(statsWith({}));
    expect(numbers(applyChanges(jolly, { level: '50' }, garchomp))).toEqual(
      statsWith({ level: 50 }),
    );
    const spread = newSpread('adamant');
    const trained = { ...spread, evs: { ...spread.evs, attack: '252' } };
    const evs = { hp: 0, attack: 252, defense: 0, spAttack: 0, spDefense: 0, speed: 0 };
    const after = applyChanges(jolly, { spread: trained }, garchomp);
    expect(numbers(after)).toEqual(statsWith({ nature: 'adamant', evs }));
    expect(totalEvs(trained)).toBe(252);
  });

  test.each<[what: string, change: Partial<Draft>]>([
    ['a level of 0', { level: '0' }],
    ['no level', { level: '' }],
    ['an IV of 32', { spread: { ...newSpread('jolly'), ivs: { ...jolly.stats, hp: '32' } } }],
  ])('wait while there is %s', (_, change) => {
    expect(Object.values(applyChanges(jolly, change, garchomp).stats)).toEqual(Array(6).fill(''));
  });

  test('are no longer computed once one is entered by hand', () => {
    const after = applyChanges(jolly, { stats: { ...jolly.stats, hp: '300' } }, garchomp);
    expect(after.spread).toBeNull();
    expect(after.stats).toEqual({ ...jolly.stats, hp: '300' });
    expect(applyChanges(after, { level: '50' }, garchomp).stats).toEqual(after.stats);
  });

  test('entered by hand are matched with a spread, if any gives them', () => {
    const byHand = applyChanges(jolly, { stats: jolly.stats }, garchomp);
    expect(inferSpread(byHand, garchomp)?.nature).toBe('jolly');
    const impossible = applyChanges(byHand, { stats: { ...jolly.stats, hp: '999' } }, garchomp);
    expect(inferSpread(impossible, garchomp)).toBeNull();
    expect(inferSpread(source, garchomp)).toBeUndefined();
    expect(inferSpread(byHand, undefined)).toBeUndefined();
  });
});

test('a wrong IV or EV is reported before the stats that depend on it', () => {
  const spread = newSpread('jolly');
  const wrong = { ...spread, evs: { ...spread.evs, hp: '300' } };
  const draft = applyChanges(
    { ...jolly, moveIds: { ...jolly.moveIds, moveId1: 200 } },
    { spread: wrong },
    garchomp,
  );
  expect(problemOfSpread(wrong)).toBe('Gli EV devono essere numeri interi da 0 a 255!');
  expect(problemOf(draft, options)).toBe('Gli EV devono essere numeri interi da 0 a 255!');
  expect(problemOf({ ...draft, level: '' }, options)).toContain('Il livello');
  expect(problemOf({ ...draft, spread: null }, options)).toContain('Le statistiche');
});

test('the payload contains the spread, and a draft of it too', () => {
  const draft = { ...jolly, moveIds: { ...jolly.moveIds, moveId1: 200 } };
  const payload = payloadOf(draft, options);
  expect(payload?.spread).toMatchObject({ nature: 'jolly', ivs: { speed: 31 }, evs: { hp: 0 } });
  if (payload === null) throw new Error('Nothing is sent');
  expect(draftOf(payload)).toMatchObject({ stats: jolly.stats, spread: jolly.spread });
});
