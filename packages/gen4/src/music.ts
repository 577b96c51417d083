/**
 * The music that plays as long as something lasts. Its file has more than one round: before it stands
 * the round's end, and after it its beginning, each `musicMargin` seconds long. So the round that is
 * repeated may be cut out anywhere between, wherever an encoder's delay has moved it.
 */

export const musicNames = ['battle', 'champion'] as const;

export type MusicName = (typeof musicNames)[number];

/** Seconds of a whole round. */
export const musicSeconds: Readonly<Record<MusicName, number>> = { battle: 25.6, champion: 34.56 };

/** Seconds that stand before the round, and after it. */
export const musicMargin = 0.25;

/** Where the music lies on the asset host. */
export function musicPath(name: MusicName): string {
  return `sounds/music/${name}.mp3`;
}
