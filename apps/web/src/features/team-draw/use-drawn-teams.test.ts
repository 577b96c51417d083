import { expect, test } from 'vitest';
import { choiceOfTeams } from './use-drawn-teams.ts';

test.each([
  [[], { pokemonPerTeam: 6, totalTier: 6 }],
  [[[], []], { pokemonPerTeam: 6, totalTier: 6 }],
  [[team(1, 3, 2), team(2, 2, 2)], { pokemonPerTeam: 3, totalTier: 6 }],
  // One Pokémon of team A has been deleted since.
  [[team(3), team(1, 2)], { pokemonPerTeam: 1, totalTier: 3 }],
])('teams %o were drawn with %o', (teams, choice) => {
  expect(choiceOfTeams(teams)).toEqual(choice);
});

function team(...tiers: (1 | 2 | 3)[]) {
  return tiers.map((tierInGame) => ({ tierInGame }));
}
