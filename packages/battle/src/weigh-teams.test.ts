import { weighPair } from '@poketorneo/rules/duels';
import { describe, expect, test } from 'vitest';
import type { BattleSetup } from './setup.ts';
import { competitiveTeam } from './testing/competitive-team.ts';
import { pokemon } from './testing/pokemon.ts';
import { SeededRandom } from './testing/seeded-random.ts';
import { weighTeams, weighTeamsStepwise } from './weigh-teams.ts';

const garchomp = pokemon('garchomp', ['dragon-claw', 'earthquake']);
const magikarp = pokemon('magikarp', ['tackle']);
const machamp = pokemon('machamp', ['cross-chop', 'rock-slide']);

describe('weighTeams', () => {
  test.each<[string, BattleSetup['teams'], number]>([
    ['first', [[garchomp], [magikarp]], 0],
    ['second', [[magikarp], [garchomp]], 1],
  ])('two battles show that the %s team always wins', (_, teams, stronger) => {
    expect(weighTeams(teams, { seed: 'uneven' })).toEqual({
      isFair: false,
      results: [stronger, stronger],
    });
  });

  test('a team is as strong as itself', () => {
    const verdicts = Array.from({ length: 8 }, (_, index) =>
      weighTeams([[machamp], [machamp]], { seed: `mirror ${index}` }),
    );
    expect(verdicts.filter(({ isFair }) => isFair).length).toBeGreaterThanOrEqual(2);
    const winners = verdicts.flatMap(({ results }) => results);
    expect(new Set(winners)).toEqual(new Set([0, 1]));
  });

  test('the verdict is that of the rules, and equal for an equal seed', () => {
    const random = new SeededRandom(21);
    const teams: BattleSetup['teams'] = [competitiveTeam(random, 2), competitiveTeam(random, 2)];
    const weighed = weighTeams(teams, { seed: 'equal' });
    expect(weighPair(weighed.results).is).toBe(weighed.isFair ? 'fair' : 'unfair');
    expect(weighTeams(teams, { seed: 'equal' })).toEqual(weighed);
  });

  test('it can pause after each battle', () => {
    const weighing = weighTeamsStepwise([[machamp], [machamp]], { seed: 'mirror 0' });
    let battles = 0;
    let step = weighing.next();
    for (; !step.done; step = weighing.next()) battles += 1;
    expect(step.value).toEqual(weighTeams([[machamp], [machamp]], { seed: 'mirror 0' }));
    expect(battles).toBe(step.value.results.length);
  });

  test('a team that cannot start is refused', () => {
    expect(() => weighTeams([[], [machamp]], { seed: 'none' })).toThrow(RangeError);
  });
});
