import { lazyValue } from '../../lib/deferred.ts';

const numbers = lazyValue(() => new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 }));
const units = ['byte', 'kB', 'MB', 'GB', 'TB'] as const;

/** Formats bytes, as in '12,5 MB'. */
export function formatSize(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${numbers().format(bytes / 1000 ** step)} ${units[step]}`;
}
