import type { BattleEvent, BattleEventKind, BattleEventOf, BattleSide } from '@poketorneo/contract';
import { describe, expect, test } from 'vitest';
import { applyEvents } from './apply-event.ts';
import {
  activeAt,
  activeOf,
  type BattleView,
  emptyView,
  noBoosts,
  type PokemonView,
  pokemonAt,
  remainingOf,
} from './view.ts';

const own = { side: 1, place: 1 } as const;
const foe = { side: 2, place: 1 } as const;
const foeSecond = { side: 2, place: 2 } as const;

function switchIn(
  who: { side: BattleSide; place: number },
  more: Partial<BattleEventOf<'switch-in'>> = {},
): BattleEventOf<'switch-in'> {
  return {
    kind: 'switch-in',
    who,
    position: 0,
    appearance: { formId: 25, level: 14, gender: 'male', isShiny: false },
    condition: { hp: 48, maxHp: 48, status: null },
    isForced: false,
    ...more,
  };
}

const beginning: readonly BattleEvent[] = [switchIn(own), switchIn(foe), { kind: 'turn', turn: 1 }];

function after(...events: readonly BattleEvent[]): BattleView {
  return applyEvents(emptyView(1, [3, 3], 'singles'), [...beginning, ...events]);
}

function seen(view: BattleView, who: { side: BattleSide; place: number }): PokemonView {
  const pokemon = pokemonAt(view, who);
  if (pokemon === null) throw new Error('It was never seen');
  return pokemon;
}

describe('a view', () => {
  test('before the start has only the team sizes', () => {
    const view = emptyView(2, [3, 5], 'doubles');
    expect(view.sides[2]).toMatchObject({ teamSize: 5, pokemons: {}, active: [null, null] });
    expect(view.turn).toBe(0);
    expect(remainingOf(view, 1)).toBe(3);
  });

  test('is not mutated by an event', () => {
    const before = after();
    const copy = structuredClone(before);
    applyEvents(before, [
      { kind: 'boost', who: foe, stat: 'attack', by: 1, direction: 'up' },
      { kind: 'side-start', side: 1, effect: 'spikes' },
      { kind: 'faint', who: foe },
    ]);
    expect(before).toEqual(copy);
  });

  test('has the active Pokémon', () => {
    const view = after(switchIn(foeSecond));
    expect(activeAt(view, 2, 0)?.place).toBe(2);
    expect(seen(view, foe).position).toBeNull();
    expect(activeOf(view, 1).map(({ place }) => place)).toEqual([1]);
  });

  test('counts each fainted Pokémon once', () => {
    const gone = { hp: 0, maxHp: 48, status: null };
    const view = after(
      { kind: 'damage', who: foe, condition: gone },
      { kind: 'faint', who: foe },
      { kind: 'faint', who: foe },
    );
    expect(remainingOf(view, 2)).toBe(2);
    expect(activeAt(view, 2, 0)).toBeNull();
    expect(seen(view, foe).condition.hp).toBe(0);
  });

  test('has the result', () => {
    expect(after({ kind: 'end', winner: 1, by: 'play' }).end).toEqual({ winner: 1, by: 'play' });
  });
});

describe('conditions', () => {
  test('are the latest reported ones, with the status', () => {
    const view = after(
      { kind: 'damage', who: foe, condition: { hp: 30, maxHp: 48, status: null } },
      { kind: 'status', who: foe, status: 'brn' },
    );
    expect(seen(view, foe).condition).toEqual({ hp: 30, maxHp: 48, status: 'brn' });
  });

  test('are cured one by one or for a whole team', () => {
    const hurt: BattleEvent[] = [
      { kind: 'status', who: foe, status: 'par' },
      switchIn(foeSecond),
      { kind: 'status', who: foeSecond, status: 'psn' },
    ];
    const one = after(...hurt, { kind: 'cure', who: foeSecond, status: 'psn' });
    expect(seen(one, foeSecond).condition.status).toBeNull();
    const all = after(...hurt, { kind: 'cure-team', who: foeSecond });
    expect(seen(all, foeSecond).condition.status).toBeNull();
  });

  test('of sleep count the turns asleep', () => {
    const asleep = after(
      { kind: 'status', who: foe, status: 'slp' },
      { kind: 'cannot', who: foe, why: 'slp' },
      { kind: 'cannot', who: foe, why: 'slp' },
    );
    expect(seen(asleep, foe).turnsAsleep).toBe(2);
    const awake = applyEvents(asleep, [{ kind: 'cure', who: foe, status: 'slp' }]);
    expect(seen(awake, foe).turnsAsleep).toBe(0);
  });
});

