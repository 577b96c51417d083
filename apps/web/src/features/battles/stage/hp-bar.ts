import type { Condition } from '@poketorneo/contract';

/** Below these shares of its HP a Pokémon's bar turns yellow, then red: see `hpBand`. */
export const bandLimits = { middle: 0.5, low: 0.2 } as const;

/** From 0 to 1. */
export function hpShare({ hp, maxHp }: Condition): number {
  return maxHp === 0 ? 0 : Math.max(0, Math.min(1, hp / maxHp));
}

/** As in '37 %', never 0 above no HP: for HP that are known only as a share. */
export function hpPercent(condition: Condition): string {
  return `${Math.ceil(hpShare(condition) * 100)} %`;
}

/** The length of the bar, from 0 to 1: never empty above 0. */
export function barShare(condition: Condition): number {
  const share = hpShare(condition);
  return share === 0 ? 0 : Math.max(0.03, share);
}

/** A loss or gain of HP, as in '−37 %' or, where HP are exact, '−23'; null for none. */
export function hpChange(before: Condition, now: Condition, isExact: boolean): string | null {
  const unit = isExact ? now.maxHp : 100;
  const points = Math.round((hpShare(now) - hpShare(before)) * unit);
  if (points === 0) return null;
  const figure = isExact ? `${Math.abs(points)}` : `${Math.abs(points)} %`;
  return points < 0 ? `−${figure}` : `+${figure}`;
}
