import type { Tier } from '@poketorneo/gen4';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DrawableSpecies, drawTeams, prepareTeamDraw } from './team-draw.ts';
import { seededRandom } from './testing/seeded-random.ts';

interface Candidate {
  id: number;
  speciesId: number;
  tier: Tier;
}

/** Species by number of Pokémon, with their tier. */
function speciesOf(sizes: readonly { tier: Tier; count: number }[]): DrawableSpecies<Candidate>[] {
  let id = 0;
  return sizes.map(({ tier, count }, speciesId) => ({
    tier,
    pokemons: Array.from({ length: count }, () => ({ id: ++id, speciesId, tier })),
  }));
}

const tier = fc.constantFrom<Tier>(1, 2, 3);
const someSpecies = (most: number) =>
  fc
    .array(fc.record({ tier, count: fc.integer({ min: 0, max: 3 }) }), { maxLength: most })
    .map(speciesOf);
const wanted = fc.integer({ min: 1, max: 6 }).chain((pokemonPerTeam) =>
  fc.record({
    pokemonPerTeam: fc.constant(pokemonPerTeam),
    totalTier: fc.integer({ min: pokemonPerTeam, max: 3 * pokemonPerTeam }),
  }),
);
/** A random source that fast-check can repeat and shrink. */
const chance = fc
  .infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map((stream) => () => stream.next().value);

const idsOf = (team: readonly Candidate[]) => team.map(({ id }) => id).sort((a, b) => a - b);

/** Every pair of teams, by brute force. */
function everyPair(
  species: readonly DrawableSpecies<Candidate>[],
  { pokemonPerTeam, totalTier }: { pokemonPerTeam: number; totalTier: number },
): [number[], number[]][] {
  const teams = subsets(
    species.flatMap(({ pokemons }) => pokemons),
    pokemonPerTeam,
  ).filter(
    (team) =>
      new Set(team.map(({ speciesId }) => speciesId)).size === team.length &&
      team.reduce((sum, one) => sum + one.tier, 0) === totalTier,
  );
  return teams.flatMap((teamA) =>
    teams
      .filter((teamB) => !teamB.some((one) => teamA.includes(one)))
      .map((teamB): [number[], number[]] => [idsOf(teamA), idsOf(teamB)]),
  );
}

function subsets<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

describe('two drawn teams', () => {
  it('have the requested size and total tier, no Pokémon and no species twice', () => {
    fc.assert(
      fc.property(someSpecies(40), wanted, chance, (species, asked, random) => {
        const teams = drawTeams(species, asked, random);
        fc.pre(teams !== null);
        for (const team of teams) {
          expect(team).toHaveLength(asked.pokemonPerTeam);
          expect(team.reduce((sum, one) => sum + one.tier, 0)).toBe(asked.totalTier);
          expect(new Set(team.map(({ speciesId }) => speciesId)).size).toBe(team.length);
        }
        expect(new Set(idsOf(teams.flat())).size).toBe(2 * asked.pokemonPerTeam);
      }),
    );
  });

  it('are found exactly when they exist', () => {
    const few = fc.integer({ min: 1, max: 3 }).chain((pokemonPerTeam) =>
      fc.record({
        pokemonPerTeam: fc.constant(pokemonPerTeam),
        totalTier: fc.integer({ min: pokemonPerTeam, max: 3 * pokemonPerTeam }),
      }),
    );
    fc.assert(
      fc.property(someSpecies(5), few, chance, (species, asked, random) => {
        const found = drawTeams(species, asked, random);
        const possible = everyPair(species, asked);
        if (found === null) expect(possible).toEqual([]);
        else expect(possible).toContainEqual(found.map(idsOf));
      }),
      { numRuns: 300 },
    );
  });

  it('are uniformly distributed', () => {
    // Different numbers of Pokémon per species, and two tier mixes.
    const species = speciesOf([
      { tier: 1, count: 3 },
      { tier: 1, count: 1 },
      { tier: 2, count: 2 },
      { tier: 2, count: 1 },
      { tier: 3, count: 2 },
    ]);
    const asked = { pokemonPerTeam: 2, totalTier: 4 };
    const times = new Map(everyPair(species, asked).map((pair) => [JSON.stringify(pair), 0]));
    const random = seededRandom(1);
    const rounds = 400 * times.size;
    for (let round = 0; round < rounds; round++) {
      const teams = drawTeams(species, asked, random);
      const key = JSON.stringify(teams?.map(idsOf));
      times.set(key, (times.get(key) ?? Number.NaN) + 1);
    }
    expect(times.size).toBe(56);
    // Chi squared, 55 degrees of freedom: above 100 with a probability of 1 in 10,000.
    const surprise = [...times.values()].reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
    expect(surprise).toBeLessThan(100);
  });

  it('are null for an impossible total tier', () => {
    const species = speciesOf([{ tier: 1, count: 2 }]);
    for (const totalTier of [0, 2, 3, 4]) {
      expect(drawTeams(species, { pokemonPerTeam: 1, totalTier }, () => 0.5)).toBeNull();
    }
    expect(drawTeams(species, { pokemonPerTeam: 1, totalTier: 1 }, () => 0.5)).not.toBeNull();
  });
});

it('draws again from what was prepared once, as it would have from the beginning', () => {
  let reads = 0;
  const species = speciesOf(
    ([1, 2, 3, 1, 2, 3] as const).map((each) => ({ tier: each, count: 2 })),
  );
  const counted = species.map(({ tier: own, pokemons }) => ({
    pokemons,
    get tier() {
      reads += 1;
      return own;
    },
  }));
  const choice = { pokemonPerTeam: 3, totalTier: 6 };
  const draw = prepareTeamDraw(counted, choice);
  const prepared = reads;
  const [one, other] = [seededRandom(7), seededRandom(7)];
  for (let count = 0; count < 20; count += 1) {
    expect(draw(one)).toEqual(drawTeams(species, choice, other));
  }
  expect(reads).toBe(prepared);
});
