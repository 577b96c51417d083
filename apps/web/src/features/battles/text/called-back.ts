import type { BattleEvent, Combatant } from '@poketorneo/contract';

/** The part of a view that this needs. */
interface Field {
  readonly sides: Readonly<
    Record<Combatant['side'], { readonly active: readonly (number | null)[] }>
  >;
}

/**
 * The Pokémon that is called back for the one switched in; null if the position is empty, or if the
 * Pokémon is driven out or leaves by a move.
 */
export function calledBackBy(event: BattleEvent, { sides }: Field): Combatant | null {
  if (event.kind !== 'switch-in' || event.isForced || event.cause !== undefined) return null;
  const place = sides[event.who.side].active[event.position] ?? null;
  return place === null ? null : { side: event.who.side, place };
}
