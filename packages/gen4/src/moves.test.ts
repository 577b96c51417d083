import { describe, expect, it } from 'vitest';
import { allMoves, type Move } from './moves.ts';
import { typeById } from './types.ts';

function moveCalled(identifier: string): Move {
  const move = allMoves.find((candidate) => candidate.identifier === identifier);
  if (move === undefined) throw new Error(`No move ${identifier}`);
  return move;
}

describe('has generation 4’s figures where later generations changed them', () => {
  it.each<[string, Partial<Move>]>([
    ['protect', { priority: 3, pp: 10 }],
    ['detect', { priority: 3, pp: 5 }],
    ['endure', { priority: 3 }],
    ['follow-me', { priority: 3 }],
    ['fake-out', { priority: 1, power: 40, effectChance: 100 }],
    ['extreme-speed', { priority: 1 }],
    ['whirlwind', { priority: -6, accuracy: 100 }],
    ['teleport', { priority: 0 }],
    ['recover', { pp: 10 }],
    ['tackle', { power: 35, accuracy: 95 }],
    ['hypnosis', { accuracy: 60 }],
    ['flamethrower', { power: 95 }],
    ['ice-beam', { power: 95 }],
    ['thunderbolt', { power: 95 }],
    ['surf', { power: 95, damageClass: 'special' }],
    ['hydro-pump', { power: 120 }],
    ['blizzard', { power: 120, accuracy: 70 }],
    ['outrage', { power: 120, pp: 15 }],
    ['thunder-wave', { accuracy: 100 }],
    ['will-o-wisp', { accuracy: 75 }],
    ['toxic', { accuracy: 85 }],
    ['bite', { typeId: 16, effectChance: 30 }],
    ['karate-chop', { typeId: 8 }],
    ['charm', { typeId: 1 }],
    ['sweet-kiss', { typeId: 1 }],
    ['moonlight', { typeId: 1 }],
    ['curse', { typeId: 10001, damageClass: 'status', power: null }],
    ['knock-off', { power: 20 }],
    ['giga-drain', { power: 60 }],
    ['drain-punch', { power: 60, pp: 5 }],
    ['rapid-spin', { power: 20, effectChance: null }],
    ['sucker-punch', { power: 80, priority: 1 }],
    ['leaf-storm', { power: 140, effectChance: null }],
    ['draco-meteor', { power: 140 }],
    ['bullet-seed', { power: 10 }],
    ['jump-kick', { power: 85, pp: 25 }],
    ['high-jump-kick', { power: 100 }],
    ['feint', { power: 50 }],
    ['glare', { accuracy: 75 }],
    ['dark-void', { accuracy: 80 }],
    ['struggle', { typeId: 1, accuracy: null }],
  ])('%s', (identifier, figures) => {
    expect(moveCalled(identifier)).toMatchObject(figures);
  });
});

describe('optional figures', () => {
  it.each([
    ['guillotine', { power: null, accuracy: 30 }],
    ['seismic-toss', { power: null, accuracy: 100 }],
    ['return', { power: null }],
    ['hidden-power', { power: null, damageClass: 'special' }],
    ['swift', { power: 60, accuracy: null }],
    ['swords-dance', { power: null, accuracy: null, effectChance: null }],
    ['fire-fang', { effectChance: 10 }],
    ['dynamic-punch', { effectChance: 100 }],
    ['earthquake', { effectChance: null }],
    ['chatter', { effectChance: null }],
  ] as const)('%s', (identifier, figures) => {
    expect(moveCalled(identifier)).toMatchObject(figures);
  });

  it('include no power without damage', () => {
    const status = allMoves.filter((move) => move.damageClass === 'status');
    expect(status.every((move) => move.power === null && move.effectChance === null)).toBe(true);
  });
});

it('are plausible, with a type for every move', () => {
  for (const move of allMoves) {
    expect(typeById(move.typeId)).toBeDefined();
    expect(move.pp).toBeGreaterThan(0);
    expect(move.power ?? 100).toBeGreaterThanOrEqual(10);
    expect(move.accuracy ?? 100).toBeGreaterThanOrEqual(30);
    expect(move.accuracy ?? 100).toBeLessThanOrEqual(100);
  }
});
