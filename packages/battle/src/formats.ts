import { Battle, Dex, type ID, type PokemonSet, type StatsTable } from '@pkmn/sim';
import type { BattleFormat } from '@poketorneo/contract';
import { currentMechanics, engineMod, type Mechanics, mechanicsVersions } from './mechanics.ts';

/** A Pokémon for the engine, with its stats as they are instead of what they would follow from. */
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
 * The engine's name of a format of ours: generation 4 without any clause. An own one, because the
 * engine's 'custom game' shows everybody the exact HP of both sides.
 */
export function engineFormat(format: BattleFormat, mechanics: Mechanics = currentMechanics): ID {
  const id = Dex.toID(`${formatNames[format]} ${mechanics}`);
  if (!Dex.formats.get(id).exists) register();
  // Of a name that it does not know the engine makes a battle of the newest generation.
  if (!Dex.formats.get(id).exists) throw new Error(`The engine has no format ${id}`);
  return id;
}

function register(): void {
  const battle = {
    /**
     * Exact for the form that was set up; another form is as much stronger as its base stats say, with
     * the IVs and the nature of the set.
     */
    statModify(this: Battle, base: StatsTable, set: PokemonSet, stat: keyof StatsTable): number {
      const plainStat = (of: StatsTable) => Battle.prototype.statModify.call(this, of, set, stat);
      if (!isExact(set)) return plainStat(base);
      const own = this.dex.species.get(set.species).baseStats;
      return Math.max(1, set.stats[stat] + plainStat(base) - plainStat(own));
    },
    /** As the move lists them: nothing in the product knows PP Ups. */
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
