import type { Point } from '../kit/svg.ts';

/** Reusable symbols of the map. */
export type SignName = 'round-tree' | 'conifer' | 'palm' | 'mount' | 'peak' | 'house';

/** The colours of a region at its time of day. */
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

/** A patch of special ground: snow, desert, marsh, ash. */
export interface Patch {
  readonly middle: Point;
  readonly reach: readonly [rx: number, ry: number];
  readonly fill: string;
}

/** Plants at random free positions of an ellipse. */
export interface Wood {
  readonly sign: SignName;
  readonly middle: Point;
  readonly reach: readonly [rx: number, ry: number];
  readonly count: number;
  readonly scale?: number;
}

/** A drawing placed at its lowest point, `foot`. */
export interface Landmark {
  readonly foot: Point;
  readonly drawing: string;
}

/** All features of a region's ground besides its gyms and routes. */
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
  readonly sights: readonly Landmark[];
  /** Drawn above everything else: swimmers and flyers. */
  readonly above: string;
}
