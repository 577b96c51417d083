import type { BattleEvent, BattleTerms } from '@poketorneo/contract';
import { describe, expect, test } from 'vitest';
import {
  callBackKeyOf,
  callBackOf,
  isNamed,
  isNamedOnField,
  sentenceKeyOf,
  sentenceOf,
  sentences,
} from '../../apps/web/src/features/battles/text/index.ts';
import { startBattle } from '../../packages/battle/src/index.ts';
import {
  battleCount,
  playStep,
  randomSetup,
} from '../../packages/battle/src/testing/random-battles.ts';
import { SeededRandom } from '../../packages/battle/src/testing/seeded-random.ts';
import { applyEvent, emptyView } from '../../packages/rules/src/battle/index.ts';
import { type Perspective, perspectivesOf, play } from './scenario.ts';
import { scenarios } from './scenarios.ts';

const terms: BattleTerms = { moves: {}, abilities: {}, items: {}, forms: {} };

/** Ends of battles that the server adds, not the engine. */
const endings: readonly BattleEvent[] = (
  ['surrender', 'timeout', 'limit', 'agreement'] as const
).flatMap((by) => ([1, 2, null] as const).map((winner) => ({ kind: 'end', winner, by })));

/**
 * The sentence of a miss without a target, which the engine has for Bide alone. It never happens: a
 * Pokémon that fainted in the same turn counts as a target until the turn ends.
 */
const unreachable = ['miss'];

/** The keys of a battle's sentences, and the events without a sentence or with an empty gap. */
function keysOf(
  { format, sizes, side, events }: Perspective,
  isDuel = false,
): {
  keys: Set<string>;
  faults: string[];
} {
  let view = emptyView(side, sizes, format);
  const keys = new Set<string>();
  const faults: string[] = [];
  for (const event of events) {
    const context = { view, terms, viewer: { side, names: ['Ada', 'Brock'] as const, isDuel } };
    const key = sentenceKeyOf(event, context);
    if (key === undefined || /[{}]/.test(sentenceOf(event, context) ?? '')) {
      faults.push(JSON.stringify(event));
    } else keys.add(key);
    const callBack = callBackKeyOf(event, context);
    if (callBack !== undefined) keys.add(callBack);
    if (/[{}]/.test(callBackOf(event, context) ?? '')) faults.push(JSON.stringify(event));
    view = applyEvent(view, event);
  }
  return { keys, faults };
}

/** Effects of a battle that outlast their event and that the screen cannot name. */
function namelessEffects({ format, sizes, side, events }: Perspective): string[] {
  let view = emptyView(side, sizes, format);
  const nameless = new Set<string>();
  for (const event of events) {
    view = applyEvent(view, event);
    for (const of of [1, 2] as const) {
      const { pokemons, effects } = view.sides[of];
      const lasting = Object.values(pokemons).flatMap((pokemon) => Object.keys(pokemon.effects));
      for (const effect of lasting) if (!isNamed(effect)) nameless.add(effect);
      for (const effect of [...Object.keys(effects), ...Object.keys(view.field)]) {
        if (!isNamedOnField(effect)) nameless.add(`${effect} on the field`);
      }
    }
  }
  return [...nameless];
}

/** A battle of random teams and choices. */
function playAtRandom(seed: number): Perspective[] {
  const random = new SeededRandom(seed);
  const format = seed % 2 === 0 ? 'singles' : 'doubles';
  const setup = randomSetup(random, format, seed % 3 === 0 ? 'learned' : 'wild');
  const battle = startBattle(setup);
  while (battle.end === null) playStep(random, battle);
  const [first, second] = setup.teams;
  return perspectivesOf(battle, format, [first.length, second.length]);
}

describe('the sentences of a battle', () => {
  const random = Array.from({ length: battleCount(40) }, (_, seed) => playAtRandom(seed)).flat();
  const scenes = scenarios.flatMap(play);

  test('exist for every event of random battles', () => {
    expect(random.flatMap((perspective) => keysOf(perspective).faults)).toEqual([]);
  });

  test('name every lasting effect of random battles and scenes', () => {
    expect([...new Set([...random, ...scenes].flatMap(namelessEffects))].sort()).toEqual([]);
  });

  test('are all used', () => {
    const endingsOnly: Perspective = { format: 'singles', sizes: [1, 1], side: 1, events: endings };
    const results = [
      ...[...scenes, endingsOnly].map((perspective) => keysOf(perspective)),
      keysOf(endingsOnly, true),
    ];
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
    const used = new Set(results.flatMap(({ keys }) => [...keys]));
    expect(Object.keys(sentences).filter((key) => !used.has(key))).toEqual(unreachable);
  });
});
