import { championPosition } from '@poketorneo/rules';

/** A leader's place in the tournament, in words. */
export function leaderPlace(order: number): string {
  return order === championPosition ? 'Campione' : `Palestra ${order}`;
}
