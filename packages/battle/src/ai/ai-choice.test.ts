import type { BattleChoice, BattleGrade } from '@poketorneo/contract';
import { describe, expect, test } from 'vitest';
import { problemOfChoice } from '../choice.ts';
import type { LiveBattle } from '../live-battle.ts';
import type { BattlePokemon } from '../setup.ts';
import { pokemon } from '../testing/pokemon.ts';
import { move, requestOf, scene, switchTo } from '../testing/scene.ts';
import { aiChoiceInBattle } from './ai-choice-in-battle.ts';

type Team = readonly BattlePokemon[];

/** Choice of side 2: a move's identifier, or '→' and a place. */
function decided(
  battle: LiveBattle,
  [own, foe]: readonly [Team, Team],
  {
    grade = 2,
    seed = 'a seed',
    step = 0,
    ace,
  }: { grade?: BattleGrade; seed?: string; step?: number; ace?: number } = {},
): string {
  const setup = { format: 'singles', seed: 'a scene', teams: [foe, own] } as const;
  return inWords(battle, aiChoiceInBattle({ battle, setup, side: 2, grade, seed, step, ace }));
}

function inWords(battle: LiveBattle, [action]: BattleChoice): string {
  if (action?.do === 'switch') return `→${action.to}`;
  if (action?.do !== 'move') return 'pass';
  return requestOf(battle, 2).positions[0]?.moves[action.slot - 1]?.move ?? '?';
}

/** Choice of side 2 in the first turn. */
function first(own: Team, foe: Team, more: Parameters<typeof decided>[2] = {}): string {
  return decided(scene(foe, own), [own, foe], more);
}

const splasher = pokemon('magikarp', ['splash']);

describe('grade 2', () => {
  test.each<[string, BattlePokemon, BattlePokemon, string]>([
    [
      'hits where it hurts most',
      pokemon('pikachu', ['tackle', 'thunderbolt', 'surf']),
      pokemon('gyarados', ['splash', 'tackle']),
      'thunderbolt',
    ],
    [
      'attacks nobody with what does nothing to them',
      pokemon('pikachu', ['thunderbolt', 'tackle']),
      pokemon('sandslash', ['scratch']),
      'tackle',
    ],
    [
      'minds what it knows of abilities',
      pokemon('golem', ['earthquake', 'tackle']),
      pokemon('koffing', ['tackle'], { ability: 'levitate' }),
      'tackle',
    ],
    [
      'poisons nobody who cannot be poisoned',
      pokemon('muk', ['toxic', 'tackle']),
      pokemon('steelix', ['splash']),
      'tackle',
    ],
    [
      'seeds no plant',
      pokemon('bulbasaur', ['leech-seed', 'tackle']),
      pokemon('bellossom', ['splash']),
      'tackle',
    ],
    [
      'paralyses nobody who stands on the ground with a thunder wave',
      pokemon('pikachu', ['thunder-wave', 'tackle']),
      pokemon('sandslash', ['scratch']),
      'tackle',
    ],
    [
      'does not blow itself up where an attack does',
      pokemon('golem', ['explosion', 'rock-slide']),
      pokemon('charizard', ['ember']),
      'rock-slide',
    ],
    [
      'wakes nobody to eat their dream',
      pokemon('hypno', ['dream-eater', 'confusion']),
      pokemon('machamp', ['karate-chop']),
      'confusion',
    ],
  ])('%s', (_, own, foe, choice) => {
    expect(first([own], [foe])).toBe(choice);
  });

  test('heals when hurt, and not before', () => {
    const own = [
      pokemon('chansey', ['soft-boiled', 'seismic-toss', 'splash'], { gender: 'female' }),
    ];
    const foe = [pokemon('snorlax', ['seismic-toss', 'splash'])];
    expect(first(own, foe)).toBe('seismic-toss');
    const battle = scene(foe, own);
    for (let turn = 0; turn < 4; turn += 1) {
      battle.decide({ 1: [{ do: 'move', slot: 1 }], 2: [{ do: 'move', slot: 3 }] });
    }
    expect(decided(battle, [own, foe])).toBe('soft-boiled');
  });

  test('sets hazards against a large team', () => {
    const own = [pokemon('skarmory', ['stealth-rock', 'splash']), splasher];
    expect(first(own, [pokemon('chansey', ['splash']), splasher, splasher, splasher])).toBe(
      'stealth-rock',
    );
  });

  test('inflicts no second status', () => {
    const own = [pokemon('pikachu', ['thunder-wave', 'quick-attack'])];
    const foe = [pokemon('snorlax', ['splash'])];
    const battle = scene(foe, own);
    battle.decide({ 1: [{ do: 'move', slot: 1 }], 2: [{ do: 'move', slot: 1 }] });
    expect(decided(battle, [own, foe])).toBe('quick-attack');
  });

  test('withdraws a Pokémon that can only suffer', () => {
    const own = [
      pokemon('pikachu', ['thunder-shock']),
      pokemon('venusaur', ['energy-ball'], { level: 50 }),
    ];
    const foe = [pokemon('golem', ['earthquake']), splasher];
    expect(first(own, foe)).toBe('→2');
  });

  test('replaces a fainted Pokémon by the best matchup', () => {
    const own = [
      pokemon('magikarp', ['splash'], { stats: { hp: 1 } }),
      pokemon('charizard', ['flamethrower']),
      pokemon('blastoise', ['surf']),
    ];
    const foe = [pokemon('golem', ['rock-slide'])];
    const battle = scene(foe, own);
    battle.decide({ 1: [{ do: 'move', slot: 1 }], 2: [{ do: 'move', slot: 1 }] });
    expect(requestOf(battle, 2).positions[0]?.mustSwitch).toBe(true);
    expect(decided(battle, [own, foe])).toBe('→3');
  });

  test('prefers the earlier knock-out', () => {
    const own = [pokemon('snorlax', ['strength', 'quick-attack'], { stats: { speed: 20 } })];
    const foe = [pokemon('alakazam', ['psychic'], { stats: { hp: 150 } })];
    const battle = scene(foe, own);
    battle.decide({ 1: [{ do: 'move', slot: 1 }], 2: [{ do: 'move', slot: 1 }] });
    expect(decided(battle, [own, foe])).toBe('quick-attack');
  });
});

