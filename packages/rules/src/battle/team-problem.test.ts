import { expect, test } from 'vitest';
import {
  type ChosenTeam,
  formatTeamProblem,
  problemOfTeam,
  type TeamProblem,
} from './team-problem.ts';

const chosen: ChosenTeam = {
  pokemonIds: [11, 12, 13],
  ownedTiers: new Map([
    [11, 1],
    [12, 1],
    [13, 1],
    [14, 1],
    [15, 1],
    [16, 1],
    [17, 1],
    [21, 2],
    [31, 3],
  ]),
  format: 'singles',
  tierLimit: 3,
  isAnyTierAllowed: false,
};

test.each<[string, Partial<ChosenTeam>, TeamProblem | null]>([
  ['of three within the limit', {}, null],
  ['of one', { pokemonIds: [31] }, null],
  ['of no Pokémon', { pokemonIds: [] }, { is: 'empty' }],
  [
    'of seven',
    { pokemonIds: [11, 12, 13, 14, 15, 16, 17], tierLimit: 18 },
    { is: 'too-many', max: 6 },
  ],
  ['of one twice', { pokemonIds: [11, 12, 11] }, { is: 'doubled', pokemonId: 11 }],
  ['of a stranger’s', { pokemonIds: [11, 99] }, { is: 'not-owned', pokemonId: 99 }],
  ['over the limit', { pokemonIds: [21, 31] }, { is: 'over-tier', sum: 5, limit: 3 }],
  ['over the limit after three attempts', { pokemonIds: [21, 31], isAnyTierAllowed: true }, null],
  ['of one in a double battle', { pokemonIds: [11], format: 'doubles' }, { is: 'needs-two' }],
  ['of two in a double battle', { pokemonIds: [11, 12], format: 'doubles' }, null],
])('a team %s', (_, change, problem) => {
  expect(problemOfTeam({ ...chosen, ...change })).toEqual(problem);
});

test('each problem has its own text', () => {
  const problems: TeamProblem[] = [
    { is: 'empty' },
    { is: 'too-many', max: 6 },
    { is: 'doubled', pokemonId: 1 },
    { is: 'not-owned', pokemonId: 1 },
    { is: 'needs-two' },
    { is: 'over-tier', sum: 5, limit: 3 },
  ];
  const words = problems.map(formatTeamProblem);
  expect(new Set(words).size).toBe(problems.length);
  expect(words.at(-1)).toBe('Il tier della squadra è 5: può arrivare al massimo a 3!');
});
