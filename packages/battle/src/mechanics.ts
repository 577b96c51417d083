import { Dex, type ModdedDex } from '@pkmn/sim';

/**
 * Which rules a battle is played by. A battle is replayed from its choices, so rules are never changed:
 * a correction is a new entry, and battles begun before it go on with theirs.
 * - 1: the engine's fourth generation.
 * - 2: the same, with Endure at +3, as in Diamond, Pearl, Platinum, HeartGold and SoulSilver. The
 *   engine has it at +4, as later generations.
 */
export const mechanicsVersions = [1, 2] as const;
export type Mechanics = (typeof mechanicsVersions)[number];

/** What new battles are played by. */
export const currentMechanics = 2 satisfies Mechanics;

/** The engine's names of them. */
const mods = { 1: 'gen4', 2: 'poketorneogen4' } as const satisfies Record<Mechanics, string>;

/** The engine's name of these rules, which it knows from now on. */
export function engineMod(mechanics: Mechanics): string {
  const mod = mods[mechanics];
  if (!(mod in Dex.dexes)) {
    const { endure } = Dex.mod('gen4').data.Moves;
    Dex.mod(mod, {
      Scripts: { inherit: 'gen4', gen: 4 },
      Moves: { endure: { ...endure, priority: 3 } },
    });
  }
  return mod;
}

/** The engine's tables of these rules. */
export function engineDex(mechanics: Mechanics): ModdedDex {
  return Dex.mod(engineMod(mechanics));
}
