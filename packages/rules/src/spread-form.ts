import { type StatName, statNames } from './stats.ts';

type Figures = Readonly<Record<StatName, number | null>>;

/** The maximum IV, EV and sum of EVs. */
export const spreadLimits = { iv: 31, ev: 255, effort: 510 } as const;

/**
 * The first problem of entered IVs and EVs, for the screen; null when they are valid. A null value
 * is an empty or non-numeric field.
 */
export function problemOfSpreadForm({ ivs, evs }: { ivs: Figures; evs: Figures }): string | null {
  const { iv, ev, effort } = spreadLimits;
  if (!statNames.every((stat) => isWithin(ivs[stat], iv))) {
    return `Gli IV devono essere numeri interi da 0 a ${iv}!`;
  }
  if (!statNames.every((stat) => isWithin(evs[stat], ev))) {
    return `Gli EV devono essere numeri interi da 0 a ${ev}!`;
  }
  const sum = statNames.reduce((total, stat) => total + (evs[stat] ?? 0), 0);
  return sum > effort ? `Gli EV possono essere al massimo ${effort} in tutto: ora ${sum}!` : null;
}

function isWithin(figure: number | null, max: number): boolean {
  return figure !== null && Number.isInteger(figure) && figure >= 0 && figure <= max;
}