describe('boosts', () => {
  const raised: BattleEvent = {
    kind: 'boost',
    who: foe,
    stat: 'attack',
    by: 4,
    direction: 'up',
  };
  const lowered: BattleEvent = {
    kind: 'boost',
    who: foe,
    stat: 'speed',
    by: -2,
    direction: 'down',
  };
  test.each<[string, BattleEvent[], Partial<PokemonView['boosts']>]>([
    ['add up', [raised, lowered], { attack: 4, speed: -2 }],
    ['go no further than six', [raised, raised], { attack: 6 }],
    ['are set', [{ kind: 'set-boost', who: foe, stat: 'attack', to: 6 }], { attack: 6 }],
    ['are all reset', [raised, lowered, { kind: 'reset-boosts', which: 'all' }], {}],
    [
      'lose what was lowered',
      [raised, lowered, { kind: 'reset-boosts', who: foe, which: 'lowered' }],
      { attack: 4 },
    ],
    [
      'lose what was raised',
      [raised, lowered, { kind: 'reset-boosts', who: foe, which: 'raised' }],
      { speed: -2 },
    ],
    [
      'are turned round',
      [raised, lowered, { kind: 'invert-boosts', who: foe }],
      { attack: -4, speed: 2 },
    ],
    ['end when the Pokémon leaves the field', [raised, switchIn(foeSecond), switchIn(foe)], {}],
  ])('%s', (_, events, boosts) => {
    expect(seen(after(...events), foe).boosts).toEqual({ ...noBoosts, ...boosts });
  });

  test('can be copied and swapped', () => {
    const copied = after(raised, { kind: 'copy-boosts', who: own, from: foe });
    expect(seen(copied, own).boosts.attack).toBe(4);
    const swapped = after(raised, lowered, {
      kind: 'swap-boosts',
      who: own,
      target: foe,
      stats: ['attack', 'spAttack'],
    });
    expect(seen(swapped, own).boosts).toEqual({ ...noBoosts, attack: 4 });
    expect(seen(swapped, foe).boosts).toEqual({ ...noBoosts, speed: -2 });
  });

  test('and some effects are transferred by Baton Pass', () => {
    const view = after(
      raised,
      { kind: 'effect-start', who: foe, effect: 'substitute' },
      { kind: 'effect-start', who: foe, effect: 'attract' },
      switchIn(foeSecond, { cause: { kind: 'move', term: 'baton-pass' } }),
    );
    expect(seen(view, foeSecond).boosts.attack).toBe(4);
    expect(Object.keys(seen(view, foeSecond).effects)).toEqual(['substitute']);
    expect(seen(view, foe).boosts).toEqual(noBoosts);
  });
});

describe('effects', () => {
  test('start, count and end', () => {
    const view = after(
      { kind: 'effect-start', who: foe, effect: 'encore', move: 'tackle' },
      { kind: 'effect-start', who: foe, effect: 'perish', count: 3 },
      { kind: 'turn', turn: 2 },
      { kind: 'effect-start', who: foe, effect: 'perish', count: 2 },
    );
    expect(seen(view, foe).effects).toEqual({
      encore: { since: 1, count: 1, move: 'tackle' },
      perish: { since: 1, count: 2 },
    });
    const ended = applyEvents(view, [{ kind: 'effect-end', who: foe, effect: 'encore' }]);
    expect(Object.keys(seen(ended, foe).effects)).toEqual(['perish']);
  });

  test('can change types, until they end', () => {
    const view = after({ kind: 'effect-start', who: foe, effect: 'typechange', typeIds: [3] });
    expect(seen(view, foe).typeIds).toEqual([3]);
    const ended = applyEvents(view, [{ kind: 'effect-end', who: foe, effect: 'typechange' }]);
    expect(seen(ended, foe).typeIds).toBeNull();
  });

  test('of a turn end with it, those of a move with the next', () => {
    const view = after(
      { kind: 'turn-effect', who: foe, effect: 'protect' },
      { kind: 'move-effect', who: foe, effect: 'destiny-bond' },
    );
    expect(seen(view, foe)).toMatchObject({
      turnEffects: ['protect'],
      moveEffects: ['destiny-bond'],
    });
    const next = applyEvents(view, [{ kind: 'turn', turn: 2 }]);
    expect(seen(next, foe)).toMatchObject({ turnEffects: [], moveEffects: ['destiny-bond'] });
    const moved = applyEvents(next, [{ kind: 'move', who: foe, move: 'tackle', targets: [own] }]);
    expect(seen(moved, foe).moveEffects).toEqual([]);
  });

  test('of preparation and recharging end when the log says so', () => {
    const digging = after({ kind: 'prepare', who: foe, move: 'dig' });
    expect(seen(digging, foe).effects.prepare?.move).toBe('dig');
    const out = applyEvents(digging, [{ kind: 'move', who: foe, move: 'dig', targets: [own] }]);
    expect(seen(out, foe).effects).toEqual({});
    const tired = after({ kind: 'recharge', who: foe });
    expect(seen(tired, foe).effects.recharge).toBeDefined();
    const rested = applyEvents(tired, [{ kind: 'cannot', who: foe, why: 'recharge' }]);
    expect(seen(rested, foe).effects).toEqual({});
  });
});

