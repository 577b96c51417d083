import type { BattleEvent } from '@poketorneo/contract';
import { describe, expect, test } from 'vitest';
import { UnreadableLine } from './line.ts';
import { Memory } from './memory.ts';
import { parseLine } from './parse-line.ts';

/** After Pikachu and Mew have switched in. */
function begun({ doubles = true } = {}): Memory {
  const memory = new Memory();
  for (const side of [1, 2]) {
    parseLine(`|switch|p${side}a: 1|Pikachu, L20, F|48/48`, memory);
    if (doubles) parseLine(`|switch|p${side}b: 2|Mew|120/120`, memory);
  }
  return memory;
}

const p1 = { side: 1, place: 1 } as const;
const p2 = { side: 2, place: 1 } as const;
const ally = { side: 1, place: 2 } as const;
const otherAlly = { side: 2, place: 2 } as const;

const cases: readonly (readonly [line: string, event: BattleEvent | null])[] = [
  ['|t:|1795321034', null],
  ['|-hint|Fake Out only works on your first turn out.', null],
  ['|-message|Custap Berry activated.', null],
  ['|turn|7', { kind: 'turn', turn: 7 }],
  ['|upkeep', { kind: 'turn-over' }],
  ['|win|2', { kind: 'end', winner: 2, by: 'play' }],
  ['|tie', { kind: 'end', winner: null, by: 'play' }],
  [
    '|switch|p1a: 3|Wormadam-Sandy, L54, F, shiny|101/150 tox|[from] Baton Pass',
    {
      kind: 'switch-in',
      who: { side: 1, place: 3 },
      position: 0,
      appearance: { formId: 10036, level: 54, gender: 'female', isShiny: true },
      condition: { hp: 101, maxHp: 150, status: 'tox' },
      isForced: false,
      cause: { kind: 'move', term: 'baton-pass' },
    },
  ],
  [
    '|drag|p2b: 5|Arceus-Water|48/48',
    {
      kind: 'switch-in',
      who: { side: 2, place: 5 },
      position: 1,
      appearance: { formId: 10056, level: 100, gender: 'genderless', isShiny: false },
      condition: { hp: 48, maxHp: 48, status: null },
      isForced: true,
    },
  ],
  ['|-transform|p1a: 1|p2b: 2', { kind: 'transform', who: p1, into: otherAlly, formId: 151 }],
  [
    '|move|p1a: 1|Surf|p2a: 1|[spread] p1b,p2a',
    { kind: 'move', who: p1, move: 'surf', targets: [ally, p2] },
  ],
  [
    '|move|p1a: 1|Rest||[from] move: Sleep Talk|[still]',
    {
      kind: 'move',
      who: p1,
      move: 'rest',
      targets: [],
      isStill: true,
      cause: { kind: 'move', term: 'sleep-talk' },
    },
  ],
  [
    '|move|p1a: 1|Bone Club|p2: 6|[notarget]',
    {
      kind: 'move',
      who: p1,
      move: 'bone-club',
      targets: [{ side: 2, place: 6 }],
      hasNoTarget: true,
    },
  ],
  [
    '|move|p1a: 1|Vise Grip|p2a: 1|[miss]',
    { kind: 'move', who: p1, move: 'vice-grip', targets: [p2], missed: true },
  ],
  [
    '|-anim|p1a: 1|Solar Beam|p2a: 1',
    { kind: 'release', who: p1, move: 'solar-beam', targets: [p2] },
  ],
  [
    '|cant|p2a: 1|ability: Damp|Explosion|[of] p1b: 2',
    {
      kind: 'cannot',
      who: p2,
      why: 'damp',
      move: 'explosion',
      cause: { kind: 'ability', term: 'damp', of: ally },
    },
  ],
  [
    '|cant|p2a: 1|move: Taunt|Stun Spore',
    { kind: 'cannot', who: p2, why: 'taunt', move: 'stun-spore' },
  ],
  [
    '|-damage|p1b: 2|0 fnt|[from] Hail',
    {
      kind: 'damage',
      who: ally,
      condition: { hp: 0, maxHp: 120, status: null },
      cause: { kind: 'effect', term: 'hail' },
    },
  ],
  [
    '|-damage|p2a: 1|14/48 psn|[from] Leech Seed|[of] p1a: 1',
    {
      kind: 'damage',
      who: p2,
      condition: { hp: 14, maxHp: 48, status: 'psn' },
      cause: { kind: 'move', term: 'leech-seed', of: p1 },
    },
  ],
  [
    '|-heal|p2a: 1|36/48 slp|[from] move: Wish|[wisher] 3',
    {
      kind: 'heal',
      who: p2,
      condition: { hp: 36, maxHp: 48, status: 'slp' },
      cause: { kind: 'move', term: 'wish', of: { side: 2, place: 3 } },
    },
  ],
  ['|-immune|p1a: 1|[ohko]', { kind: 'immune', who: p1, effect: 'ohko' }],
  [
    '|-fail|p1a: 1|unboost|Attack|[from] ability: Hyper Cutter|[of] p1a: 1',
    {
      kind: 'fail',
      who: p1,
      effect: 'unboost',
      stat: 'attack',
      cause: { kind: 'ability', term: 'hyper-cutter', of: p1 },
    },
  ],
  [
    '|-fail|p1a: 1|move: Substitute|[weak]',
    { kind: 'fail', who: p1, effect: 'substitute', isTooWeak: true },
  ],
  ['|-activate|p1a: 1|Protect', { kind: 'block', who: p1, effect: 'protect' }],
  [
    '|-activate|p2a: 1|move: Shadow Force|[broken]',
    { kind: 'effect', who: p2, effect: 'shadow-force' },
  ],
  ['|-unboost|p1a: 1|spe|0', { kind: 'boost', who: p1, stat: 'speed', by: 0, direction: 'down' }],
  [
    '|-unboost|p1a: 1|evasion|2',
    { kind: 'boost', who: p1, stat: 'evasion', by: -2, direction: 'down' },
  ],
  ['|-clearallboost', { kind: 'reset-boosts', which: 'all' }],
  [
    '|-swapboost|p1a: 1|p2a: 1|atk, spa|[from] move: Power Swap',
    {
      kind: 'swap-boosts',
      who: p1,
      target: p2,
      stats: ['attack', 'spAttack'],
      cause: { kind: 'move', term: 'power-swap' },
    },
  ],
  [
    '|-start|p1a: 1|perish3|[silent]',
    { kind: 'effect-start', who: p1, effect: 'perish', count: 3, isSilent: true },
  ],
  [
    '|-start|p1a: 1|typechange|Water/???',
    { kind: 'effect-start', who: p1, effect: 'typechange', typeIds: [3, 10001] },
  ],
  [
    '|-start|p1a: 1|Disable|Facade',
    { kind: 'effect-start', who: p1, effect: 'disable', move: 'facade' },
  ],
  [
    '|-start|p1a: 1|confusion|[fatigue]',
    { kind: 'effect-start', who: p1, effect: 'confusion', isFatigue: true },
  ],
  [
    '|-activate|p2a: 1|move: Sand Tomb|[of] p1a: 1',
    {
      kind: 'effect-start',
      who: p2,
      effect: 'sand-tomb',
      cause: { kind: 'move', term: 'sand-tomb', of: p1 },
    },
  ],
  [
    '|-end|p2a: 1|Sand Tomb|[partiallytrapped]',
    { kind: 'effect-end', who: p2, effect: 'sand-tomb' },
  ],
  [
    '|-end|p2a: 1|Slow Start|[silent]',
    { kind: 'effect-end', who: p2, effect: 'slow-start', isSilent: true },
  ],
  [
    '|-activate|p1a: 1|move: Mimic|Shadow Ball',
    { kind: 'effect', who: p1, effect: 'mimic', move: 'shadow-ball' },
  ],
  [
    '|-activate|p2a: 1|move: Spite|Surf|4',
    { kind: 'effect', who: p2, effect: 'spite', move: 'surf', number: 4 },
  ],
  [
    '|-activate|p1a: 1|Skill Swap|||[of] p2a: 1',
    { kind: 'effect', who: p1, effect: 'skill-swap', target: p2 },
  ],
  [
    '|-activate|p1a: 1|move: Beat Up|[of] 2',
    { kind: 'effect', who: p1, effect: 'beat-up', target: { side: 1, place: 2 } },
  ],
  [
    '|-activate|p1a: 1|Substitute|[damage]',
    { kind: 'effect', who: p1, effect: 'substitute', hasDamaged: true },
  ],
  // Two could know it: the log does not identify which.
  [
    '|-activate|p1a: 1|ability: Forewarn|X-Scissor',
    { kind: 'effect', who: p1, effect: 'forewarn', move: 'x-scissor' },
  ],
  [
    '|-item||Spell Tag|[from] ability: Frisk|[of] p2b: 2',
    { kind: 'effect', who: otherAlly, effect: 'frisk', item: 'spell-tag' },
  ],
  [
    '|-ability|p1a: 1|Flash Fire|Trace|[from] ability: Trace|[of] p2b: 2',
    {
      kind: 'ability',
      who: p1,
      ability: 'flash-fire',
      cause: { kind: 'ability', term: 'trace', of: otherAlly },
    },
  ],
  [
    '|-enditem|p2a: 1|Chesto Berry|[from] stealeat|[move] Bug Bite|[of] p1a: 1',
    {
      kind: 'item-end',
      who: p2,
      item: 'chesto-berry',
      move: 'bug-bite',
      cause: { kind: 'effect', term: 'stealeat', of: p1 },
    },
  ],
  [
    '|-item|p1a: 1|luckyegg|[from] move: Trick',
    { kind: 'item', who: p1, item: 'lucky-egg', cause: { kind: 'move', term: 'trick' } },
  ],
  ['|-weather|none', { kind: 'weather', weather: null }],
  ['|-weather|SunnyDay|[upkeep]', { kind: 'weather', weather: 'sun', isUpkeep: true }],
  [
    '|-fieldstart|move: Trick Room|[of] p2b: 2',
    { kind: 'field-start', effect: 'trick-room', who: otherAlly },
  ],
  [
    '|-sideend|p2: 2|Spikes|[from] move: Rapid Spin|[of] p2a: 1',
    {
      kind: 'side-end',
      side: 2,
      effect: 'spikes',
      cause: { kind: 'move', term: 'rapid-spin', of: p2 },
    },
  ],
];

