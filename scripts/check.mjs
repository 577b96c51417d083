import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare, repository } from './prepare.mjs';
import { runTools, runVitest, runWithTally } from './tally.mjs';

/** Largest first, so that two at once end together. */
const projects = ['e2e']
  .concat(...['apps', 'packages'].map(foldersIn), 'apps/web/service-worker')
  .filter((folder) => existsSync(join(repository, folder, 'tsconfig.json')))
  .concat('apps/web/tsconfig.node.json');

function foldersIn(folder) {
  return readdirSync(join(repository, folder)).map((name) => `${folder}/${name}`);
}

/** The compiler's incremental state. */
const buildInfo = join(repository, 'node_modules/.cache/poketorneo/types');

/** Types, lint, format and unit tests. */
export async function check(tally) {
  mkdirSync(buildInfo, { recursive: true });
  const compile = projects.map((project) => {
    const file = join(buildInfo, `${project.replaceAll('/', '-')}.tsbuildinfo`);
    return ['tsc', '-p', project, '--incremental', '--tsBuildInfoFile', file];
  });
  tally.add(await runTools([['biome', 'check', '--error-on-warnings', '.'], ...compile]));
  tally.add(await runVitest(['--project', 'packages', '--project', 'web*']));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runWithTally(async (tally) => {
    await prepare({ web: false, assets: false, server: false });
    await check(tally);
  });
}