describe('moves', () => {
  const tackle: BattleEvent = { kind: 'move', who: foe, move: 'tackle', targets: [own] };

  test('that were seen have their PP deducted', () => {
    const view = after(tackle, tackle, { ...tackle, move: 'growl' });
    expect(seen(view, foe).moves).toEqual([
      { move: 'tackle', ppSpent: 2 },
      { move: 'growl', ppSpent: 1 },
    ]);
    expect(seen(view, foe).lastMove).toBe('growl');
  });

  test('stay known after a switch', () => {
    const view = after(tackle, switchIn(foeSecond), switchIn(foe));
    expect(seen(view, foe).moves).toEqual([{ move: 'tackle', ppSpent: 1 }]);
    expect(seen(view, foe).lastMove).toBeNull();
  });

  test.each<[string, BattleEvent[], PokemonView['moves']]>([
    [
      'against one who presses cost more',
      [{ kind: 'ability', who: own, ability: 'pressure' }, tackle],
      [{ move: 'tackle', ppSpent: 2 }],
    ],
    [
      'that go on of themselves cost nothing more',
      [
        { ...tackle, move: 'outrage' },
        { ...tackle, move: 'outrage', cause: { kind: 'effect', term: 'lockedmove' } },
      ],
      [{ move: 'outrage', ppSpent: 1 }],
    ],
    [
      'that another move has called are not its own',
      [
        { ...tackle, move: 'metronome' },
        { ...tackle, cause: { kind: 'move', term: 'metronome' } },
      ],
      [{ move: 'metronome', ppSpent: 1 }],
    ],
    [
      'that were called in its sleep are its own, and cost nothing',
      [
        { ...tackle, move: 'sleep-talk' },
        { ...tackle, cause: { kind: 'move', term: 'sleep-talk' } },
      ],
      [
        { move: 'sleep-talk', ppSpent: 1 },
        { move: 'tackle', ppSpent: 0 },
      ],
    ],
    [
      'that come before a switch cost their PP too',
      [{ ...tackle, move: 'pursuit', cause: { kind: 'move', term: 'pursuit' } }],
      [{ move: 'pursuit', ppSpent: 1 }],
    ],
    [
      'lose PP to spite',
      [tackle, { kind: 'effect', who: foe, effect: 'spite', move: 'tackle', number: 4 }],
      [{ move: 'tackle', ppSpent: 5 }],
    ],
    [
      'get PP back from a berry',
      [tackle, { kind: 'effect', who: foe, effect: 'leppa-berry', move: 'tackle' }],
      [{ move: 'tackle', ppSpent: 0 }],
    ],
    ['do not include Struggle', [{ ...tackle, move: 'struggle' }], []],
    [
      'that were mimicked are not its own',
      [{ kind: 'effect', who: foe, effect: 'mimic', move: 'tackle' }, tackle],
      [],
    ],
  ])('%s', (_, events, moves) => {
    expect(seen(after(...events), foe).moves).toEqual(moves);
  });

  test('after Transform are separate, and lost on switching out', () => {
    const view = after(
      { kind: 'transform', who: foe, into: own, formId: 143 },
      { ...tackle, move: 'thunderbolt' },
    );
    expect(seen(view, foe)).toMatchObject({
      formId: 143,
      ownFormId: 25,
      moves: [],
      transform: { into: own, moves: [{ move: 'thunderbolt', ppSpent: 1 }] },
    });
    const left = applyEvents(view, [switchIn(foeSecond)]);
    expect(seen(left, foe)).toMatchObject({ formId: 25, transform: null });
  });
});

