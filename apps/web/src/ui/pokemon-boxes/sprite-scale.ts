/** A measure in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/**
 * How much a sprite is enlarged so that what is painted of it fills its room, but does not leave it.
 * Each of its pixels becomes a square of whole pixels of the screen, of which `pixelRatio` make one of
 * the page.
 */
export function spriteScale(painted: Room, room: Room, pixelRatio: number): number {
  const fitting = Math.min(room.width / painted.width, room.height / painted.height);
  return Math.max(1, Math.floor(fitting * pixelRatio)) / pixelRatio;
}
