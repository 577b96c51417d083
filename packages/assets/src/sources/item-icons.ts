import { readdirSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from './package-folder.ts';

const folder = path.join(packageFolder('pokesprite-images'), 'items');

/**
 * The package's folders of held items, and the suffix that each omits from file names
 * ('ball/poke.png' is the Poké Ball). An earlier folder wins over a later one.
 */
const kinds: readonly (readonly [folder: string, suffix: string])[] = [
  ['hold-item', ''],
  ['evo-item', ''],
  ['ev-item', ''],
  ['berry', 'berry'],
  ['ball', 'ball'],
  ['plate', 'plate'],
  ['incense', 'incense'],
  ['fossil', 'fossil'],
  ['fossil', ''],
  ['medicine', ''],
  ['valuable-item', ''],
  ['other-item', ''],
  ['key-item', ''],
];

function indexIcons(): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  for (const [kind, suffix] of kinds) {
    for (const file of readdirSync(path.join(folder, kind)).sort()) {
      const id = path.basename(file, '.png').replaceAll('-', '') + suffix;
      if (!index.has(id)) index.set(id, path.join(folder, kind, file));
    }
  }
  return index;
}

const icons = indexIcons();

/**
 * The icon of the item with this id (an identifier without hyphens).
 * @throws RangeError when the package has none.
 */
export function itemIconSource(itemId: string): string {
  const source = icons.get(itemId);
  if (source === undefined) throw new RangeError(`No icon for the item ${itemId}`);
  return source;
}