test('of form in battle is lost on switching out, a permanent one is not', () => {
  const change = { kind: 'form-change', who: foe, formId: 10001 } as const;
  const left = (isLasting: boolean) =>
    seen(after({ ...change, isLasting }, switchIn(foeSecond)), foe).formId;
  expect(left(false)).toBe(25);
  expect(left(true)).toBe(10001);
});

describe('abilities', () => {
  test.each<[string, BattleEvent, PokemonView['ability']]>([
    ['that are reported', { kind: 'ability', who: foe, ability: 'intimidate' }, 'intimidate'],
    [
      'that are the reason of something',
      { kind: 'immune', who: foe, cause: { kind: 'ability', term: 'levitate' } },
      'levitate',
    ],
    [
      'that do something to others',
      {
        kind: 'damage',
        who: own,
        condition: { hp: 40, maxHp: 48, status: null },
        cause: { kind: 'ability', term: 'rough-skin', of: foe },
      },
      'rough-skin',
    ],
    [
      'that bring weather',
      { kind: 'weather', weather: 'rain', cause: { kind: 'ability', term: 'drizzle', of: foe } },
      'drizzle',
    ],
    [
      'that heal of what others do',
      {
        kind: 'heal',
        who: foe,
        condition: { hp: 48, maxHp: 48, status: null },
        cause: { kind: 'ability', term: 'water-absorb', of: own },
      },
      'water-absorb',
    ],
    ['that show in passing', { kind: 'effect', who: foe, effect: 'shed-skin' }, 'shed-skin'],
    [
      'that show with a move that they warn of',
      { kind: 'effect', who: foe, effect: 'forewarn', move: 'tackle', target: own },
      'forewarn',
    ],
    ['that begin', { kind: 'effect-start', who: foe, effect: 'slow-start' }, 'slow-start'],
  ])('%s are known from then on', (_, event, ability) => {
    const view = after(event);
    expect(seen(view, foe).ability).toBe(ability);
    expect(seen(applyEvents(view, [switchIn(foeSecond)]), foe).ability).toBe(ability);
  });

  test('copied from another reveal both Pokémon’s', () => {
    const view = after({
      kind: 'ability',
      who: foe,
      ability: 'static',
      cause: { kind: 'ability', term: 'trace', of: own },
    });
    expect(seen(view, foe)).toMatchObject({ ability: 'static', ownAbility: 'trace' });
    expect(seen(view, own).ability).toBe('static');
  });
});

describe('items', () => {
  const leftovers: BattleEvent = {
    kind: 'heal',
    who: foe,
    condition: { hp: 40, maxHp: 48, status: null },
    cause: { kind: 'item', term: 'leftovers' },
  };
  test.each<[string, BattleEvent[], PokemonView['item']]>([
    ['are not known at first', [], { is: 'unknown' }],
    ['show when they act', [leftovers], { is: 'held', item: 'leftovers' }],
    [
      'are gone when they are used up',
      [
        { kind: 'item-end', who: foe, item: 'oran-berry', isEaten: true },
        { ...leftovers, cause: { kind: 'item', term: 'oran-berry' } },
      ],
      { is: 'gone', last: 'oran-berry' },
    ],
    [
      'come from others',
      [leftovers, { kind: 'item', who: foe, item: 'choice-band' }],
      { is: 'held', item: 'choice-band' },
    ],
  ])('%s', (_, events, item) => {
    expect(seen(after(...events), foe).item).toEqual(item);
  });
});

describe('the field', () => {
  test('has weather, with its first turn', () => {
    const view = after(
      { kind: 'weather', weather: 'rain' },
      { kind: 'turn', turn: 2 },
      { kind: 'weather', weather: 'rain', isUpkeep: true },
    );
    expect(view.weather).toEqual({ kind: 'rain', since: 1, isLasting: false });
    expect(applyEvents(view, [{ kind: 'weather', weather: null }]).weather).toBeNull();
  });

  test('has effects', () => {
    const view = after({ kind: 'field-start', effect: 'trick-room' });
    expect(Object.keys(view.field)).toEqual(['trick-room']);
    expect(applyEvents(view, [{ kind: 'field-end', effect: 'trick-room' }]).field).toEqual({});
  });

  test('has sides with layers', () => {
    const spikes: BattleEvent = { kind: 'side-start', side: 2, effect: 'spikes' };
    const view = after(spikes, spikes, { ...spikes, effect: 'stealth-rock' });
    expect(view.sides[2].effects).toEqual({
      spikes: { since: 1, count: 2 },
      'stealth-rock': { since: 1, count: 1 },
    });
    const swept = applyEvents(view, [{ kind: 'side-end', side: 2, effect: 'spikes' }]);
    expect(Object.keys(swept.sides[2].effects)).toEqual(['stealth-rock']);
  });
});

