import type { BaseStats } from '@poketorneo/gen4';

/** One of the six stats. */
export type StatName = keyof BaseStats;

/** The six stats in the games' order. */
export const statNames = [
  'hp',
  'attack',
  'defense',
  'spAttack',
  'spDefense',
  'speed',
] as const satisfies readonly StatName[];

/** A number per stat. */
export type Stats = Readonly<Record<StatName, number>>;

/**
 * The 25 natures in the games' order, with Italian names: the raised and the lowered stat (by a
 * tenth); null for neutral natures.
 */
export const natures = [
  { identifier: 'hardy', name: 'Ardita', increased: null, decreased: null },
  { identifier: 'lonely', name: 'Schiva', increased: 'attack', decreased: 'defense' },
  { identifier: 'brave', name: 'Audace', increased: 'attack', decreased: 'speed' },
  { identifier: 'adamant', name: 'Decisa', increased: 'attack', decreased: 'spAttack' },
  { identifier: 'naughty', name: 'Birbona', increased: 'attack', decreased: 'spDefense' },
  { identifier: 'bold', name: 'Sicura', increased: 'defense', decreased: 'attack' },
  { identifier: 'docile', name: 'Docile', increased: null, decreased: null },
  { identifier: 'relaxed', name: 'Placida', increased: 'defense', decreased: 'speed' },
  { identifier: 'impish', name: 'Scaltra', increased: 'defense', decreased: 'spAttack' },
  { identifier: 'lax', name: 'Fiacca', increased: 'defense', decreased: 'spDefense' },
  { identifier: 'timid', name: 'Timida', increased: 'speed', decreased: 'attack' },
  { identifier: 'hasty', name: 'Lesta', increased: 'speed', decreased: 'defense' },
  { identifier: 'serious', name: 'Seria', increased: null, decreased: null },
  { identifier: 'jolly', name: 'Allegra', increased: 'speed', decreased: 'spAttack' },
  { identifier: 'naive', name: 'Ingenua', increased: 'speed', decreased: 'spDefense' },
  { identifier: 'modest', name: 'Modesta', increased: 'spAttack', decreased: 'attack' },
  { identifier: 'mild', name: 'Mite', increased: 'spAttack', decreased: 'defense' },
  { identifier: 'quiet', name: 'Quieta', increased: 'spAttack', decreased: 'speed' },
  { identifier: 'bashful', name: 'Ritrosa', increased: null, decreased: null },
  { identifier: 'rash', name: 'Ardente', increased: 'spAttack', decreased: 'spDefense' },
  { identifier: 'calm', name: 'Calma', increased: 'spDefense', decreased: 'attack' },
  { identifier: 'gentle', name: 'Gentile', increased: 'spDefense', decreased: 'defense' },
  { identifier: 'sassy', name: 'Vivace', increased: 'spDefense', decreased: 'speed' },
  { identifier: 'careful', name: 'Cauta', increased: 'spDefense', decreased: 'spAttack' },
  { identifier: 'quirky', name: 'Furba', increased: null, decreased: null },
] as const satisfies readonly {
  identifier: string;
  name: string;
  increased: StatName | null;
  decreased: StatName | null;
}[];

/** A nature. `name` is Italian. */
type Nature = (typeof natures)[number];

/** A nature's identifier, such as 'adamant'. */
export type NatureIdentifier = Nature['identifier'];

/** Input of a Pokémon's stats. */
interface StatSources {
  readonly baseStats: Stats;
  /** 1 to 100. */
  readonly level: number;
  readonly nature: NatureIdentifier;
  /** IVs, 0 to 31 each. */
  readonly ivs: Stats;
  /** EVs, 0 to 255 each; none by default. */
  readonly evs?: Stats;
}

const noEvs: Stats = {
  hp: 0,
  attack: 0,
  defense: 0,
  spAttack: 0,
  spDefense: 0,
  speed: 0,
};

/**
 * The six stats by the formulas of generations 3 and 4, every division rounded down:
 *
 *     core  = (2 × base + IV + EV / 4) × level / 100
 *     HP    = core + level + 10, or 1 when the base is 1 (Shedinja)
 *     other = (core + 5) × nature, which is 1.1, 0.9 or 1
 */
export function statsOf({ baseStats, level, nature, ivs, evs = noEvs }: StatSources): Stats {
  const { increased, decreased } = natureOf(nature);
  const core = (stat: StatName): number =>
    Math.floor(((2 * baseStats[stat] + ivs[stat] + Math.floor(evs[stat] / 4)) * level) / 100);
  const other = (stat: StatName): number => {
    // In tenths, since 1.1 has no exact binary representation.
    const tenths = stat === increased ? 11 : stat === decreased ? 9 : 10;
    return Math.floor(((core(stat) + 5) * tenths) / 10);
  };
  return {
    hp: baseStats.hp === 1 ? 1 : core('hp') + level + 10,
    attack: other('attack'),
    defense: other('defense'),
    spAttack: other('spAttack'),
    spDefense: other('spDefense'),
    speed: other('speed'),
  };
}

function natureOf(identifier: NatureIdentifier): Nature {
  const nature = natures.find((candidate) => candidate.identifier === identifier);
  if (nature === undefined) throw new RangeError(`No nature is called ${identifier}`);
  return nature;
}
