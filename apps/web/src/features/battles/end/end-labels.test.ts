import type { BattleResult } from '@poketorneo/contract';
import { describe, expect, test } from 'vitest';
import { badgeLabel, meaningOf, reasonOf } from './end-labels.ts';

const lost: BattleResult = {
  outcome: 'loss',
  by: 'play',
  match: null,
  rewardedAttemptsLeft: 2,
  isAnyTierAllowed: false,
  nextLeader: null,
};

describe('what the end of a battle means', () => {
  test('a loss leaves attempts with the reward', () => {
    expect(meaningOf(lost, 'leader')).toBe('Hai ancora 2 tentativi con il premio.');
    expect(meaningOf({ ...lost, rewardedAttemptsLeft: 1 }, 'leader')).toBe(
      'Hai ancora 1 tentativo con il premio.',
    );
  });

  test('or none, and then every tier', () => {
    expect(meaningOf({ ...lost, rewardedAttemptsLeft: 0, isAnyTierAllowed: true }, 'leader')).toBe(
      'Il premio ormai è perso, ma la medaglia ti aspetta. D’ora in poi puoi schierare Pokémon di ogni tier.',
    );
  });

  test('nothing at all, after one for pleasure', () => {
    expect(meaningOf(lost, 'rematch')).toContain('rivincita');
  });

  test('it says why, where it was not played out', () => {
    expect(reasonOf(lost)).toBeNull();
    expect(reasonOf({ ...lost, by: 'surrender' })).toBe('Hai rinunciato alla lotta.');
  });
});

test('says which badge is won, with an article where it is known', () => {
  expect(badgeLabel('Medaglia Sasso')).toBe('Hai conquistato la Medaglia Sasso!');
  expect(badgeLabel('Trofeo d’Oro')).toBe('Hai conquistato: Trofeo d’Oro');
});
