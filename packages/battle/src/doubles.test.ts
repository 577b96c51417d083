import type { BattleAction } from '@poketorneo/contract';
import { describe, expect, test } from 'vitest';
import { problemOfChoice } from './choice.ts';
import { pokemon } from './testing/pokemon.ts';
import { ofKind, requestOf, scene } from './testing/scene.ts';

const foe = (position: 0 | 1) => ({ side: 2, position }) as const;
const own = (position: 0 | 1) => ({ side: 1, position }) as const;
const aim = (slot: number, at: { side: 1 | 2; position: 0 | 1 }): BattleAction => ({
  do: 'move',
  slot,
  at,
});
const act = (slot: number): BattleAction => ({ do: 'move', slot });
const pass: BattleAction = { do: 'pass' };
const genderless = { gender: 'genderless' } as const;

const start = () =>
  scene(
    [
      pokemon('pikachu', ['thunderbolt', 'helping-hand', 'splash', 'earthquake']),
      pokemon('mew', ['surf', 'splash', 'protect'], genderless),
      pokemon('snorlax', ['splash']),
    ],
    [
      pokemon('blastoise', ['splash'], { stats: { hp: 900 } }),
      pokemon('magikarp', ['splash'], { stats: { hp: 900 } }),
      pokemon('onix', ['splash']),
    ],
    { format: 'doubles' },
  );
const idle = [act(1), act(1)];

describe('a double battle', () => {
  test('lists the targets of each move', () => {
    const [first] = requestOf(start(), 1).positions;
    expect(first?.moves.map(({ move, aims }) => [move, aims])).toEqual([
      ['thunderbolt', [foe(0), foe(1), own(1)]],
      ['helping-hand', [own(1)]],
      ['splash', []],
      ['earthquake', []],
    ]);
  });

  test.each([foe(0), foe(1), own(1)])('aims a move at its target: %o', (at) => {
    const battle = start();
    battle.decide({ 1: [aim(1, at), act(2)], 2: idle });
    const [thunderbolt] = ofKind(battle.events(1), 'move').filter(
      ({ move }) => move === 'thunderbolt',
    );
    expect(thunderbolt?.targets).toEqual([{ side: at.side, place: at.position + 1 }]);
  });

  test('lists all targets of a spread move', () => {
    const battle = start();
    battle.decide({ 1: [act(4), act(3)], 2: idle });
    const [earthquake] = ofKind(battle.events(1), 'move').filter(
      ({ move }) => move === 'earthquake',
    );
    expect(earthquake?.targets).toEqual([
      { side: 2, place: 1 },
      { side: 2, place: 2 },
    ]);
    expect(ofKind(battle.events(1), 'block')).toMatchObject([{ who: { side: 1, place: 2 } }]);
  });

  test('rejects a missing target, itself as a target, and an empty position', () => {
    const request = requestOf(start(), 1);
    expect(problemOfChoice(request, [act(1), act(2)])).toBe('aim-needed');
    expect(problemOfChoice(request, [aim(1, own(0)), act(2)])).toBe('wrong-aim');
    expect(problemOfChoice(request, [aim(3, foe(0)), act(2)])).toBe('wrong-aim');
    expect(problemOfChoice(request, [aim(1, foe(1)), act(2)])).toBeNull();
  });

  test('rejects one Pokémon twice, a missing entry, and a pass of an able Pokémon', () => {
    const request = requestOf(start(), 1);
    const call: BattleAction = { do: 'switch', to: 3 };
    expect(problemOfChoice(request, [call, call])).toBe('called-twice');
    expect(problemOfChoice(request, [call])).toBe('wrong-count');
    expect(problemOfChoice(request, [pass, act(2)])).toBe('cannot-pass');
    expect(problemOfChoice(request, [{ do: 'switch', to: 2 }, act(2)])).toBe('already-on-field');
    expect(problemOfChoice(request, [call, act(2)])).toBeNull();
  });

  test('leaves one position empty when two faint and one Pokémon remains', () => {
    const battle = scene(
      [
        pokemon('pikachu', ['splash'], { stats: { hp: 1 } }),
        pokemon('mew', ['splash'], { ...genderless, stats: { hp: 1 } }),
        pokemon('snorlax', ['splash']),
      ],
      [pokemon('blastoise', ['surf']), pokemon('lapras', ['surf'])],
      { format: 'doubles' },
    );
    battle.decide({ 1: idle, 2: idle });
    expect(battle.request(2)).toBeNull();
    const request = requestOf(battle, 1);
    expect(request.positions.map((position) => position?.mustSwitch)).toEqual([true, true]);
    const call: BattleAction = { do: 'switch', to: 3 };
    expect(problemOfChoice(request, [pass, pass])).toBe('cannot-pass');
    expect(problemOfChoice(request, [call, call])).toBe('called-twice');
    expect(problemOfChoice(request, [call, pass])).toBeNull();
    battle.decide({ 1: [pass, call] });
    const next = requestOf(battle, 1);
    expect(next.positions.map((position) => position?.place ?? null)).toEqual([null, 3]);
    expect(problemOfChoice(next, idle)).toBe('must-pass');
    battle.decide({ 1: [pass, act(1)], 2: idle });
    expect(battle.turn).toBe(3);
  });

  test('lets only one position decide on a forced switch of one', () => {
    const battle = scene(
      [pokemon('pikachu', ['thunderbolt']), pokemon('mew', ['splash'], genderless)],
      [
        pokemon('blastoise', ['splash']),
        pokemon('magikarp', ['splash'], { stats: { hp: 1, speed: 1 } }),
        pokemon('onix', ['splash']),
      ],
      { format: 'doubles' },
    );
    battle.decide({ 1: [aim(1, foe(1)), act(1)], 2: idle });
    const request = requestOf(battle, 2);
    expect(request.positions.map((position) => position?.mustSwitch ?? null)).toEqual([null, true]);
    expect(problemOfChoice(request, [act(1), { do: 'switch', to: 3 }])).toBe('must-pass');
    battle.decide({ 2: [pass, { do: 'switch', to: 3 }] });
    expect(ofKind(battle.events(1), 'switch-in').at(-1)).toMatchObject({
      who: { side: 2, place: 3 },
      position: 1,
    });
  });
});
