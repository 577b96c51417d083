import type { BattleEvent, BattleTerms } from '@poketorneo/contract';
import { describe, expect, test } from 'vitest';
import {
  callBackKeyOf,
  callBackOf,
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
import { play, type Told, toldOf } from './scene.ts';
import { scenes } from './scenes.ts';

const terms: BattleTerms = { moves: {}, abilities: {}, items: {}, forms: {} };

/** How a battle ends that is not played to its end: the server says so, not the engine. */
const endings: readonly BattleEvent[] = (
  ['surrender', 'timeout', 'limit', 'agreement'] as const
).flatMap((by) => ([1, 2, null] as const).map((winner) => ({ kind: 'end', winner, by })));

/**
 * Of a miss without a target, which the engine has for Bide alone. It never happens: a Pokémon that
 * fainted in the same turn counts as a target until its end.
 */
const neverSaid = ['miss'];

/** The keys of a battle's sentences, and the events without a sentence or with an empty gap. */
function keysOf({ format, sizes, side, events }: Told): { keys: Set<string>; faults: string[] } {
  let view = emptyView(side, sizes, format);
  const keys = new Set<string>();
  const faults: string[] = [];
  for (const event of events) {
    const telling = { view, terms, viewer: { side, names: ['Ada', 'Brock'] as const } };
    const key = sentenceKeyOf(event, telling);
    if (key === undefined || /[{}]/.test(sentenceOf(event, telling) ?? '')) {
      faults.push(JSON.stringify(event));
    } else keys.add(key);
    const callBack = callBackKeyOf(event, telling);
    if (callBack !== undefined) keys.add(callBack);
    if (/[{}]/.test(callBackOf(event, telling) ?? '')) faults.push(JSON.stringify(event));
    view = applyEvent(view, event);
  }
  return { keys, faults };
}

describe('the sentences of a battle', () => {
  test('leave nothing without one, whatever happens', () => {
    const faults = Array.from({ length: battleCount(40) }, (_, seed) => {
      const random = new SeededRandom(seed);
      const format = seed % 2 === 0 ? 'singles' : 'doubles';
      const setup = randomSetup(random, format, seed % 3 === 0 ? 'learned' : 'wild');
      const battle = startBattle(setup);
      while (battle.end === null) playStep(random, battle);
      const [first, second] = setup.teams;
      return toldOf(battle, format, [first.length, second.length]).flatMap(
        (told) => keysOf(told).faults,
      );
    });
    expect(faults.flat()).toEqual([]);
  });

  test('are all said somewhere', () => {
    const ended: Told = { format: 'singles', sizes: [1, 1], side: 1, events: endings };
    const told = [...scenes.flatMap(play), ended].map(keysOf);
    expect(told.flatMap(({ faults }) => faults)).toEqual([]);
    const said = new Set(told.flatMap(({ keys }) => [...keys]));
    expect(Object.keys(sentences).filter((key) => !said.has(key))).toEqual(neverSaid);
  });
});