describe('a line of the engine’s log', () => {
  test.each(cases)('%s', (line, event) => {
    expect(parseLine(line, begun())).toEqual(event);
  });

  test.each([
    '|-megaevolution|p1a: 1',
    '|-weather|Snowscape',
    '|move|p1a: 1|Heat Crash|p2a: 1',
    '|move|p1a: 1|Surf|p2a: 1|[zeffect]',
    '|-damage|p3a: 1|10/48',
    '|-damage|p1a: 1|lots',
    '|-damage|p1a: 6|0 fnt',
    '|-status|p1a: 1|lazy',
    '|-boost|p1a: 1|luck|1',
    '|-ability|p1a: 1|Good as Gold',
    '|-message|Something new.',
    '|-activate|p1a: 1|move: Spite|nonsense',
  ])('%s is ambiguous and sets no guess', (line) => {
    expect(() => parseLine(line, begun())).toThrow(UnreadableLine);
  });

  test('earlier lines identify the subject', () => {
    const memory = begun();
    parseLine('|move|p2a: 1|Horn Drill|p1a: 1', memory);
    expect(parseLine('|-nothing', memory)).toEqual({ kind: 'nothing', who: p2 });
    parseLine('|-damage|p1a: 1|0 fnt', memory);
    expect(parseLine('|-ohko', memory)).toEqual({ kind: 'effect', who: p1, effect: 'ohko' });
  });

  test('with one foe the owner of a revealed move or item is unambiguous', () => {
    const memory = begun({ doubles: false });
    expect(parseLine('|-item||Spell Tag|[from] ability: Frisk|[of] p2a: 1', memory)).toEqual({
      kind: 'item',
      who: p1,
      item: 'spell-tag',
      cause: { kind: 'ability', term: 'frisk', of: p2 },
    });
    expect(parseLine('|-activate|p1a: 1|ability: Forewarn|Surf', memory)).toMatchObject({
      target: p2,
    });
  });

  test('a repeated change of form gives one event', () => {
    const memory = begun();
    parseLine('|switch|p1a: 3|Shaymin-Sky, L50|48/48', memory);
    expect(parseLine('|detailschange|p1a: 3|Shaymin, L50', memory)).toEqual({
      kind: 'form-change',
      who: { side: 1, place: 3 },
      formId: 492,
      isLasting: true,
    });
    expect(parseLine('|-formechange|p1a: 3|Shaymin|', memory)).toBeNull();
  });
});
