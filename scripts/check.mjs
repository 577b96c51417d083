import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare, repository } from './prepare.mjs';
import { runTools, runVitest, runWithTally } from './tally.mjs';

/** Largest first, so that two at once end together. */
const withTypes = ['apps', 'packages']
  .flatMap((folder) => readdirSync(join(repository, folder)).map((name) => `${folder}/${name}`))
  .concat('apps/web/service-worker')
  .filter((folder) => existsSync(join(repository, folder, 'tsconfig.json')));

/** The compiler's incremental state. */
const buildInfo = join(repository, 'node_modules/.cache/poketorneo/types');

/** Types, lint, format and unit tests. */
export async function check(tally) {
  mkdirSync(buildInfo, { recursive: true });
  const compile = ['e2e', ...withTypes].map((folder) => {
    const file = join(buildInfo, `${folder.replaceAll('/', '-')}.tsbuildinfo`);
    return ['tsc', '-p', folder, '--incremental', '--tsBuildInfoFile', file];
  });
  tally.add(await runTools([['biome', 'check', '--error-on-warnings', '.'], ...compile]));
  tally.add(await runVitest(['--project', 'packages', '--project', 'web']));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runWithTally(async (tally) => {
    await prepare({ web: false, assets: false, server: false });
    await check(tally);
  });
}
