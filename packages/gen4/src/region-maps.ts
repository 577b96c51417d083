/** A point of a region's map: x to the right, y down, in map units. */
export type MapPoint = readonly [x: number, y: number];

/** A region's tournament map: its gyms, the champion's place, and the routes. */
export interface RegionMap {
  /** The region's name in lower case, as in file names. */
  readonly region: string;
  /** The eight gyms in the tournament's order, then the champion's place. */
  readonly places: readonly MapPoint[];
  /** For each place but the last: intermediate points of the route to the next one. */
  readonly routes: readonly (readonly MapPoint[])[];
}

/** Width and height of every region's map. */
export const regionMapSize = { width: 800, height: 600 } as const;

const kanto: RegionMap = {
  region: 'kanto',
  places: [
    [212, 152],
    [500, 128],
    [530, 372],
    [352, 262],
    [452, 500],
    [512, 250],
    [172, 530],
    [182, 318],
    [82, 122],
  ],
  routes: [
    [
      [300, 122],
      [396, 158],
    ],
    [
      [586, 182],
      [592, 296],
    ],
    [
      [452, 352],
      [392, 314],
    ],
    [
      [312, 336],
      [326, 436],
      [382, 492],
    ],
    [
      [560, 508],
      [648, 440],
      [664, 330],
      [622, 262],
    ],
    [
      [430, 196],
      [310, 200],
      [258, 290],
      [252, 400],
      [228, 476],
    ],
    [
      [122, 474],
      [152, 396],
    ],
    [
      [112, 294],
      [66, 212],
    ],
  ],
};

const johto: RegionMap = {
  region: 'johto',
  places: [
    [556, 246],
    [474, 478],
    [340, 376],
    [372, 190],
    [92, 444],
    [190, 226],
    [528, 122],
    [664, 150],
    [738, 318],
  ],
  routes: [
    [
      [574, 330],
      [520, 408],
    ],
    [
      [418, 500],
      [362, 456],
    ],
    [
      [368, 322],
      [344, 256],
    ],
    [
      [290, 240],
      [244, 312],
      [168, 402],
    ],
    [
      [62, 344],
      [100, 254],
    ],
    [
      [246, 152],
      [352, 106],
      [446, 112],
    ],
    [[596, 112]],
    [
      [718, 196],
      [692, 262],
    ],
  ],
};

const hoenn: RegionMap = {
  region: 'hoenn',
  places: [
    [112, 232],
    [126, 514],
    [384, 288],
    [222, 148],
    [196, 372],
    [448, 112],
    [668, 196],
    [600, 362],
    [716, 452],
  ],
  routes: [
    [
      [80, 322],
      [62, 430],
    ],
    [
      [224, 528],
      [326, 452],
      [376, 376],
    ],
    [
      [362, 214],
      [296, 216],
    ],
    [
      [168, 224],
      [156, 304],
    ],
    [
      [288, 372],
      [420, 352],
      [486, 268],
      [470, 188],
    ],
    [
      [536, 106],
      [604, 146],
    ],
    [
      [698, 272],
      [644, 310],
    ],
    [
      [620, 438],
      [664, 470],
    ],
  ],
};

const sinnoh: RegionMap = {
  region: 'sinnoh',
  places: [
    [276, 408],
    [262, 226],
    [566, 234],
    [548, 472],
    [438, 350],
    [88, 346],
    [334, 78],
    [704, 398],
    [718, 196],
  ],
  routes: [
    [
      [222, 352],
      [246, 292],
    ],
    [
      [352, 244],
      [456, 226],
    ],
    [
      [612, 312],
      [590, 400],
    ],
    [
      [486, 470],
      [462, 414],
    ],
    [
      [356, 332],
      [232, 330],
      [160, 362],
    ],
    [
      [98, 262],
      [164, 190],
      [190, 116],
      [262, 98],
    ],
    [
      [424, 128],
      [560, 150],
      [640, 208],
      [650, 308],
    ],
    [
      [766, 338],
      [766, 258],
    ],
  ],
};

/** The four regions' maps in the order of their tournaments. */
export const regionMaps: readonly RegionMap[] = [kanto, johto, hoenn, sinnoh];

/**
 * Points of the route from a place to the next; `from` is the place's number, 1 to 8.
 * @throws RangeError for the last place, or an unknown one.
 */
export function mapRoutePoints({ places, routes }: RegionMap, from: number): readonly MapPoint[] {
  const start = places[from - 1];
  const end = places[from];
  const between = routes[from - 1];
  if (start === undefined || end === undefined || between === undefined) {
    throw new RangeError(`No way begins at place ${from}`);
  }
  return [start, ...between, end];
}

/**
 * The route from a place to the next as SVG path data (Catmull–Rom, in Béziers).
 * @throws RangeError like `mapRoutePoints`.
 */
export function mapRoutePath(map: RegionMap, from: number): string {
  const points = mapRoutePoints(map, from);
  return points.reduce((path, [x, y], index) => {
    const before = points[index - 1];
    if (before === undefined) return `M${x} ${y}`;
    const earlier = points[index - 2] ?? before;
    const next = points[index + 1] ?? [x, y];
    const control = [
      before[0] + (x - earlier[0]) / 6,
      before[1] + (y - earlier[1]) / 6,
      x - (next[0] - before[0]) / 6,
      y - (next[1] - before[1]) / 6,
    ].map(Math.round);
    return `${path}C${control.join(' ')} ${x} ${y}`;
  }, '');
}

/** Path of a region's map on the asset host. */
export function regionMapPath({ region }: RegionMap): string {
  return `maps/${region}.svg`;
}

/** Path of the placeholder map while the region is unknown. */
export const unchartedMapPath = 'maps/uncharted.svg';
