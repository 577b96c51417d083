import type { Tier } from '@poketorneo/gen4';
import { shuffled } from './shuffled.ts';

/** Maximum team size. */
export const maxTeamSize = 6;

/** A species with its drawable Pokémon, each once. */
export interface DrawableSpecies<Pokemon> {
  tier: Tier;
  pokemons: readonly Pokemon[];
}

interface TeamsWanted {
  pokemonPerTeam: number;
  totalTier: number;
}

/** Number of one tier's Pokémon in each team. */
interface Share {
  ofA: number;
  ofB: number;
}

/** Draws two teams: `prepareTeamDraw`, for a single draw. */
export function drawTeams<Pokemon>(
  species: readonly DrawableSpecies<Pokemon>[],
  wanted: TeamsWanted,
  random: () => number,
): [Pokemon[], Pokemon[]] | null {
  return prepareTeamDraw(species, wanted)(random);
}

/**
 * Returns a function that draws two teams of a size and a total tier: no Pokémon twice in the match,
 * no species twice in a team. All possible pairs of teams are equally likely. Null when there is none.
 *
 * A tier's species are independent of the other tiers', so the pairs are counted tier by tier; one
 * of all is then drawn by deciding first how the tiers are shared out and then species by species,
 * each time in proportion to the pairs that are left. The counting takes longest: draw more than once
 * from what it has prepared.
 */
export function prepareTeamDraw<Pokemon>(
  species: readonly DrawableSpecies<Pokemon>[],
  { pokemonPerTeam, totalTier }: TeamsWanted,
): (random: () => number) => [Pokemon[], Pokemon[]] | null {
  const tiers: readonly Tier[] = [1, 2, 3];
  const pools = tiers.map((tier) =>
    createPool(
      species.filter((one) => one.tier === tier).map(({ pokemons }) => pokemons),
      pokemonPerTeam,
    ),
  );
  const mixes = tierMixes(pokemonPerTeam, totalTier);
  const pairs = mixes.flatMap((ofA) => mixes.map((ofB) => ({ ofA, ofB })));
  const waysOfPair = ({ ofA, ofB }: (typeof pairs)[number]) =>
    pools.reduce(
      (ways, pool, index) => ways * pool.ways({ ofA: ofA[index] ?? 0, ofB: ofB[index] ?? 0 }),
      1,
    );
  return (random) => {
    const pair = drawWeighted(pairs, random, waysOfPair);
    if (pair === null) return null;
    const drawn = pools.map((pool, index) =>
      pool.draw({ ofA: pair.ofA[index] ?? 0, ofB: pair.ofB[index] ?? 0 }, random),
    );
    return [
      shuffled(
        drawn.flatMap(({ teamA }) => teamA),
        random,
      ),
      shuffled(
        drawn.flatMap(({ teamB }) => teamB),
        random,
      ),
    ];
  };
}

/** Tier mixes of a team size and a total tier: counts of tiers 1, 2 and 3. */
function tierMixes(pokemonPerTeam: number, totalTier: number): number[][] {
  const mixes: number[][] = [];
  for (let third = 0; third <= pokemonPerTeam; third++) {
    // first + second + third = size and first + 2 second + 3 third = total.
    const second = totalTier - pokemonPerTeam - 2 * third;
    const first = pokemonPerTeam - second - third;
    if (first >= 0 && second >= 0) mixes.push([first, second, third]);
  }
  return mixes;
}

/**
 * One tier's Pokémon, by species. A species with m Pokémon adds none, one to one team, or two
 * different ones to both: 1, m, m and m(m-1) ways.
 */
function createPool<Pokemon>(species: readonly (readonly Pokemon[])[], maxPlaces: number) {
  const width = maxPlaces + 1;
  const at = (table: Float64Array | undefined, ofA: number, ofB: number): number =>
    ofA < 0 || ofB < 0 ? 0 : (table?.[ofA * width + ofB] ?? 0);
  const of = (table: Float64Array | undefined, { ofA, ofB }: Share) => at(table, ofA, ofB);
  const noneLeft = new Float64Array(width * width);
  noneLeft.set([1]);
  /** Number of ways to fill the places from each species on; the last entry: no species left. */
  const waysFrom = [noneLeft];
  for (const { length: count } of [...species].reverse()) {
    const later = waysFrom.at(-1);
    const table = new Float64Array(width * width);
    // The sum over `choices`, without creating them: a hundred thousand for six Pokémon.
    for (let ofA = 0; ofA <= maxPlaces; ofA++) {
      for (let ofB = 0; ofB <= maxPlaces; ofB++) {
        table[ofA * width + ofB] =
          at(later, ofA, ofB) +
          count * at(later, ofA - 1, ofB) +
          count * at(later, ofA, ofB - 1) +
          count * (count - 1) * at(later, ofA - 1, ofB - 1);
      }
    }
    waysFrom.push(table);
  }
  waysFrom.reverse();

  return {
    ways: (share: Share): number => of(waysFrom[0], share),

    draw(share: Share, random: () => number) {
      const teamA: Pokemon[] = [];
      const teamB: Pokemon[] = [];
      let left = share;
      for (const [index, pokemons] of species.entries()) {
        const choice = drawWeighted(
          choices(pokemons.length, left),
          random,
          (one) => one.ways * of(waysFrom[index + 1], one.left),
        );
        if (choice === null) break;
        const given = shuffled(pokemons, random);
        if (choice.left.ofA < left.ofA) teamA.push(...given.splice(0, 1));
        if (choice.left.ofB < left.ofB) teamB.push(...given.splice(0, 1));
        left = choice.left;
      }
      return { teamA, teamB };
    },
  };
}

/** Options of a species for teams with free places, with their number of ways. */
function choices(count: number, { ofA, ofB }: Share): { ways: number; left: Share }[] {
  return [
    { ways: 1, left: { ofA, ofB } },
    { ways: count, left: { ofA: ofA - 1, ofB } },
    { ways: count, left: { ofA, ofB: ofB - 1 } },
    { ways: count * (count - 1), left: { ofA: ofA - 1, ofB: ofB - 1 } },
  ];
}

/** A random option, weighted; null when all weights are 0. */
function drawWeighted<Option>(
  options: readonly Option[],
  random: () => number,
  weigh: (option: Option) => number,
): Option | null {
  const weighed = options
    .map((option) => ({ option, weight: weigh(option) }))
    .filter(({ weight }) => weight > 0);
  let rest = random() * weighed.reduce((sum, { weight }) => sum + weight, 0);
  for (const { option, weight } of weighed) {
    rest -= weight;
    if (rest < 0) return option;
  }
  // Rounding remainder.
  return weighed.at(-1)?.option ?? null;
}
