import {
  Battle,
  type Condition,
  Dex,
  type ID,
  type Pokemon,
  type PokemonSet,
  type StatsTable,
} from '@pkmn/sim';
import type { BattleFormat } from '@poketorneo/contract';
import { engineMod } from './mechanics.ts';
import { currentMechanics, mechanicsVersions } from './mechanics-versions.ts';
import type { BattleSetup } from './setup.ts';

/** A Pokémon for the engine, with its stats given instead of computed. */
export interface ExactSet extends PokemonSet {
  stats: StatsTable;
}

function isExact(set: PokemonSet): set is ExactSet {
  return 'stats' in set;
}

const formatNames = {
  singles: 'Poketorneo Singles',
  doubles: 'Poketorneo Doubles',
} as const satisfies Record<BattleFormat, string>;

type FormatParts = Pick<BattleSetup, 'format' | 'mechanics' | 'hasSleepClause'>;

function nameOf({ format, mechanics = currentMechanics, hasSleepClause }: FormatParts): string {
  return `${formatNames[format]} ${mechanics}${hasSleepClause === true ? ' Sleep Clause' : ''}`;
}

/**
 * The engine's name of our format: generation 4 without clauses but that of sleep. A custom one,
 * because the engine's 'custom game' reveals the exact HP of both sides.
 */
export function engineFormat(parts: FormatParts): ID {
  const id = Dex.toID(nameOf(parts));
  if (!Dex.formats.get(id).exists) register();
  // For an unknown name the engine uses the newest generation.
  if (!Dex.formats.get(id).exists) throw new Error(`The engine has no format ${id}`);
  return id;
}

/** A second foe cannot be put to sleep by a move or an ability; the move fails. */
const sleepClause = {
  onSetStatus(this: Battle, status: Condition, target: Pokemon, source: Pokemon | null) {
    if (status.id !== 'slp' || source === null || source.side === target.side) return undefined;
    const isAsleepByFoe = ({ hp, status: own, statusState }: Pokemon) =>
      hp > 0 && own === 'slp' && statusState.source?.side !== target.side;
    if (!target.side.pokemon.some(isAsleepByFoe)) return undefined;
    this.add('-fail', target);
    // Null instead of false: the move does not say once more that it failed.
    return null;
  },
};

function register(): void {
  const battle = {
    /**
     * Given stats apply to the initial form; another form's are scaled by its base stats with the
     * set's IVs and nature.
     */
    statModify(this: Battle, base: StatsTable, set: PokemonSet, stat: keyof StatsTable): number {
      const plainStat = (of: StatsTable) => Battle.prototype.statModify.call(this, of, set, stat);
      if (!isExact(set)) return plainStat(base);
      const own = this.dex.species.get(set.species).baseStats;
      return Math.max(1, set.stats[stat] + plainStat(base) - plainStat(own));
    },
    /** PP as listed: the product has no PP Ups. */
    calculatePP: (move: { readonly pp: number }): number => move.pp,
  };
  Dex.formats.extend(
    mechanicsVersions.flatMap((mechanics) =>
      (['singles', 'doubles'] as const).flatMap((gameType) =>
        [false, true].map((hasSleepClause) => ({
          name: nameOf({ format: gameType, mechanics, hasSleepClause }),
          mod: engineMod(mechanics),
          gameType,
          ruleset: [],
          battle,
          ...(hasSleepClause ? sleepClause : {}),
        })),
      ),
    ),
  );
}
