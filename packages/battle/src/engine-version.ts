/** The engine's version: another one may continue a running battle differently. */
export const engineVersion = '@pkmn/sim 0.10.11';
