import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../../../../', import.meta.url));

/** A folder for bundled modules, which find the dependencies; it goes with this process. */
export function createBundleFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'poketorneo-bundle-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return folder;
}
