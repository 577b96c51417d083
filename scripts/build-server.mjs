import { join } from 'node:path';
import { build } from 'esbuild';
import { engineDependencies, leanEngine } from './lean-engine.mjs';

/**
 * Bundles the server and its commands. Dependencies stay in node_modules, except the battle engine,
 * whose unused data is removed.
 */
export async function buildServerBundles(
  repository,
  outdir = join(repository, 'apps/server/dist'),
) {
  await build({
    absWorkingDir: repository,
    entryPoints: {
      main: 'apps/server/src/main.ts',
      command: 'apps/server/src/commands/main.ts',
      demo: 'apps/server/src/demo/main.ts',
      'battle-thread': 'apps/server/src/features/battles/engine/thread.ts',
      'backup-thread': 'apps/server/src/features/downloads/backup-thread.ts',
    },
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    plugins: [
      leanEngine,
      {
        name: 'dependencies-stay-outside',
        setup: ({ onResolve }) => {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' ||
            path.startsWith('@poketorneo/') ||
            engineDependencies.test(path)
              ? null
              : { path, external: true },
          );
        },
      },
    ],
    logLevel: 'warning',
  });
}
