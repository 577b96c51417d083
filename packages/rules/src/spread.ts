import {
  type NatureIdentifier,
  natures,
  type StatName,
  type Stats,
  statNames,
  statsOf,
} from './stats.ts';

/** What makes one Pokémon's stats differ from another's of its form and level. */
export interface Spread {
  readonly nature: NatureIdentifier;
  /** Individual values, 0 to 31 each. */
  readonly ivs: Stats;
  /** Effort values, 0 to 255 each, 510 in all. */
  readonly evs: Stats;
}

/** A Pokémon whose stats are known at one level. */
export interface MeasuredPokemon {
  readonly baseStats: Stats;
  /** 1 to 100. */
  readonly level: number;
  /** At this level; at least 1 each. They may be such as no game would give. */
  readonly stats: Stats;
}

const greatestIv = 31;
const greatestEv = 255;
const mostEffort = 510;
/** A stat grows with its IV and a quarter of its EV alike: this is as far as both together go. */
const greatestGrowth = greatestIv + Math.floor(greatestEv / 4);
/** What an organiser may write at most; the games end at 714. */
const greatestStat = 999;

/**
 * A spread that gives a Pokémon exactly these stats at its level, or null where none does. Of all
 * that do it is one with the least effort, of those the first in the order of `natures`; IVs that the
 * level leaves open are in the middle of what they can be, so that at other levels it is least wrong.
 */
export function solveSpread(pokemon: MeasuredPokemon): Spread | null {
  let best: { spread: Spread; effort: number } | null = null;
  for (const { identifier } of natures) {
    const spread = spreadWith(identifier, pokemon);
    if (spread === null) continue;
    const effort = statNames.reduce((sum, stat) => sum + spread.evs[stat], 0);
    if (effort <= mostEffort && (best === null || effort < best.effort)) best = { spread, effort };
  }
  return best?.spread ?? null;
}

function spreadWith(nature: NatureIdentifier, pokemon: MeasuredPokemon): Spread | null {
  const possible = growthsByStat(nature, pokemon);
  const ivs = { ...noGrowth };
  const evs = { ...noGrowth };
  for (const stat of statNames) {
    const [least] = possible[stat];
    if (least === undefined) return null;
    const withoutEffort = possible[stat].filter((growth) => growth <= greatestIv);
    ivs[stat] = withoutEffort[Math.floor(withoutEffort.length / 2)] ?? greatestIv;
    evs[stat] = 4 * Math.max(0, least - greatestIv);
  }
  return { nature, ivs, evs };
}

const noGrowth = { hp: 0, attack: 0, defense: 0, spAttack: 0, spDefense: 0, speed: 0 };

/** For each stat, in ascending order, the growths with which this nature gives the stat as it is. */
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
  for (let growth = 0; growth <= greatestGrowth; growth += 1) {
    // The formula takes the IV as it is: one greater than the games' stands for effort.
    const ivs = { ...noGrowth };
    for (const stat of statNames) ivs[stat] = growth;
    const grown = statsOf({ baseStats, level, nature, ivs });
    for (const stat of statNames) if (grown[stat] === stats[stat]) growths[stat].push(growth);
  }
  return growths;
}

/**
 * The stats of a Pokémon at another level, 1 to 100: exact where its spread is known. Otherwise they
 * are scaled with the level, which misses the exact ones by about a twentieth for usual steps and by
 * a tenth for great ones. At its own level they are what they are; nowhere are they over 999.
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
    return Math.min(greatestStat, Math.max(1, Math.round(exact)));
  };
  const other = (stat: StatName) => scaled(stats[stat], { from: 5, to: 5 });
  return {
    // The one HP of Shedinja grows with no level.
    hp: baseStats.hp === 1 ? stats.hp : scaled(stats.hp, { from: ownLevel + 10, to: level + 10 }),
    attack: other('attack'),
    defense: other('defense'),
    spAttack: other('spAttack'),
    spDefense: other('spDefense'),
    speed: other('speed'),
  };
}
