import { mkdir, writeFile } from 'node:fs/promises';
import { generateTables } from './tables.ts';

const folder = new URL('../src/tables/', import.meta.url);

await mkdir(folder, { recursive: true });
for (const [name, text] of await generateTables()) {
  await writeFile(new URL(name, folder), text);
}
