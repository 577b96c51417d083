import type { BattleEvent, Combatant } from '@poketorneo/contract';

/** Who stands where. */
interface Field {
  readonly sides: Readonly<
    Record<Combatant['side'], { readonly active: readonly (number | null)[] }>
  >;
}

/**
 * Who is called back for whoever an event brings onto the field. Nobody is where nobody is left to be, or
 * where it goes otherwise: driven out, or handing on what it has.
 */
export function calledBackBy(event: BattleEvent, { sides }: Field): Combatant | null {
  if (event.kind !== 'switch-in' || event.isForced || event.cause !== undefined) return null;
  const place = sides[event.who.side].active[event.position] ?? null;
  return place === null ? null : { side: event.who.side, place };
}
