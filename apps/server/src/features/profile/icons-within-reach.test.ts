import { isSecretIcon } from '@poketorneo/rules';
import { describe, expect, it } from 'vitest';
import type { Progress } from '../tournaments/index.ts';
import { type IconSources, iconsWithinReach } from './icons-within-reach.ts';

const mewtwo = 150;
const sources: IconSources = {
  leaders: [
    { id: 1, position: 1, teamSpeciesIds: [74, 95], rewardSpeciesId: 140 },
    { id: 9, position: 9, teamSpeciesIds: [18, mewtwo], rewardSpeciesId: mewtwo },
  ],
  starters: new Map([[100, [1, 4, 7]]]),
  secretPokemons: [129],
};

const untouched: Progress = { signedUp: new Map(), faced: new Map(), keptOpen: new Set() };

function faced(matches: number, defeated: boolean): Progress {
  const row = {
    userId: 1,
    leaderId: 1,
    numberOfMatches: matches,
    defeatedAt: defeated ? new Date(0) : null,
    rewardObtained: false,
  };
  const signUp = { userId: 1, tournamentId: 100, signedUpAt: new Date(0), completedAt: null };
  return { ...untouched, signedUp: new Map([[100, signUp]]), faced: new Map([[1, row]]) };
}

/** Common icons; secret ones are always within reach. */
function commonWithinReach(progress: Progress, owned: readonly number[] = []): number[] {
  return [...iconsWithinReach(sources, progress, new Set(owned))]
    .filter((id) => !isSecretIcon(id))
    .sort((one, other) => one - other);
}

describe('the icons within reach', () => {
  const cases: readonly [what: string, progress: Progress, owned: number[], within: number[]][] = [
    ['at the start', untouched, [], [1, 4, 7, 18, 74, 95, 129, 140]],
    ['without owned ones', untouched, [1, 95], [4, 7, 18, 74, 129, 140]],
    ['after signing up', faced(2, false), [1, 4, 7], [18, 74, 95, 129, 140]],
    ['after losing the reward', faced(3, false), [1, 4, 7], [18, 74, 95, 129]],
    ['after the victory', faced(3, true), [1, 4, 7, 74, 95], [18, 129]],
  ];
  it.each(cases)('%s', (_what, progress, owned, within) => {
    expect(commonWithinReach(progress, owned)).toEqual(within);
  });

  it('include every secret one not yet owned', () => {
    expect(iconsWithinReach(sources, untouched, new Set())).toContain(mewtwo);
    expect(iconsWithinReach(sources, untouched, new Set([mewtwo]))).not.toContain(mewtwo);
  });
});
