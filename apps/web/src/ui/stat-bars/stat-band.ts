/** Quality of a stat, from worst to best. */
export type StatBand = 'very-low' | 'low' | 'normal' | 'good' | 'high' | 'very-high';

/** Full bar of a single stat. */
export const statMaximum = 230;
/** Full bar of the sum of the six base stats. */
export const statTotalMaximum = 720;

const bands: readonly (readonly [from: number, band: StatBand])[] = [
  [160, 'very-high'],
  [120, 'high'],
  [100, 'good'],
  [80, 'normal'],
  [60, 'low'],
];

/** The band of a single stat, by the product’s limits (60, 80, 100, 120, 160). */
export function statBand(value: number): StatBand {
  return bands.find(([from]) => value >= from)?.[1] ?? 'very-low';
}

/**
 * The band of a sum of six stats: the band of their mean, so that the total's bar has the colour of
 * an average bar above it.
 */
export function statTotalBand(total: number): StatBand {
  return statBand(total / 6);
}
