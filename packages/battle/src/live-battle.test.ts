import { maxBattleTurns } from '@poketorneo/rules/battle';
import { describe, expect, test } from 'vitest';
import { IllegalChoice, RefusedChoice } from './choice.ts';
import { type LiveBattle, startBattle } from './live-battle.ts';
import { maxIvs, pokemon } from './testing/pokemon.ts';
import { move, ofKind, requestOf, scene, switchTo, turn } from './testing/scene.ts';

describe('a request', () => {
  test('has the moves with their listed PP, and the team in full', () => {
    const battle = scene(
      [
        pokemon('pikachu', ['thunderbolt', 'quick-attack'], { item: 'lightball' }),
        pokemon('mew', ['splash']),
      ],
      [pokemon('snorlax', ['splash'])],
    );
    const request = requestOf(battle, 1);
    expect(request.positions).toEqual([
      {
        place: 1,
        mustSwitch: false,
        isTrapped: false,
        moves: [
          { move: 'thunderbolt', pp: 15, maxPp: 15, isDisabled: false, aims: [] },
          { move: 'quick-attack', pp: 30, maxPp: 30, isDisabled: false, aims: [] },
        ],
      },
    ]);
    expect(request.team.map(({ place, isActive }) => [place, isActive])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(request.team[0]).toMatchObject({ ability: 'static', item: 'light-ball', formId: 25 });
    turn(battle, move(1), move(1));
    expect(requestOf(battle, 1).positions[0]?.moves[0]?.pp).toBe(14);
  });

  test('has stable places, however often Pokémon switch', () => {
    const battle = scene(
      [pokemon('pikachu', ['splash']), pokemon('pikachu', ['surf']), pokemon('mew', ['splash'])],
      [pokemon('snorlax', ['splash'])],
    );
    turn(battle, switchTo(3), move(1));
    turn(battle, switchTo(2), move(1));
    expect(requestOf(battle, 1).positions[0]?.place).toBe(2);
    expect(requestOf(battle, 1).positions[0]?.moves[0]?.move).toBe('surf');
    expect(requestOf(battle, 1).team.map(({ place }) => place)).toEqual([1, 2, 3]);
  });

  test('goes only to the side of a fainted Pokémon, for a switch', () => {
    const battle = scene(
      [pokemon('magikarp', ['splash'], { stats: { hp: 1 } }), pokemon('mew', ['splash'])],
      [pokemon('snorlax', ['quick-attack'])],
    );
    const events = turn(battle, move(1), move(1));
    expect(ofKind(events, 'faint')).toEqual([{ kind: 'faint', who: { side: 1, place: 1 } }]);
    expect(battle.request(2)).toBeNull();
    const request = requestOf(battle, 1);
    expect(request.positions).toEqual([
      { place: 1, mustSwitch: true, moves: [], isTrapped: false },
    ]);
    expect(() => battle.decide({ 1: move(1) })).toThrow(IllegalChoice);
    expect(() => battle.decide({ 1: [{ do: 'pass' }] })).toThrow(IllegalChoice);
    battle.decide({ 1: switchTo(2) });
    expect(requestOf(battle, 1).positions[0]?.place).toBe(2);
  });

  test.each([
    { item: 'dracoplate', judgment: 13, naturalGift: undefined },
    { item: 'oranberry', judgment: 1, naturalGift: 14 },
  ])('tells the types of moves that depend on their user: $item', (types) => {
    const moves = ['hidden-power', 'judgment', 'natural-gift', 'splash'];
    const battle = scene([pokemon('mew', moves, types)], [pokemon('snorlax', ['splash'])]);
    expect(requestOf(battle, 1).positions[0]?.moves.map(({ typeId }) => typeId)).toEqual([
      16, // Of the highest IVs.
      types.judgment,
      types.naturalGift,
      undefined,
    ]);
  });

  test('offers only the move that a Pokémon is locked into', () => {
    const battle = scene(
      [pokemon('snorlax', ['hyper-beam', 'splash'])],
      [pokemon('mew', ['recover'], { stats: { hp: 900, defense: 900 } })],
    );
    turn(battle, move(1), move(1));
    expect(requestOf(battle, 1).positions[0]).toMatchObject({
      isTrapped: true,
      moves: [{ move: 'recharge', aims: [] }],
    });
    const events = turn(battle, move(1), move(1));
    expect(ofKind(events, 'cannot')).toMatchObject([{ why: 'recharge' }]);
  });

  test('without PP offers only Struggle', () => {
    const battle = scene(
      [pokemon('snorlax', ['recover'])],
      [pokemon('mew', ['splash'], { gender: 'genderless' })],
    );
    for (let pp = 10; pp > 0; pp -= 1) {
      expect(requestOf(battle, 1).positions[0]?.moves[0]).toMatchObject({ move: 'recover', pp });
      turn(battle, move(1), move(1));
    }
    expect(requestOf(battle, 1).positions[0]?.moves).toMatchObject([
      { move: 'struggle', aims: [] },
    ]);
    expect(ofKind(turn(battle, move(1), move(1)), 'move')).toContainEqual(
      expect.objectContaining({ move: 'struggle' }),
    );
  });

  test('lists a move without PP as unavailable', () => {
    const battle = scene(
      [pokemon('snorlax', ['recover', 'splash'])],
      [pokemon('mew', ['splash'], { gender: 'genderless' })],
    );
    for (let pp = 10; pp > 0; pp -= 1) turn(battle, move(1), move(1));
    expect(requestOf(battle, 1).positions[0]?.moves).toMatchObject([
      { move: 'recover', pp: 0, isDisabled: true },
      { move: 'splash', pp: 40, isDisabled: false },
    ]);
  });

  test('of a transformed Pokémon has its own figures, not the target’s', () => {
    const battle = scene(
      [pokemon('ditto', ['transform'], { gender: 'genderless' })],
      [pokemon('mew', ['splash', 'surf'], { ability: 'synchronize', gender: 'genderless' })],
    );
    const before = requestOf(battle, 1).team[0];
    const events = turn(battle, move(1), move(1));
    expect(ofKind(events, 'transform')).toMatchObject([
      { who: { side: 1, place: 1 }, into: { side: 2, place: 1 }, formId: 151 },
    ]);
    const after = requestOf(battle, 1).team[0];
    expect(after).toMatchObject({ stats: before?.stats, ability: 'limber', formId: 132 });
    expect(after?.moves.map(({ move: name, pp }) => [name, pp])).toEqual([
      ['splash', 5],
      ['surf', 5],
    ]);
  });
});

describe('stats', () => {
  test('of another form are scaled by its base stats', () => {
    const battle = scene(
      [pokemon('castform', ['sunny-day'], { ability: 'forecast', stats: { speed: 300 } })],
      [pokemon('mew', ['splash'], { gender: 'genderless' })],
    );
    expect(ofKind(turn(battle, move(1), move(1)), 'form-change')).toMatchObject([
      { formId: 10028, isLasting: false, cause: { kind: 'ability', term: 'forecast' } },
    ]);
    expect(requestOf(battle, 1).team[0]?.stats.speed).toBe(300);
  });

  test('of Shaymin change with its form, from the given ones', () => {
    const battle = scene(
      [pokemon('shaymin-sky', ['splash'], { gender: 'genderless', stats: { speed: 200 } })],
      [
        pokemon('mew', ['ice-beam'], {
          gender: 'genderless',
          ability: 'serene-grace',
          stats: { spAttack: 5 },
        }),
      ],
      { seed: 'frozen' },
    );
    while (ofKind(battle.events(1), 'form-change').length === 0 && battle.turn < 60) {
      turn(battle, move(1), move(1));
    }
    expect(ofKind(battle.events(1), 'form-change')).toMatchObject([
      { formId: 492, isLasting: true },
    ]);
    // 127 base speed of the sky form against 100 of the land form, at level 50.
    expect(requestOf(battle, 1).team[0]?.stats.speed).toBe(173);
  });

  test('Shedinja has one HP', () => {
    const battle = scene(
      [pokemon('shedinja', ['splash'], { gender: 'genderless', ability: 'wonder-guard' })],
      [pokemon('mew', ['splash'], { gender: 'genderless' })],
    );
    expect(requestOf(battle, 1).team[0]?.condition).toMatchObject({ hp: 1, maxHp: 1 });
  });
});

describe('Hidden Power', () => {
  test.each([
    // Against Gengar: dark by its IVs is super effective, normal does not touch it.
    [maxIvs, 'super-effective'],
    [null, 'immune'],
  ] as const)('with the IVs %o: %s', (ivs, kind) => {
    const battle = scene(
      [pokemon('mew', ['hidden-power'], { gender: 'genderless', ivs })],
      [pokemon('gengar', ['splash'], { ability: 'levitate' })],
    );
    expect(ofKind(turn(battle, move(1), move(1)), kind)).toHaveLength(1);
  });
});

describe('a berry whose taste the nature dislikes', () => {
  test.each([
    // Mago berries are sweet: brave Pokémon do not like it.
    ['brave', 1],
    ['hardy', 0],
    [null, 0],
  ] as const)('confuses a Pokémon of nature %s: %i times', (nature, times) => {
    const eater = pokemon('snorlax', ['belly-drum'], {
      item: 'magoberry',
      stats: { hp: 200 },
    });
    const battle = scene(
      [{ ...eater, nature }],
      [pokemon('mew', ['splash'], { gender: 'genderless' })],
    );
    const events = turn(battle, move(1), move(1));
    expect(ofKind(events, 'item-end')).toMatchObject([{ item: 'mago-berry', isEaten: true }]);
    expect(ofKind(events, 'effect-start')).toHaveLength(times);
  });
});

describe('hidden information', () => {
  test('of an unseen trap refuses the switch, reveals it, and changes nothing else', () => {
    const start = () =>
      scene(
        [pokemon('pikachu', ['thunderbolt']), pokemon('mew', ['splash'], { gender: 'genderless' })],
        [pokemon('wobbuffet', ['splash'], { ability: 'shadow-tag' })],
      );
    const battle = start();
    expect(requestOf(battle, 1).positions[0]?.isTrapped).toBe(false);
    const before = { events: battle.events(1), turn: battle.turn };
    const choices = { 1: switchTo(2), 2: move(1) };
    expect(() => battle.decide(choices)).toThrow(
      expect.objectContaining({ name: 'RefusedChoice', side: 1, reason: 'trapped' }),
    );
    expect(battle.events(1)).toEqual(before.events);
    expect(battle.turn).toBe(before.turn);
    expect(requestOf(battle, 1).positions[0]?.isTrapped).toBe(true);
    expect(() => battle.decide(choices)).toThrow(IllegalChoice);
    const untroubled = start();
    battle.decide({ 1: move(1), 2: move(1) });
    untroubled.decide({ 1: move(1), 2: move(1) });
    expect(battle.events('spectator')).toEqual(untroubled.events('spectator'));
  });

  test('is refused without the other side’s choice, too', () => {
    const battle = scene(
      [pokemon('pikachu', ['thunderbolt']), pokemon('mew', ['splash'], { gender: 'genderless' })],
      [pokemon('wobbuffet', ['splash'], { ability: 'shadow-tag' })],
    );
    expect(() => battle.tryChoice(1, switchTo(3))).toThrow(IllegalChoice);
    expect(() => battle.tryChoice(1, switchTo(2))).toThrow(
      expect.objectContaining({ name: 'RefusedChoice', side: 1, reason: 'trapped' }),
    );
    expect(requestOf(battle, 1).positions[0]?.isTrapped).toBe(true);
  });

  test('is tried without an effect on the battle', () => {
    const start = () =>
      scene(
        [pokemon('pikachu', ['thunderbolt']), pokemon('mew', ['splash'], { gender: 'genderless' })],
        [pokemon('diglett', ['splash', 'dig'])],
      );
    const [battle, untried] = [start(), start()];
    battle.tryChoice(1, switchTo(2));
    battle.tryChoice(1, move(1));
    battle.tryChoice(2, move(2));
    expect(requestOf(battle, 1)).toEqual(requestOf(untried, 1));
    for (const each of [battle, untried]) each.decide({ 1: switchTo(2), 2: move(1) });
    expect(battle.events('spectator')).toEqual(untried.events('spectator'));
    expect(requestOf(battle, 1).positions[0]?.place).toBe(2);
  });

  test('of the other side’s trap also refuses a switch that was chosen first', () => {
    const battle = scene(
      [pokemon('wobbuffet', ['splash'], { ability: 'shadow-tag' })],
      [pokemon('pikachu', ['thunderbolt']), pokemon('mew', ['splash'], { gender: 'genderless' })],
    );
    expect(() => battle.decide({ 1: move(1), 2: switchTo(2) })).toThrow(RefusedChoice);
    battle.decide({ 1: move(1), 2: move(1) });
    expect(battle.turn).toBe(2);
  });

  test('hides exact HP: 48ths for everyone but the own side', () => {
    const battle = scene([pokemon('pikachu', ['tackle'])], [pokemon('snorlax', ['tackle'])]);
    turn(battle, move(1), move(1));
    const maxHp = (audience: 1 | 2 | 'spectator') =>
      ofKind(battle.events(audience), 'damage').map(({ who, condition }) => [
        who.side,
        condition.maxHp,
      ]);
    const [own, other] = [1, 2].map(
      (side) => requestOf(battle, side === 1 ? 1 : 2).team[0]?.stats.hp,
    );
    expect(new Map(maxHp(1).map(([side, hp]) => [side, hp]))).toEqual(
      new Map([
        [1, own],
        [2, 48],
      ]),
    );
    expect(new Map(maxHp(2).map(([side, hp]) => [side, hp]))).toEqual(
      new Map([
        [1, 48],
        [2, other],
      ]),
    );
    expect(maxHp('spectator').every(([, hp]) => hp === 48)).toBe(true);
  });
});

describe('invalid choices', () => {
  const battle = scene(
    [pokemon('pikachu', ['thunderbolt']), pokemon('mew', ['splash'], { gender: 'genderless' })],
    [pokemon('snorlax', ['splash'])],
  );
  const at = { side: 2, position: 0 } as const;

  test.each([
    ['wrong-count', [move(1), move(1)].flat()],
    ['cannot-pass', [{ do: 'pass' as const }]],
    ['no-such-move', move(2)],
    ['wrong-aim', [{ do: 'move' as const, slot: 1, at }]],
    ['already-on-field', switchTo(1)],
    ['no-such-pokemon', switchTo(3)],
  ])('%s', (problem, choice) => {
    const before = battle.events(1);
    expect(() => battle.decide({ 1: choice, 2: move(1) })).toThrow(
      expect.objectContaining({ name: 'IllegalChoice', side: 1, problem }),
    );
    expect(battle.events(1)).toEqual(before);
  });

  test('every asked side must choose, and no other', () => {
    expect(() => battle.decide({ 1: move(1) })).toThrow(RangeError);
    const over = scene(
      [pokemon('pikachu', ['thunderbolt'])],
      [pokemon('magikarp', ['splash'], { stats: { hp: 1 } })],
    );
    turn(over, move(1), move(1));
    expect(over.end).toEqual({ winner: 1, by: 'play' });
    expect(over.request(1)).toBeNull();
    expect(() => over.decide({ 1: move(1) })).toThrow(RangeError);
  });
});

describe('the turn limit', () => {
  const idle = () => pokemon('magikarp', ['splash', 'tackle']);
  const team = (size: number) => Array.from({ length: size }, idle);

  /** Both sides only switch, forever. */
  function playOut(battle: LiveBattle): void {
    while (battle.end === null) {
      const onField = requestOf(battle, 1).positions[0]?.place;
      const other = requestOf(battle, 2).positions[0]?.place;
      battle.decide({ 1: switchTo(onField === 1 ? 2 : 1), 2: switchTo(other === 1 ? 2 : 1) });
    }
  }

  test('ends an endless battle for all audiences: more remaining Pokémon win', () => {
    const battle = scene(team(3), team(2));
    playOut(battle);
    expect(battle.turn).toBe(maxBattleTurns);
    expect(battle.end).toEqual({ winner: 1, by: 'limit' });
    for (const audience of [1, 2, 'spectator'] as const) {
      const events = battle.events(audience);
      expect(events.at(-1)).toEqual({ kind: 'end', winner: 1, by: 'limit' });
      expect(ofKind(events, 'turn').at(-1)).toEqual({ kind: 'turn', turn: maxBattleTurns });
    }
    expect(battle.request(1)).toBeNull();
    expect(battle.request(2)).toBeNull();
  });

  test('with equally many left, the greater share of HP wins', () => {
    const battle = scene(team(2), team(2));
    turn(battle, move(1), move(2));
    playOut(battle);
    expect(battle.end).toEqual({ winner: 2, by: 'limit' });
  });

  test('with equal HP is a draw', () => {
    const battle = scene(team(2), team(2));
    playOut(battle);
    expect(battle.end).toEqual({ winner: null, by: 'limit' });
    expect(battle.events(1).at(-1)).toEqual({ kind: 'end', winner: null, by: 'limit' });
  });
});

describe('a team', () => {
  test('needs one Pokémon, two for a double battle, and six at most', () => {
    const one = pokemon('pikachu', ['splash']);
    const start = (format: 'singles' | 'doubles', first: number, second: number) => () =>
      startBattle({
        format,
        seed: 'a',
        teams: [
          Array.from({ length: first }, () => one),
          Array.from({ length: second }, () => one),
        ],
      });
    expect(start('singles', 0, 1)).toThrow(RangeError);
    expect(start('singles', 1, 7)).toThrow(RangeError);
    expect(start('doubles', 1, 2)).toThrow(RangeError);
    expect(start('doubles', 2, 2)).not.toThrow();
  });
});
