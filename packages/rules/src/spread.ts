import {
  type NatureIdentifier,
  natures,
  type StatName,
  type Stats,
  statNames,
  statsOf,
} from './stats.ts';

/** Nature, IVs and EVs of one Pokémon. */
export interface Spread {
  readonly nature: NatureIdentifier;
  /** IVs, 0 to 31 each. */
  readonly ivs: Stats;
  /** EVs, 0 to 255 each, 510 in total. */
  readonly evs: Stats;
}

/** A Pokémon's stats at one level. */
export interface MeasuredPokemon {
  readonly baseStats: Stats;
  /** 1 to 100. */
  readonly level: number;
  /** At this level; at least 1 each. They need not be possible in the games. */
  readonly stats: Stats;
}

const maxIv = 31;
const maxEv = 255;
const maxTotalEv = 510;
/** Maximum combined growth: a stat grows equally by its IV and a quarter of its EV. */
const maxGrowth = maxIv + Math.floor(maxEv / 4);
/** Maximum that organisers can enter; the games' maximum is 714. */
const maxStat = 999;

/**
 * A spread with exactly these stats at its level, or null without any. The one with the fewest EVs,
 * then the first in the order of `natures`; IVs that the level leaves open are the middle of their
 * range, to minimise the error at other levels.
 */
export function solveSpread(pokemon: MeasuredPokemon): Spread | null {
  let best: { spread: Spread; effort: number } | null = null;
  for (const { identifier } of natures) {
    const spread = spreadWith(identifier, pokemon);
    if (spread === null) continue;
    const effort = statNames.reduce((sum, stat) => sum + spread.evs[stat], 0);
    if (effort <= maxTotalEv && (best === null || effort < best.effort)) best = { spread, effort };
  }
  return best?.spread ?? null;
}

function spreadWith(nature: NatureIdentifier, pokemon: MeasuredPokemon): Spread | null {
  const possible = growthsByStat(nature, pokemon);
  const ivs = { ...noGrowth };
  const evs = { ...noGrowth };
  for (const stat of statNames) {
    const [minGrowth] = possible[stat];
    if (minGrowth === undefined) return null;
    const withoutEffort = possible[stat].filter((growth) => growth <= maxIv);
    ivs[stat] = withoutEffort[Math.floor(withoutEffort.length / 2)] ?? maxIv;
    evs[stat] = 4 * Math.max(0, minGrowth - maxIv);
  }
  return { nature, ivs, evs };
}

const noGrowth = { hp: 0, attack: 0, defense: 0, spAttack: 0, spDefense: 0, speed: 0 };

/** Per stat, ascending growth values that give the stat with this nature. */
function growthsByStat(
  nature: NatureIdentifier,
  { baseStats, level, stats }: MeasuredPokemon,
): Record<StatName, number[]> {
  const growths: Record<StatName, number[]> = {
    hp: [],
    attack: [],
    defense: [],
    spAttack: [],
    spDefense: [],
    speed: [],
  };
  for (let growth = 0; growth <= maxGrowth; growth += 1) {
    // The formula has no IV limit: growth above 31 represents EVs.
    const ivs = { ...noGrowth };
    for (const stat of statNames) ivs[stat] = growth;
    const grown = statsOf({ baseStats, level, nature, ivs });
    for (const stat of statNames) if (grown[stat] === stats[stat]) growths[stat].push(growth);
  }
  return growths;
}

/**
 * Stats of a Pokémon at another level, 1 to 100: exact with a known spread. Otherwise scaled by
 * level, with an error of about a twentieth for usual steps and a tenth for large ones. Unchanged
 * at its own level; never above 999.
 */
export function statsAtLevel(
  pokemon: MeasuredPokemon & { readonly spread: Spread | null },
  level: number,
): Stats {
  const { baseStats, level: ownLevel, stats, spread } = pokemon;
  if (level === ownLevel) return stats;
  if (spread !== null) return statsOf({ baseStats, level, ...spread });
  const scaled = (figure: number, constant: { from: number; to: number }): number => {
    const exact = ((figure - constant.from) * level) / ownLevel + constant.to;
    return Math.min(maxStat, Math.max(1, Math.round(exact)));
  };
  const other = (stat: StatName) => scaled(stats[stat], { from: 5, to: 5 });
  return {
    // Shedinja's one HP does not grow.
    hp: baseStats.hp === 1 ? stats.hp : scaled(stats.hp, { from: ownLevel + 10, to: level + 10 }),
    attack: other('attack'),
    defense: other('defense'),
    spAttack: other('spAttack'),
    spDefense: other('spDefense'),
    speed: other('speed'),
  };
}
