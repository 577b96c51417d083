import type { BattleEvent } from '@poketorneo/contract';
import { describe, expect, test } from 'vitest';
import { startBattle } from './live-battle.ts';
import { pokemon } from './testing/pokemon.ts';
import { move, ofKind, switchTo, turn } from './testing/scene.ts';

const spore = [pokemon('breloom', ['spore', 'splash'], { stats: { speed: 200 } })];
const sleepers = (moves: string[]) => [
  pokemon('snorlax', moves, { stats: { speed: 10 } }),
  pokemon('blissey', moves, { stats: { speed: 10 } }),
];

function start(moves: string[], hasSleepClause: boolean) {
  const teams = [spore, sleepers(moves)] as const;
  return startBattle({ format: 'singles', seed: 'sleep', hasSleepClause, teams });
}

const fallsAsleep = (events: readonly BattleEvent[]) =>
  ofKind(events, 'status').some(({ status }) => status === 'slp');

describe('the sleep clause', () => {
  test('lets a move fail that would put a second foe to sleep', () => {
    const battle = start(['splash'], true);
    expect(fallsAsleep(turn(battle, move(1), move(1)))).toBe(true);
    const events = turn(battle, move(1), switchTo(2));
    expect(fallsAsleep(events)).toBe(false);
    expect(ofKind(events, 'fail')).toHaveLength(1);
  });

  test('is absent from other battles', () => {
    const battle = start(['splash'], false);
    turn(battle, move(1), move(1));
    expect(fallsAsleep(turn(battle, move(1), switchTo(2)))).toBe(true);
  });

  test('does not count sleep by the own Rest', () => {
    const battle = start(['rest', 'belly-drum'], true);
    turn(battle, move(2), move(2));
    expect(fallsAsleep(turn(battle, move(2), move(1)))).toBe(true);
    expect(fallsAsleep(turn(battle, move(1), switchTo(2)))).toBe(true);
  });
});
