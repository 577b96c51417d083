import type { Point } from '../kit/svg.ts';

/** What grows or rises on the land, drawn once and set many times. */
export type SignName = 'round-tree' | 'conifer' | 'palm' | 'mount' | 'peak' | 'house';

/** The colours in which a region is seen: its poster's hour of the day. */
export interface GroundPaint {
  readonly sea: string;
  readonly shallows: readonly [far: string, middle: string, near: string];
  readonly foam: string;
  readonly grass: string;
  readonly grassLight: string;
  readonly sand: string;
  readonly cliff: string;
  readonly road: string;
  readonly lake: string;
  readonly lakeLight: string;
  readonly roof: string;
  readonly rock: { readonly light: string; readonly shade: string; readonly snow?: string };
  readonly crown: { readonly fill: string; readonly light: string };
  readonly needles: { readonly fill: string; readonly light: string };
}

/** A part of the land with a ground of its own: snow, desert, marsh, ash. */
export interface Patch {
  readonly middle: Point;
  readonly reach: readonly [rx: number, ry: number];
  readonly fill: string;
}

/** Plants strewn over an ellipse, wherever there is room for them. */
export interface Wood {
  readonly sign: SignName;
  readonly middle: Point;
  readonly reach: readonly [rx: number, ry: number];
  readonly count: number;
  readonly scale?: number;
}

/** One thing that stands at a place of its own: its lowest point is at `foot`. */
export interface Sight {
  readonly foot: Point;
  readonly drawing: string;
}

/** Everything that a region's ground shows besides its places and ways. */
export interface Ground {
  readonly seed: number;
  readonly paint: GroundPaint;
  /** Corners of the mainland and of large islands. */
  readonly lands: readonly (readonly Point[])[];
  /** Small islands: middle, half width, half height. */
  readonly islets: readonly (readonly [x: number, y: number, rx: number, ry: number])[];
  readonly patches: readonly Patch[];
  readonly lakes: readonly (readonly [x: number, y: number, rx: number, ry: number])[];
  readonly rivers: readonly string[];
  /** Mountains: foot and scale. */
  readonly mountains: readonly (readonly [
    sign: 'mount' | 'peak',
    x: number,
    y: number,
    scale: number,
  ])[];
  readonly woods: readonly Wood[];
  readonly houses: readonly Point[];
  readonly sights: readonly Sight[];
  /** What swims or flies over everything else. */
  readonly above: string;
}
