import { lazyValue } from '../../../lib/deferred.ts';

const upToTwoDecimals = lazyValue(
  () => new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 }),
);

/** What stands where there is nothing to tell yet. */
export const nothing = '-';

/** A mean, as in '1,67'; '-' for none. */
export function writtenMean(mean: number | null): string {
  return mean === null ? nothing : upToTwoDecimals().format(mean);
}
