import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);

/** Folders with texts for users. */
const folders = [
  'apps/server/src',
  'apps/web/src',
  'packages/contract/src',
  'packages/rules/src',
  'packages/gen4/src',
];

/** Verbatim texts of the specification. */
const fixedTexts = [
  "Error 403 - Forbidden! You don't have permission to access this resource",
  "Password can't be blank",
  "Passwords don't match",
  "Scegliere un'abilità!",
  "Messaggio all'admin",
  // English, required by another program's format.
  "King's Rock",
];

/** English names in another program's spelling. */
const excludedFiles = ['packages/gen4/src/tables/later-names.ts'];

it('has typographic apostrophes in every text', async () => {
  const found: string[] = [];
  for (const folder of folders) {
    for (const file of await sourcesIn(folder)) {
      const source = await readFile(new URL(file, root), 'utf8');
      found.push(...straightIn(source).map((line) => `${file}: ${line}`));
    }
  }
  expect(found).toEqual([]);
});

it('detects straight ones in texts, not in comments or verbatim texts', () => {
  expect(straightIn(`const text = "L'albero";`)).toEqual([`const text = "L'albero";`]);
  expect(straightIn("<p>un po' di testo</p>")).toHaveLength(1);
  expect(straightIn("/** A player's. */\ncall(); // the game's")).toEqual([]);
  expect(straightIn('const text = "Password can\'t be blank";')).toEqual([]);
});

async function sourcesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(new URL(folder, root), { recursive: true });
  return names
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
    .filter((name) => !excludedFiles.includes(name));
}

function straightIn(source: string): readonly string[] {
  const code = fixedTexts
    .reduce((rest, text) => rest.replaceAll(text, ''), source)
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/(?<=^|\s)\/\/.*$/gm, '');
  return code
    .split('\n')
    .filter((line) => /\p{L}'\p{L}|\bpo'/u.test(line))
    .map((line) => line.trim());
}
