import type { BattleEvent, BattleTerms } from '@poketorneo/contract';
import { applyEvents, emptyView } from '@poketorneo/rules/battle';
import { describe, expect, it, vi } from 'vitest';
import { animate } from '../effects.ts';
import { createHitMemory } from '../hit-memory.ts';
import { layoutOf } from '../layout.ts';
import { families, lookOf } from '../move-look.ts';
import type { StageParts } from '../stage-types.ts';
import { fakeElement, recorded, setUpFakeStage } from '../testing/fake-stage.ts';

/** Milliseconds of a whole attack. */
const longest = 1600;

setUpFakeStage();

const mine = { side: 1, place: 1 } as const;
const theirs = { side: 2, place: 1 } as const;
const appearance = { formId: 6, level: 50, gender: 'male', isShiny: false } as const;
const full = { hp: 48, maxHp: 48, status: null };
const field: BattleEvent[] = [mine, theirs].map((who) => ({
  kind: 'switch-in',
  who,
  position: 0,
  appearance,
  condition: full,
  isForced: false,
}));

/** A move of each family, great where there is one. */
const moves: Readonly<
  Record<(typeof families)[number], BattleTerms['moves'][string] & { term: string }>
> = {
  contact: attack('close-combat', 8, 120),
  shot: attack('shadow-ball', 10, 80),
  beam: attack('hydro-pump', 3, 120),
  wave: attack('muddy-water', 3, 95),
  quake: attack('frenzy-plant', 2, 150),
  storm: attack('heat-wave', 4, 100),
  fall: attack('stone-edge', 6, 100),
  drain: attack('dream-eater', 10, 100),
  blast: attack('eruption', 4, 150),
  raise: status('bulk-up', 8),
  lower: status('leer', 1),
  ail: status('glare', 1),
  shield: status('detect', 8),
};

function attack(term: string, typeId: number, power: number) {
  return { term, name: '', typeId, damageClass: 'special', power, accuracy: 100 } as const;
}

function status(term: string, typeId: number) {
  return { term, name: '', typeId, damageClass: 'status', power: null, accuracy: 100 } as const;
}

/** Plays events one after another; returns when each ended. */
async function timesOf(
  events: readonly BattleEvent[],
  terms: BattleTerms['moves'],
): Promise<number[]> {
  let view = applyEvents(emptyView(1, [1, 1], 'singles'), field);
  const stage = (): StageParts => ({
    root: { querySelector: fakeElement },
    layout: layoutOf(390, 460, 'singles'),
    props: {
      view,
      side: 1,
      isOwnSideExact: true,
      format: 'singles',
      arena: { typeId: 6, championOf: null },
      foeLabel: 'nemico',
      teamSizes: [1, 1],
      terms: { moves: terms, abilities: {}, items: {}, forms: {} },
    },
  });
  const memory = createHitMemory();
  const begun = Date.now();
  const ends: number[] = [];
  const playing = (async () => {
    for (const event of events) {
      memory.record(event);
      const after = applyEvents(view, [event]);
      const commit = () => {
        view = after;
      };
      await animate(stage, memory, event, { speed: 1, after, commit });
      ends.push(Date.now() - begun);
    }
  })();
  await vi.advanceTimersByTimeAsync(6000);
  await playing;
  return ends;
}

function damage(hp: number): BattleEvent {
  return { kind: 'damage', who: theirs, condition: { ...full, hp } };
}

describe.each(families)('a move of the family %s', (family) => {
  const { term, ...move } = moves[family];
  const isStatusMove = move.damageClass === 'status';
  const isAtSelf = family === 'raise' || family === 'shield';
  const use: BattleEvent = {
    kind: 'move',
    who: mine,
    move: term,
    targets: [isAtSelf ? mine : theirs],
  };
  const hits: BattleEvent[] = [
    { kind: 'super-effective', who: theirs },
    { kind: 'critical-hit', who: theirs },
    damage(0),
  ];

  it('is of this family', () => {
    expect(lookOf(term, move, isAtSelf).family).toBe(family);
  });

  it('takes at most 1.6 s, with the hardest hit', async () => {
    const ends = await timesOf(isStatusMove ? [use] : [use, ...hits], { [term]: move });
    expect(ends.at(-1)).toBeGreaterThan(600);
    expect(ends.at(-1)).toBeLessThanOrEqual(longest);
  });

  it('moves by transform and opacity, and leaves nothing behind', async () => {
    await timesOf(isStatusMove ? [use] : [use, ...hits], { [term]: move });
    expect([...recorded.animated].sort()).toEqual(['easing', 'offset', 'opacity', 'transform']);
    expect(recorded.added.size).toBe(0);
  });
});

it('hits of a multi-hit move stay short after the first', async () => {
  const move = attack('fury-attack', 1, 15);
  const use: BattleEvent = { kind: 'move', who: mine, move: move.term, targets: [theirs] };
  const ends = await timesOf([use, damage(40), damage(32), damage(24)], { [move.term]: move });
  const [, first = 0, second = 0, third = 0] = ends;
  expect(second - first).toBeLessThanOrEqual(450);
  expect(third - second).toBeLessThanOrEqual(450);
});
