import type { BattleEvent, Combatant } from '@poketorneo/contract';

/** Who stands where. */
interface Field {
  readonly sides: Readonly<
    Record<Combatant['side'], { readonly active: readonly (number | null)[] }>
  >;
}

/**
 * The Pokémon that is called back for the one that an event brings onto the field; null where the
 * position is empty, or where it leaves otherwise: driven out, or passing its boosts on.
 */
export function calledBackBy(event: BattleEvent, { sides }: Field): Combatant | null {
  if (event.kind !== 'switch-in' || event.isForced || event.cause !== undefined) return null;
  const place = sides[event.who.side].active[event.position] ?? null;
  return place === null ? null : { side: event.who.side, place };
}
