import { lazyValue } from '../../../lib/deferred.ts';

const upToTwoDecimals = lazyValue(
  () => new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 }),
);

/** Shown instead of a missing figure. */
export const nothing = '-';

/** A mean: '1,67', or '-' for null. */
export function formatMean(mean: number | null): string {
  return mean === null ? nothing : upToTwoDecimals().format(mean);
}
