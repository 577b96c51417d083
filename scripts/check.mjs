import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare, repository, runTool } from './prepare.mjs';

const withTypes = ['packages', 'apps']
  .flatMap((folder) => readdirSync(join(repository, folder)).map((name) => `${folder}/${name}`))
  .concat('e2e')
  .filter((folder) => existsSync(join(repository, folder, 'tsconfig.json')));

/** Types, lint and format, unit tests: the quick gate. */
export function check() {
  for (const folder of withTypes) runTool('tsc', ['-p', folder]);
  runTool('biome', ['check', '--error-on-warnings', '.']);
  runTool('vitest', ['run', '--project', 'unit']);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await prepare({ web: false, assets: false, server: false });
  check();
}
