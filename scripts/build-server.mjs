import { join } from 'node:path';
import { build } from 'esbuild';
import { engineDependencies, leanEngine } from './lean-engine.mjs';

/**
 * Bundles the server and its commands. Dependencies stay in node_modules, except the battle engine,
 * whose unused data is removed, and Kysely: loading its 300 files took a seventh of the start. Returns
 * esbuild's description of what each bundle is made of.
 */
export async function buildServerBundles(
  repository,
  outdir = join(repository, 'apps/server/dist'),
) {
  const options = {
    absWorkingDir: repository,
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    metafile: true,
    plugins: [leanEngine, dependenciesStayOutside],
    logLevel: 'warning',
  };
  const [processes, thread] = await Promise.all([
    build({
      ...options,
      entryPoints: {
        main: 'apps/server/src/main.ts',
        command: 'apps/server/src/commands/main.ts',
        demo: 'apps/server/src/demo/main.ts',
        'backup-thread': 'apps/server/src/features/downloads/backup-thread.ts',
      },
      splitting: true,
    }),
    // Apart from the others, so that it has nothing that only they need.
    build({
      ...options,
      entryPoints: {
        'battle-thread': 'apps/server/src/features/battles/engine/thread.ts',
        ...largestTables,
      },
      splitting: true,
      // The thread keeps its text; comments would make each letter of it take two bytes.
      minifyWhitespace: true,
    }),
  ]);
  return { ...processes.metafile.outputs, ...thread.metafile.outputs };
}

/**
 * Of the battle thread, each in a file of its own: what parsing a file takes is not given back, and
 * is shared by the files. All tables alone, or none, would take more.
 */
const largestTables = {
  'battle-moves': 'node_modules/@pkmn/sim/build/esm/data/moves.mjs',
  'battle-pokedex': 'node_modules/@pkmn/sim/build/esm/data/pokedex.mjs',
  'battle-forms': 'packages/gen4/src/tables/forms.ts',
  'battle-species': 'packages/gen4/src/tables/species.ts',
};

const dependenciesStayOutside = {
  name: 'dependencies-stay-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' ||
      /^kysely(\/|$)/.test(path) ||
      path.startsWith('@poketorneo/') ||
      engineDependencies.test(path)
        ? null
        : { path, external: true },
    );
  },
};
