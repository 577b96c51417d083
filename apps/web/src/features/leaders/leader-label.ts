import { championPosition } from '@poketorneo/rules';

/** A leader's position in the tournament, in Italian. */
export function leaderLabel(order: number): string {
  return order === championPosition ? 'Campione' : `Palestra ${order}`;
}
