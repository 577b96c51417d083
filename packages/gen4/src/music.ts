/**
 * Looping music. The file contains the loop between margins of `musicMargin` seconds: the loop's
 * end before it, its beginning after it. So a loop can be cut anywhere in between, independent of
 * the encoder's delay.
 */

export const musicNames = ['battle', 'champion'] as const;

export type MusicName = (typeof musicNames)[number];

/** Loop length in seconds. */
export const musicSeconds: Readonly<Record<MusicName, number>> = { battle: 25.6, champion: 34.56 };

/** Margin in seconds, before and after the loop. */
export const musicMargin = 0.25;

/** Path of a piece on the asset host. */
export function musicPath(name: MusicName): string {
  return `sounds/music/${name}.mp3`;
}
