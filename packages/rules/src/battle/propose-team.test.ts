import type { Tier } from '@poketorneo/gen4';
import { describe, expect, test } from 'vitest';
import { proposeTeam } from './propose-team.ts';
import { attackOf, contender } from './testing/contender.ts';

const [grass, water, fire, electric, rock] = [2, 3, 4, 5, 6];

const fighter = (typeId: number) => contender({ typeIds: [typeId], moves: [attackOf(typeId)] });

/** A candidate with an attack of its type; strength scales its stats. */
function candidate(
  id: number,
  typeId: number,
  { tier = 1, strength = 1 }: { tier?: Tier; strength?: number } = {},
) {
  const { stats, ...rest } = fighter(typeId);
  const scaled = {
    hp: stats.hp * strength,
    attack: stats.attack * strength,
    defense: stats.defense * strength,
    spAttack: stats.spAttack * strength,
    spDefense: stats.spDefense * strength,
    speed: stats.speed * strength,
  };
  return { ...rest, stats: scaled, id, tier };
}

const foe = (typeId: number, weight = 1) => ({ ...fighter(typeId), weight });

describe('the proposed team', () => {
  test('has six members, the most that a team may have', () => {
    const owned = Array.from({ length: 9 }, (_, id) => candidate(id, 1));
    expect(proposeTeam({ owned, foes: [foe(1)], tierLimit: 18 })).toHaveLength(6);
  });

  test('keeps to the tier', () => {
    const owned = [1, 2, 3, 4, 5].map((id) => candidate(id, 1));
    expect(proposeTeam({ owned, foes: [foe(1)], tierLimit: 3 })).toHaveLength(3);
    const strong = [candidate(6, 1, { tier: 2, strength: 1.2 }), candidate(7, 1, { tier: 3 })];
    const ids = proposeTeam({ owned: [...owned, ...strong], foes: [foe(1)], tierLimit: 3 });
    expect(ids.reduce((sum, id) => sum + (id < 6 ? 1 : id - 4), 0)).toBeLessThanOrEqual(3);
  });

  test('takes any tier where that is allowed', () => {
    const owned = [1, 2, 3].map((id) => candidate(id, 1, { tier: 3 }));
    expect(proposeTeam({ owned, foes: [foe(1)], tierLimit: null })).toHaveLength(3);
  });

  test('answers each foe, rather than one foe several times', () => {
    const owned = [
      candidate(1, water),
      candidate(2, water),
      candidate(3, water),
      candidate(4, grass),
      candidate(5, 1),
    ];
    const foes = [foe(fire), foe(water), foe(water)];
    const ids = proposeTeam({ owned, foes, tierLimit: 2 });
    expect(ids.toSorted()).toEqual([1, 4]);
  });

  test('leaves out those that the foes hit hard', () => {
    const owned = [candidate(1, fire), candidate(2, electric), candidate(3, 1)];
    const ids = proposeTeam({ owned, foes: [foe(water), foe(rock)], tierLimit: 2 });
    expect(ids).not.toContain(1);
  });

  test('prefers the strong ones where nothing else differs', () => {
    const owned = [candidate(1, 1), candidate(2, 1, { strength: 2 }), candidate(3, 1)];
    expect(proposeTeam({ owned, foes: [foe(1)], tierLimit: 1 })).toEqual([2]);
  });

  test('sends the best against the first known foe first', () => {
    const owned = [candidate(1, grass), candidate(2, water), candidate(3, 1, { strength: 1.3 })];
    const lead = (foes: ReturnType<typeof foe>[]) => proposeTeam({ owned, foes, tierLimit: 3 })[0];
    expect(lead([foe(water), foe(fire)])).toBe(1);
    expect(lead([foe(fire), foe(water)])).toBe(2);
    expect(lead([foe(water, 0.6), foe(fire, 0.6)])).toBe(3);
  });

  test('is empty if nothing is owned or fits', () => {
    expect(proposeTeam({ owned: [], foes: [foe(1)], tierLimit: 3 })).toEqual([]);
    const owned = [candidate(1, 1, { tier: 3 })];
    expect(proposeTeam({ owned, foes: [foe(1)], tierLimit: 2 })).toEqual([]);
  });
});