const grades = [0, 1, 2, 3] as const;

/** Choices over many steps, so that all noise is seen. */
function choicesOver(
  battle: LiveBattle,
  teams: readonly [Team, Team],
  more: Parameters<typeof decided>[2] = {},
): Set<string> {
  return new Set(
    Array.from({ length: 30 }, (_, step) => decided(battle, teams, { ...more, step })),
  );
}

describe.each([2, 3] as const)('grade %i', (grade) => {
  test('withdraws no healthy Pokémon for one that faints on entry', () => {
    const hurt = pokemon('pidgeot', ['splash'], { stats: { hp: 60 } });
    const own = [hurt, pokemon('venusaur', ['razor-leaf', 'splash'])];
    const foe = [pokemon('charizard', ['seismic-toss', 'flamethrower', 'splash']), splasher];
    const battle = scene(foe, own);
    battle.decide({ 1: move(1), 2: move(1) });
    battle.decide({ 1: move(3), 2: switchTo(2) });
    for (let turn = 0; turn < 3; turn += 1) battle.decide({ 1: move(3), 2: move(2) });
    expect([...choicesOver(battle, [own, foe], { grade })]).toEqual(['razor-leaf']);
  });

  test('tries something else against a foe that recovers from its attack', () => {
    const own = [pokemon('tauros', ['tackle', 'toxic', 'splash'])];
    const foe = [pokemon('chansey', ['soft-boiled', 'pound'], { gender: 'female' }), splasher];
    const battle = scene(foe, own);
    battle.decide({ 1: move(2), 2: move(3) });
    battle.decide({ 1: move(1), 2: move(1) });
    expect([...choicesOver(battle, [own, foe], { grade })]).toEqual(['toxic']);
  });

  test('prepares nothing while it is being knocked out', () => {
    const weak = { stats: { hp: 60, speed: 20 } };
    const own = [pokemon('scyther', ['swords-dance', 'wing-attack', 'agility'], weak)];
    const foe = [pokemon('golem', ['rock-slide', 'splash']), splasher];
    const battle = scene(foe, own);
    battle.decide({ 1: move(2), 2: move(1) });
    expect([...choicesOver(battle, [own, foe], { grade })]).toEqual(['wing-attack']);
  });

  test('does not rest after an attack where another knocks out as well', () => {
    const own = [pokemon('snorlax', ['hyper-beam', 'rock-slide'])];
    const foe = [pokemon('pidgey', ['splash'], { level: 10 }), pokemon('pidgey', ['splash'])];
    expect([...choicesOver(scene(foe, own), [own, foe], { grade })]).toEqual(['rock-slide']);
  });

  test('does not go back and forth between two Pokémon', () => {
    const own = [pokemon('gyarados', ['waterfall']), pokemon('golem', ['rock-slide'])];
    const foe = [pokemon('starmie', ['surf', 'thunderbolt']), splasher];
    const battle = scene(foe, own);
    let switches = 0;
    for (let step = 0; step < 8 && battle.end === null; step += 1) {
      const request = battle.request(2);
      if (request === null) continue;
      const setup = { format: 'singles', seed: 'a scene', teams: [foe, own] } as const;
      const choice = aiChoiceInBattle({ battle, setup, side: 2, grade, seed: 'a seed', step });
      const [position] = request.positions;
      if (choice[0]?.do === 'switch' && position?.mustSwitch === false) switches += 1;
      const isGyarados = request.team.some(({ place, isActive }) => isActive && place === 1);
      battle.decide(
        battle.request(1) === null ? { 2: choice } : { 1: move(isGyarados ? 2 : 1), 2: choice },
      );
    }
    expect(switches).toBeLessThan(2);
  });

  test('keeps its ace back', () => {
    const fainting = pokemon('magikarp', ['splash'], { stats: { hp: 1 } });
    const own = [fainting, pokemon('raticate', ['strength']), pokemon('tauros', ['strength'])];
    const foe = [pokemon('kangaskhan', ['tackle'])];
    const battle = scene(foe, own);
    battle.decide({ 1: move(1), 2: move(1) });
    expect([...choicesOver(battle, [own, foe], { grade })]).toEqual(['→3']);
    expect([...choicesOver(battle, [own, foe], { grade, ace: 3 })]).toEqual(['→2']);
  });

  test('sends its ace where it is the best answer by far', () => {
    const fainting = pokemon('magikarp', ['splash'], { stats: { hp: 1 } });
    const own = [fainting, pokemon('charizard', ['ember']), pokemon('blastoise', ['surf'])];
    const foe = [pokemon('golem', ['rock-slide'])];
    const battle = scene(foe, own);
    battle.decide({ 1: move(1), 2: move(1) });
    expect([...choicesOver(battle, [own, foe], { grade, ace: 3 })]).toEqual(['→3']);
  });
});

