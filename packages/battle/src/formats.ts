import { Battle, Dex, type ID, type PokemonSet, type StatsTable } from '@pkmn/sim';
import type { BattleFormat } from '@poketorneo/contract';
import { currentMechanics, engineMod, type Mechanics, mechanicsVersions } from './mechanics.ts';

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

/**
 * The engine's name of our format: generation 4 without clauses. A custom one, because the engine's
 * 'custom game' reveals the exact HP of both sides.
 */
export function engineFormat(format: BattleFormat, mechanics: Mechanics = currentMechanics): ID {
  const id = Dex.toID(`${formatNames[format]} ${mechanics}`);
  if (!Dex.formats.get(id).exists) register();
  // For an unknown name the engine uses the newest generation.
  if (!Dex.formats.get(id).exists) throw new Error(`The engine has no format ${id}`);
  return id;
}

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
      (['singles', 'doubles'] as const).map((gameType) => ({
        name: `${formatNames[gameType]} ${mechanics}`,
        mod: engineMod(mechanics),
        gameType,
        ruleset: [],
        battle,
      })),
    ),
  );
}
