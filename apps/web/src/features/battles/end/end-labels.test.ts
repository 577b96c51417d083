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

describe('the consequences of a battle', () => {
  test('name the attempts left after a loss', () => {
    expect(meaningOf(lost, 'leader')).toBe('Hai ancora 2 tentativi con il premio.');
    expect(meaningOf({ ...lost, rewardedAttemptsLeft: 1 }, 'leader')).toBe(
      'Hai ancora 1 tentativo con il premio.',
    );
  });

  test('name the lost reward and the lifted tier limit', () => {
    expect(meaningOf({ ...lost, rewardedAttemptsLeft: 0, isAnyTierAllowed: true }, 'leader')).toBe(
      'Il premio ormai è perso, ma la medaglia ti aspetta. D’ora in poi puoi schierare Pokémon di ogni tier.',
    );
  });

  test('are none after a rematch', () => {
    expect(meaningOf(lost, 'rematch')).toContain('rivincita');
  });

  test('come with the reason of an early end', () => {
    expect(reasonOf(lost)).toBeNull();
    expect(reasonOf({ ...lost, by: 'surrender' })).toBe('Hai rinunciato alla lotta.');
  });
});

test('names the badge won, with an article if it is known', () => {
  expect(badgeLabel('Medaglia Sasso')).toBe('Hai conquistato la Medaglia Sasso!');
  expect(badgeLabel('Trofeo d’Oro')).toBe('Hai conquistato: Trofeo d’Oro');
});
