import type { BattleFormat } from '@poketorneo/contract';

/** The position of a Pokémon: the middle of its feet, in pixels of the stage. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** The maximum size of its sprite. */
  readonly room: { readonly width: number; readonly height: number };
  /** Limits for the magnification of its sprite. */
  readonly scales: readonly [least: number, most: number];
  /** The width of its platform. */
  readonly disc: number;
  /** The scale of effects around it; 1 for the nearest. */
  readonly depth: number;
}

export interface StageLayout {
  readonly width: number;
  readonly height: number;
  /** The distance of the floor from the top. */
  readonly horizon: number;
  /** By field position: the side seen from behind, and the opposite one. */
  readonly near: readonly Spot[];
  readonly far: readonly Spot[];
}

interface Row {
  /** Shares of the stage's width and height. */
  readonly feet: readonly (readonly [x: number, y: number])[];
  readonly room: readonly [width: number, height: number];
  readonly disc: readonly [ofWidth: number, ofHeight: number];
  readonly most: number;
  readonly depth: number;
}

type Rows = { readonly far: Row; readonly near: Row };

const singles: Rows = {
  far: { feet: [[0.71, 0.53]], room: [0.44, 0.37], disc: [0.46, 0.66], most: 150, depth: 0.72 },
  near: { feet: [[0.28, 0.89]], room: [0.5, 0.47], disc: [0.62, 0.92], most: 105, depth: 1 },
};

/** On a stage much higher than wide: the near plate is below the near Pokémon. */
const highSingles: Rows = {
  far: { ...singles.far, feet: [[0.71, 0.5]] },
  near: { ...singles.near, feet: [[0.28, 0.8]] },
};

// Each side counts from its own left, so the opposite side is mirrored. The near Pokémon stay below the
// feet of the far ones, or beside them.

/** On a stage higher than wide: two rows. */
const tallDoubles: Rows = {
  far: {
    feet: [
      [0.8, 0.53],
      [0.47, 0.485],
    ],
    room: [0.3, 0.27],
    disc: [0.32, 0.44],
    most: 200,
    depth: 0.66,
  },
  near: {
    feet: [
      [0.2, 0.755],
      [0.6, 0.79],
    ],
    room: [0.34, 0.29],
    disc: [0.38, 0.5],
    most: 160,
    depth: 0.85,
  },
};

/** On a small low stage: four columns. */
const lowDoubles: Rows = {
  far: {
    ...tallDoubles.far,
    feet: [
      [0.87, 0.72],
      [0.63, 0.685],
    ],
    room: [0.24, 0.36],
    disc: [0.27, 0.4],
  },
  near: {
    ...tallDoubles.near,
    feet: [
      [0.13, 0.69],
      [0.38, 0.73],
    ],
    room: [0.24, 0.36],
    disc: [0.29, 0.42],
  },
};

/** On a wide stage the plates are at the sides, one above the other. */
const wideDoubles: Rows = {
  far: {
    ...tallDoubles.far,
    feet: [
      [0.86, 0.5],
      [0.6, 0.46],
    ],
    room: [0.24, 0.36],
    most: 160,
  },
  near: {
    ...tallDoubles.near,
    feet: [
      [0.15, 0.86],
      [0.47, 0.92],
    ],
    room: [0.26, 0.42],
    disc: [0.4, 0.52],
    most: 110,
  },
};

/** Whether the stage is higher than usual. */
export function isTall(width: number, height: number): boolean {
  return height > width * 0.8;
}

/** Whether the two plates of a side are beside each other, for lack of room at the sides. */
export function arePlatesBeside(width: number, height: number): boolean {
  return isTall(width, height) || width < 480;
}

function doubles(width: number, height: number): Rows {
  if (!arePlatesBeside(width, height)) return wideDoubles;
  return isTall(width, height) ? tallDoubles : lowDoubles;
}

function singlesOn(width: number, height: number): Rows {
  return height > width * 1.25 ? highSingles : singles;
}

function spots(row: Row, width: number, height: number): Spot[] {
  // Two would hide others, if magnified beyond their room.
  const least = row.feet.length === 1 && Math.min(width, height) >= 340 ? 2 : 1;
  return row.feet.map(([x, y]) => ({
    x: Math.round(x * width),
    y: Math.round(y * height),
    room: { width: row.room[0] * width, height: row.room[1] * height },
    scales: [row.most > 150 ? 1 : least, Math.max(2, Math.floor(height / row.most))],
    disc: Math.round(Math.min(row.disc[0] * width, row.disc[1] * height)),
    depth: row.depth,
  }));
}

export function layoutOf(width: number, height: number, format: BattleFormat): StageLayout {
  const rows = format === 'doubles' ? doubles(width, height) : singlesOn(width, height);
  return {
    width,
    height,
    horizon: Math.round(height * 0.44),
    near: spots(rows.near, width, height),
    far: spots(rows.far, width, height),
  };
}

/** The magnification of a sprite: a whole number, so that all its pixels are equally large. */
export function spriteScale(spot: Spot, width: number, height: number): number {
  const fits = Math.min(spot.room.width / width, spot.room.height / height);
  const [least, most] = spot.scales;
  return Math.max(least, Math.min(most, Math.floor(fits)));
}
