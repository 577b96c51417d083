import type { BattleEvent, Combatant } from '@poketorneo/contract';
import { describe, expect, test } from 'vitest';
import { type Beat, beatsOf, continues, countOfFirstSwitchIns } from './beats.ts';

const mine = { side: 1, place: 1 } as const;
const theirs = { side: 2, place: 3 } as const;
const condition = { hp: 20, maxHp: 48, status: null };
const options = { ace: theirs, opening: null, isAceSeen: false };
const switchIn: BattleEvent = {
  kind: 'switch-in',
  who: theirs,
  position: 0,
  appearance: { formId: 95, level: 14, gender: 'male', isShiny: false },
  condition,
  isForced: false,
};

describe('the beats', () => {
  test('group the events of one hit, and no others', () => {
    const move: BattleEvent = { kind: 'move', who: mine, move: 'surf', targets: [theirs] };
    const critical: BattleEvent = { kind: 'critical-hit', who: theirs };
    const effective: BattleEvent = { kind: 'super-effective', who: theirs };
    const damage: BattleEvent = { kind: 'damage', who: theirs, condition };
    const burn: BattleEvent = { ...damage, cause: { kind: 'effect', term: 'brn' } };
    expect(beatsOf([move, effective, critical, damage, burn], options)).toEqual([
      { kind: 'events', events: [move] },
      { kind: 'events', events: [effective, critical, damage] },
      { kind: 'events', events: [burn] },
    ]);
  });

  test('open a duel with both players, then with both first Pokémon at once', () => {
    const other: BattleEvent = { ...switchIn, who: mine };
    const turn: BattleEvent = { kind: 'turn', turn: 1 };
    expect(
      beatsOf([switchIn, other, turn], { ace: null, opening: 'face-off', isAceSeen: false }),
    ).toEqual([
      { kind: 'face-off' },
      { kind: 'opening', events: [switchIn, other] },
      { kind: 'events', events: [turn] },
    ]);
  });

  test('continue the sentence of a move with its outcomes, and a brief one with others', () => {
    const beat = (...events: BattleEvent[]): Beat => ({ kind: 'events', events });
    const move = beat({ kind: 'move', who: mine, move: 'surf', targets: [theirs] });
    const hit = beat(
      { kind: 'super-effective', who: theirs },
      { kind: 'damage', who: theirs, condition },
    );
    const burnt = beat({
      kind: 'damage',
      who: theirs,
      condition,
      cause: { kind: 'effect', term: 'brn' },
    });
    const healed = beat({
      kind: 'heal',
      who: mine,
      condition,
      cause: { kind: 'item', term: 'leftovers' },
    });
    const fallen = beat({ kind: 'boost', who: theirs, stat: 'attack', by: -1, direction: 'down' });
    const intimidating = beat({ kind: 'ability', who: mine, ability: 'intimidate' });
    const faint = beat({ kind: 'faint', who: theirs });
    const hail: Beat = {
      kind: 'weather',
      events: [{ kind: 'weather', weather: 'hail', isUpkeep: true }],
    };
    for (const [previous, next] of [
      [move, hit],
      [hit, hit],
      [move, fallen],
      [hit, fallen],
      [intimidating, fallen],
      [burnt, healed],
      [hail, burnt],
      [beat(switchIn), beat(switchIn)],
    ]) {
      expect(continues(previous, next)).toBe(true);
    }
    for (const [previous, next] of [
      [undefined, hit],
      [faint, hit],
      [hit, burnt],
      [move, healed],
      [hit, faint],
      [hit, move],
      [burnt, fallen],
      [hit, hail],
      [beat(switchIn), beat({ ...switchIn, who: mine })],
    ]) {
      expect(continues(previous, next)).toBe(false);
    }
  });

  test('group the weather and its damage at the end of a turn', () => {
    const goesOn: BattleEvent = { kind: 'weather', weather: 'hail', isUpkeep: true };
    const hurt = (who: Combatant): BattleEvent => ({
      kind: 'damage',
      who,
      condition,
      cause: { kind: 'effect', term: 'hail' },
    });
    const hit: BattleEvent = { kind: 'damage', who: theirs, condition };
    const turn: BattleEvent = { kind: 'turn', turn: 3 };
    expect(beatsOf([hit, goesOn, hurt(mine), hurt(theirs), turn], options)).toEqual([
      { kind: 'events', events: [hit] },
      { kind: 'weather', events: [goesOn, hurt(mine), hurt(theirs)] },
      { kind: 'events', events: [turn] },
    ]);
    const begins: BattleEvent = { kind: 'weather', weather: 'hail' };
    expect(beatsOf([begins, hit], options)).toEqual([
      { kind: 'events', events: [begins] },
      { kind: 'events', events: [hit] },
    ]);
  });

  test('contain the leader’s lines before the battle and after the ace’s first switch-in', () => {
    expect(beatsOf([switchIn, switchIn], { ...options, opening: 'long' })).toEqual([
      { kind: 'line', line: 'before' },
      { kind: 'events', events: [switchIn] },
      { kind: 'line', line: 'ace' },
      { kind: 'events', events: [switchIn] },
    ]);
    expect(beatsOf([switchIn], { ...options, isAceSeen: true })).toHaveLength(1);
    expect(beatsOf([switchIn], { ...options, ace: null, opening: 'long' })).toHaveLength(1);
  });

  test('bring out the first Pokémon of both sides at once in a short opening', () => {
    const own: BattleEvent = { ...switchIn, who: mine };
    const turn: BattleEvent = { kind: 'turn', turn: 1 };
    const events = [own, switchIn, turn, switchIn];
    expect(countOfFirstSwitchIns(events)).toBe(2);
    // The strongest Pokémon has come out: no line about it later.
    expect(beatsOf(events, { ...options, opening: 'short' })).toEqual([
      { kind: 'opening', events: [own, switchIn] },
      { kind: 'events', events: [turn] },
      { kind: 'events', events: [switchIn] },
    ]);
  });

  test('end with the curtain', () => {
    const end: BattleEvent = { kind: 'end', winner: 1, by: 'play' };
    expect(beatsOf([end], options)).toEqual([
      { kind: 'events', events: [end] },
      { kind: 'curtain' },
    ]);
  });
});