describe('an unseen Pokémon', () => {
  const unseen = { side: 2, place: 3 } as const;
  const condition = { hp: 1, maxHp: 48, status: null };
  // One of each kind: a new kind without a row here does not compile.
  const oneOfEach: { readonly [Kind in BattleEventKind]: BattleEventOf<Kind> } = {
    turn: { kind: 'turn', turn: 1 },
    'turn-over': { kind: 'turn-over' },
    end: { kind: 'end', winner: null, by: 'limit' },
    'switch-in': switchIn(foe),
    faint: { kind: 'faint', who: unseen },
    'form-change': { kind: 'form-change', who: unseen, formId: 1, isLasting: true },
    transform: { kind: 'transform', who: unseen, into: own, formId: 1 },
    move: { kind: 'move', who: unseen, move: 'tackle', targets: [] },
    prepare: { kind: 'prepare', who: unseen, move: 'fly' },
    release: { kind: 'release', who: unseen, move: 'fly', targets: [own] },
    cannot: { kind: 'cannot', who: unseen, why: 'par' },
    recharge: { kind: 'recharge', who: unseen },
    damage: { kind: 'damage', who: unseen, condition },
    heal: { kind: 'heal', who: unseen, condition },
    'set-hp': { kind: 'set-hp', who: unseen, condition },
    'critical-hit': { kind: 'critical-hit', who: unseen },
    'super-effective': { kind: 'super-effective', who: unseen },
    resisted: { kind: 'resisted', who: unseen },
    miss: { kind: 'miss', who: unseen },
    immune: { kind: 'immune', who: unseen },
    'no-target': { kind: 'no-target', who: unseen },
    'hit-count': { kind: 'hit-count', who: unseen, count: 2 },
    fail: { kind: 'fail', who: unseen },
    block: { kind: 'block', who: unseen, effect: 'protect' },
    nothing: { kind: 'nothing' },
    status: { kind: 'status', who: unseen, status: 'par' },
    cure: { kind: 'cure', who: unseen, status: 'par' },
    'cure-team': { kind: 'cure-team', who: unseen },
    boost: { kind: 'boost', who: unseen, stat: 'attack', by: 1, direction: 'up' },
    'set-boost': { kind: 'set-boost', who: unseen, stat: 'attack', to: 1 },
    'reset-boosts': { kind: 'reset-boosts', who: unseen, which: 'all' },
    'swap-boosts': { kind: 'swap-boosts', who: unseen, target: own },
    'copy-boosts': { kind: 'copy-boosts', who: unseen, from: own },
    'invert-boosts': { kind: 'invert-boosts', who: unseen },
    'effect-start': { kind: 'effect-start', who: unseen, effect: 'confusion' },
    'effect-end': { kind: 'effect-end', who: unseen, effect: 'confusion' },
    effect: { kind: 'effect', who: unseen, effect: 'confusion' },
    'turn-effect': { kind: 'turn-effect', who: unseen, effect: 'protect' },
    'move-effect': { kind: 'move-effect', who: unseen, effect: 'rage' },
    ability: { kind: 'ability', who: unseen, ability: 'static' },
    'ability-end': { kind: 'ability-end', who: unseen },
    item: { kind: 'item', who: unseen, item: 'leftovers' },
    'item-end': { kind: 'item-end', who: unseen, item: 'leftovers' },
    weather: { kind: 'weather', weather: null },
    'field-start': { kind: 'field-start', effect: 'gravity' },
    'field-end': { kind: 'field-end', effect: 'gravity' },
    'field-effect': { kind: 'field-effect', effect: 'perish-song' },
    'side-start': { kind: 'side-start', side: 1, effect: 'reflect' },
    'side-end': { kind: 'side-end', side: 1, effect: 'reflect' },
  };

  test.each(Object.values(oneOfEach))('stays unseen after $kind', (event) => {
    expect(pokemonAt(after(event), unseen)).toBeNull();
  });
});
