const wholeNumbers = new Intl.NumberFormat('it-IT');
const upToTwoDecimals = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 });
const dates = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long' });

/** What stands where there is nothing to tell yet. */
export const nothing = '-';

/** A count, as in '1.234'. */
export function writtenCount(count: number): string {
  return wholeNumbers.format(count);
}

/** A mean, as in '1,67'; '-' for none. */
export function writtenMean(mean: number | null): string {
  return mean === null ? nothing : upToTwoDecimals.format(mean);
}

/** A day, as in '10 gennaio 2026'. */
export function writtenDate(moment: string): string {
  return dates.format(new Date(moment));
}

/** A count and what it counts, as in '1 lotta' and '3 lotte'. */
export function counted(count: number, one: string, many: string): string {
  return `${writtenCount(count)} ${count === 1 ? one : many}`;
}
