import type { BattleEvent, Combatant } from '@poketorneo/contract';
import { describe, expect, test } from 'vitest';
import { beatsOf, isImpact } from './beats.ts';

const mine = { side: 1, place: 1 } as const;
const theirs = { side: 2, place: 3 } as const;
const condition = { hp: 20, maxHp: 48, status: null };
const options = { ace: theirs, isBeginning: false, isAceSeen: false };
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

  test('let only the hit of a move land early', () => {
    const move: BattleEvent = { kind: 'move', who: mine, move: 'surf', targets: [theirs] };
    const damage: BattleEvent = { kind: 'damage', who: theirs, condition };
    const burn: BattleEvent = { ...damage, cause: { kind: 'effect', term: 'brn' } };
    const [moved, hit, burnt] = beatsOf([move, damage, burn], options);
    expect(isImpact(moved, hit)).toBe(true);
    expect(isImpact(hit, burnt)).toBe(false);
    expect(isImpact(moved, burnt)).toBe(false);
    expect(isImpact(undefined, hit)).toBe(false);
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
    expect(beatsOf([switchIn, switchIn], { ...options, isBeginning: true })).toEqual([
      { kind: 'line', line: 'before' },
      { kind: 'events', events: [switchIn] },
      { kind: 'line', line: 'ace' },
      { kind: 'events', events: [switchIn] },
    ]);
    expect(beatsOf([switchIn], { ...options, isAceSeen: true })).toHaveLength(1);
    expect(beatsOf([switchIn], { ...options, ace: null, isBeginning: true })).toHaveLength(1);
  });

  test('end with the curtain', () => {
    const end: BattleEvent = { kind: 'end', winner: 1, by: 'play' };
    expect(beatsOf([end], options)).toEqual([
      { kind: 'events', events: [end] },
      { kind: 'curtain' },
    ]);
  });
});
