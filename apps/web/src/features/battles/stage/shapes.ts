/** The cells of the sprite sheet after the shapes of the 17 types. */
export const signNames = [
  'impact',
  'claws',
  'slash',
  'fangs',
  'sparkle',
  'dust',
  'arrowUp',
  'arrowDown',
  'ball',
  'sleep',
  'skull',
  'heart',
  'note',
  'birds',
  'cube',
  'spikes',
  'toxicSpikes',
  'stone',
  'coin',
  'petal',
  'swirl',
  'drill',
] as const;

export type SignName = (typeof signNames)[number];
/** A sign, or the shape of a type by its id. */
export type ShapeName = SignName | number;

/** The colours of moves by type id: the glow and its nearly white core. */
const colours: readonly (readonly [glow: string, core: string])[] = [
  ['#8fb8a8', '#f2fffb'],
  ['#ffd76b', '#fffbe6'],
  ['#6fd04a', '#eaffc8'],
  ['#3f9bff', '#dff2ff'],
  ['#ff6a1f', '#fff0b0'],
  ['#ffd91f', '#fffde0'],
  ['#c09a5a', '#fff0cf'],
  ['#d99a4a', '#ffe8bf'],
  ['#e0563a', '#ffe0c8'],
  ['#7fdcff', '#f4fdff'],
  ['#ff5fa8', '#ffe3f2'],
  ['#7a4fd6', '#d9c8ff'],
  ['#a9c4ff', '#ffffff'],
  ['#6f4bff', '#d9f2ff'],
  ['#b54fd8', '#f6d9ff'],
  ['#b4d12a', '#f7ffc4'],
  ['#a02a50', '#f0b8c8'],
  ['#a9bcd8', '#ffffff'],
];

export function coloursOf(typeId: number): readonly [glow: string, core: string] {
  return colours[typeId] ?? ['#8fb8a8', '#f2fffb'];
}

/** Of all sprite sheets. */
export const columns = 8;
/** The width of a cell in pixels, as in the style sheets. */
export const cellSize = 64;
const rows = 5;

/** The `background-position` of a cell in a sheet of `columns` × `rows` cells. */
export function cellPosition(cell: number, rows: number): string {
  const x = ((cell % columns) / (columns - 1)) * 100;
  const y = (Math.floor(cell / columns) / (rows - 1)) * 100;
  return `${x}% ${y}%`;
}

/** The `background-position` of a shape in its sheet. */
export function sheetPosition(shape: ShapeName): string {
  const cell = typeof shape === 'number' ? Math.min(shape, 17) - 1 : 17 + signNames.indexOf(shape);
  return cellPosition(cell, rows);
}
