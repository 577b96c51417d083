import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare, repository, runTool } from './prepare.mjs';

const withTypes = ['packages', 'apps']
  .flatMap((folder) => readdirSync(join(repository, folder)).map((name) => `${folder}/${name}`))
  .concat('apps/web/service-worker', 'e2e')
  .filter((folder) => existsSync(join(repository, folder, 'tsconfig.json')));

/** What the compiler found out last time, so that only what has changed is looked at again. */
const known = join(repository, 'node_modules/.cache/poketorneo/types');

/** Types, lint and format, unit tests: the quick gate. */
export function check() {
  mkdirSync(known, { recursive: true });
  for (const folder of withTypes) {
    const file = join(known, `${folder.replaceAll('/', '-')}.tsbuildinfo`);
    runTool('tsc', ['-p', folder, '--incremental', '--tsBuildInfoFile', file]);
  }
  runTool('biome', ['check', '--error-on-warnings', '.']);
  runTool('vitest', ['run', '--project', 'packages', '--project', 'web']);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await prepare({ web: false, assets: false, server: false });
  check();
}
