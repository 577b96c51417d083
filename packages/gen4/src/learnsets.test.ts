import { describe, expect, it } from 'vitest';
import { allForms } from './forms.ts';
import { earliestLevel, learnableMoveIds, learnMethods, minimumLevel } from './learnsets.ts';
import { levelUpMoves } from './level-ups.ts';
import { allMoves, moveById } from './moves.ts';
import type { Form } from './rows.ts';
import { speciesById } from './species.ts';

function formIdOf(identifier: string): number {
  return rowOf<Form>(allForms, identifier).id;
}

function moveIdOf(identifier: string): number {
  return rowOf(allMoves, identifier).id;
}

function rowOf<Row extends { identifier: string }>(rows: readonly Row[], identifier: string): Row {
  const row = rows.find((candidate) => candidate.identifier === identifier);
  if (row === undefined) throw new Error(`Nothing is called ${identifier}`);
  return row;
}

describe('minimumLevel', () => {
  it.each([
    ['bulbasaur', 1],
    ['venusaur', 32],
    ['pikachu', 2],
    ['alakazam', 16],
    ['golduck', 33],
    ['gyarados', 20],
    ['dragonite', 55],
    ['shedinja', 20],
    ['snorlax', 1],
    ['ambipom', 32],
    ['mamoswine', 34],
    ['magnezone', 31],
    ['wormadam-trash', 20],
    ['rotom-wash', 1],
    ['phione', 1],
    ['manaphy', 1],
    ['giratina-origin', 1],
    ['unown-z', 5],
    ['ditto', 10],
    ['raikou', 40],
    ['latios', 35],
    ['mewtwo', 70],
    ['deoxys-speed', 30],
    ['shaymin-sky', 30],
    ['darkrai', 40],
    ['pichu-spiky-eared', 30],
    ['arceus-fire', 100],
  ])('of %s is %i', (form, level) => {
    expect(minimumLevel(formIdOf(form))).toBe(level);
  });

  it('never falls along an evolution, except where the later stage hatches', () => {
    for (const form of allForms.filter(({ isDefault }) => isDefault)) {
      const { evolvesFromId } = speciesById(form.speciesId);
      const level = minimumLevel(form.id);
      if (evolvesFromId !== null && level > 1) {
        expect(level).toBeGreaterThanOrEqual(minimumLevel(evolvesFromId));
      }
    }
  });
});

describe('earliestLevel', () => {
  it.each([
    ['machine', 'charizard', 'fly', 36],
    ['tutor', 'charizard', 'heat-wave', 36],
    ['level', 'gyarados', 'dragon-dance', 44],
    ['egg', 'pikachu', 'volt-tackle', 2],
    ['egg', 'garchomp', 'outrage', 48],
    ['level of the earlier stage', 'arcanine', 'reversal', 25],
    ['level before the evolution', 'butterfree', 'string-shot', 10],
    ['no level at all', 'ditto', 'transform', 10],
    ['appliance', 'rotom-heat', 'overheat', 1],
    ['Ninjask’s', 'shedinja', 'swords-dance', 25],
    ['sketch', 'smeargle', 'roar-of-time', 1],
    ['event', 'arceus-normal', 'roar-of-time', 100],
    ['generation 3 tutor', 'snorlax', 'mega-punch', 5],
    ['generation 3 tutor', 'gengar', 'self-destruct', 25],
    ['generation 3 level', 'mew', 'fake-out', 10],
  ])('by %s: %s with %s from %i', (_, form, move, level) => {
    expect(earliestLevel(formIdOf(form), moveIdOf(move))).toBe(level);
  });

  it.each([
    ['rotom', 'overheat'],
    ['rotom-heat', 'hydro-pump'],
    ['smeargle', 'struggle'],
    ['smeargle', 'chatter'],
    ['wormadam-plant', 'earthquake'],
    ['wormadam-sandy', 'leaf-storm'],
    ['pichu-spiky-eared', 'fake-out'],
    ['unown-a', 'protect'],
    ['ditto', 'tackle'],
    ['magikarp', 'surf'],
    ['arcanine', 'close-combat'],
  ])('is null for %s with %s', (form, move) => {
    expect(earliestLevel(formIdOf(form), moveIdOf(move))).toBeNull();
  });

  it('is never below the minimum level', () => {
    for (const { id } of allForms) {
      for (const moveId of learnableMoveIds(id)) {
        expect(earliestLevel(id, moveId)).toBeGreaterThanOrEqual(minimumLevel(id));
        expect(earliestLevel(id, moveId)).toBeLessThanOrEqual(100);
      }
    }
  });
});

describe('learnMethods', () => {
  it('distinguishes machines, levels and generation 3', () => {
    expect(learnMethods(formIdOf('rotom'), moveIdOf('double-team'))).toEqual([
      { kind: 'level-up', level: 15 },
      { kind: 'machine', level: 1 },
    ]);
    expect(learnMethods(formIdOf('snorlax'), moveIdOf('mega-punch'))).toEqual([
      { kind: 'transfer', level: 5 },
    ]);
    expect(learnMethods(formIdOf('unown-a'), moveIdOf('surf'))).toEqual([]);
  });

  it('transfers no hidden-machine move from generation 3', () => {
    const hidden = ['cut', 'dive', 'flash', 'fly', 'rock-smash', 'strength', 'surf', 'waterfall'];
    for (const { id } of allForms) {
      for (const move of hidden) {
        const kinds = learnMethods(id, moveIdOf(move)).map((method) => method.kind);
        expect(kinds).not.toContain('transfer');
      }
    }
  });
});

describe('learnableMoveIds', () => {
  it('is ascending, of existing moves, never Struggle', () => {
    for (const { id } of allForms) {
      const moveIds = learnableMoveIds(id);
      expect(moveIds.length).toBeGreaterThan(0);
      expect(moveIds).toEqual([...new Set(moveIds)].sort((a, b) => a - b));
      expect(moveIds.every((moveId) => moveById(moveId).id === moveId)).toBe(true);
      expect(moveIds).not.toContain(165);
    }
  });

  it('lets Smeargle sketch all but two moves', () => {
    expect(learnableMoveIds(formIdOf('smeargle'))).toHaveLength(465);
  });

  it('contains the form’s level-up moves', () => {
    for (const { id } of allForms) {
      const learnable = new Set(learnableMoveIds(id));
      for (const { moveId, level } of levelUpMoves(id)) {
        expect(learnable.has(moveId)).toBe(true);
        expect(earliestLevel(id, moveId)).toBeLessThanOrEqual(Math.max(level, minimumLevel(id)));
      }
    }
  });

  it('throws for a form that does not exist', () => {
    expect(() => learnableMoveIds(494)).toThrow(RangeError);
    expect(() => minimumLevel(20000)).toThrow(RangeError);
  });
});
