import type { Condition } from '@poketorneo/contract';

/** Below these shares of its HP a Pokémon's bar turns yellow, then red: see `hpBand`. */
export const bandLimits = { middle: 0.5, low: 0.2 } as const;

/** From 0 to 1. */
export function hpShare({ hp, maxHp }: Condition): number {
  return maxHp === 0 ? 0 : Math.max(0, Math.min(1, hp / maxHp));
}