test.each(grades)('grade %i does not switch without a gain', (grade) => {
  const own = [pokemon('tangela', ['mega-drain']), pokemon('vileplume', ['mega-drain'])];
  const foe = [pokemon('charmeleon', ['ember']), splasher];
  expect([...choicesOver(scene(foe, own), [own, foe], { grade })]).toEqual(['mega-drain']);
});

test('grade 0 uses no status moves', () => {
  const own = [pokemon('vileplume', ['sleep-powder', 'stun-spore', 'absorb', 'growth'])];
  const foe = [pokemon('snorlax', ['tackle'])];
  const battle = scene(foe, own);
  for (let step = 0; step < 40; step += 1) {
    expect(decided(battle, [own, foe], { grade: 0, step })).toBe('absorb');
  }
});

test('grade 0 blunders about every other time', () => {
  const own = [pokemon('pikachu', ['thunderbolt', 'tackle', 'pound', 'scratch'])];
  const foe = [pokemon('gyarados', ['tackle'])];
  const battle = scene(foe, own);
  const all = Array.from({ length: 200 }, (_, step) =>
    decided(battle, [own, foe], { grade: 0, step }),
  );
  const blunders = all.filter((choice) => choice !== 'thunderbolt').length;
  expect(blunders).toBeGreaterThan(60);
  expect(blunders).toBeLessThan(120);
});

test.each(grades)('grade %i repeats its choice for the same seed and step', (grade) => {
  const own = [pokemon('pikachu', ['thunderbolt', 'surf', 'tackle', 'thunder-wave']), splasher];
  const foe = [pokemon('onix', ['tackle']), splasher];
  const choices = () =>
    [0, 1, 2].map((step) => decided(scene(foe, own), [own, foe], { grade, step }));
  expect(choices()).toEqual(choices());
});

test('a forced action is chosen, whatever it is', () => {
  const own = [pokemon('snorlax', ['hyper-beam'])];
  const foe = [pokemon('chansey', ['splash'], { stats: { hp: 600 } })];
  const battle = scene(foe, own, { seed: 'a hit' });
  battle.decide({ 1: [{ do: 'move', slot: 1 }], 2: [{ do: 'move', slot: 1 }] });
  const request = requestOf(battle, 2);
  const setup = { format: 'singles', seed: 'a hit', teams: [foe, own] } as const;
  const choice = aiChoiceInBattle({ battle, setup, side: 2, grade: 2, seed: 's', step: 1 });
  expect(problemOfChoice(request, choice)).toBeNull();
});
