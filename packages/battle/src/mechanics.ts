import { Dex, type ModdedDex } from '@pkmn/sim';

/**
 * Versions of the rules. A battle is replayed from its choices, so a version never changes: a
 * correction is a new one, and running battles continue with theirs.
 * - 1: the engine's generation 4.
 * - 2: the same, with Endure at priority +3, as in all games of generation 4; the engine has +4.
 */
export const mechanicsVersions = [1, 2] as const;
export type Mechanics = (typeof mechanicsVersions)[number];

/** The version of new battles. */
export const currentMechanics = 2 satisfies Mechanics;

/** The engine's names of the versions. */
const mods = { 1: 'gen4', 2: 'poketorneogen4' } as const satisfies Record<Mechanics, string>;

/** The engine's name of a version; registers it with the engine. */
export function engineMod(mechanics: Mechanics): string {
  const mod = mods[mechanics];
  if (!(mod in Dex.dexes)) {
    Dex.mod(mod, {
      Scripts: { inherit: 'gen4', gen: 4 },
      Moves: { endure: { ...Dex.mod('gen4').data.Moves.endure, priority: 3 } },
    });
  }
  return mod;
}

/** The engine's tables of a version. */
export function engineDex(mechanics: Mechanics): ModdedDex {
  return Dex.mod(engineMod(mechanics));
}
