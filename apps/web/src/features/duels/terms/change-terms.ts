import { type DuelTerms, duelTerms } from '@poketorneo/contract';
import { tierRange } from '@poketorneo/rules';
import { defaultTerms } from '@poketorneo/rules/duels';
import { createJsonPreference } from '../../../lib/preference.ts';

/** The terms last chosen on this device. */
export const lastTerms = createJsonPreference('duel-terms', duelTerms, defaultTerms);

/** Changes terms, and what would contradict the change. */
export function changeTerms(terms: DuelTerms, change: Partial<DuelTerms>): DuelTerms {
  const next = { ...terms, ...change };
  const { min, max } = tierRange(next.size);
  next.tier = Math.min(max, Math.max(min, next.tier));
  if (next.teams === 'drawn') next.level = 'equal';
  else next.isTwoLegged = false;
  // With a clock again, the default again.
  if (terms.pace === 'none' && next.pace !== 'none') next.rated = true;
  if (next.pace === 'none' && next.rated) {
    if (change.rated === true) next.pace = 'calm';
    else next.rated = false;
  }
  return next;
}
