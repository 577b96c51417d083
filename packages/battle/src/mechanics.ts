import { Dex, type ModdedDex } from '@pkmn/sim';
import type { Mechanics } from './mechanics-versions.ts';

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
