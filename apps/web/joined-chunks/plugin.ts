import { gzipSync } from 'node:zlib';
import { build, type Plugin, type PluginOption, type Rolldown, type UserConfig } from 'vite';
import { withReachable } from '../with-reachable.ts';
import { type Chunk, joinChunks } from './join-chunks.ts';

/** What a request costs, in compressed bytes of content: see docs/decisions/0060. */
const requestBytes = 2000;

/**
 * Joins small shared chunks. The bundler makes a chunk for each set of entries that share modules: a
 * page needed up to 97 files. Builds once with those chunks, without writing them, and decides which
 * modules share a file in the build itself. Must be the first plugin: both builds begin with the same
 * configuration.
 *
 * @param makePlugins makes the plugins that change modules or what chunks load
 */
export function joinedChunks(makePlugins: () => PluginOption[]): Plugin {
  let groupOf: ReadonlyMap<string, string> = new Map();
  return {
    name: 'joined-chunks',
    apply: 'build',
    async config(config) {
      groupOf = groupModules(await buildUnjoined(config, makePlugins()));
      const name = (id: string) => groupOf.get(id) ?? null;
      return {
        build: {
          rolldownOptions: {
            output: {
              // Recursively included dependencies would be in other groups than decided.
              codeSplitting: { groups: [{ name, includeDependenciesRecursively: false }] },
            },
          },
        },
      };
    },
    generateBundle(_options, bundle) {
      checkChunks(chunksOf(Object.values(bundle)), groupOf);
    },
  };
}

async function buildUnjoined(
  config: UserConfig,
  plugins: PluginOption[],
): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { ...config.build, write: false, watch: null },
  });
  if (!('output' in result)) throw new Error('the build has several outputs');
  return result.output;
}

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

const chunksOf = (output: readonly Output[]) => output.filter((one) => one.type === 'chunk');

/** The group of each module in a joined chunk. */
function groupModules(output: readonly Output[]): Map<string, string> {
  const chunks = chunksOf(output);
  const modulesOf = new Map(chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds]));
  const assets = new Map(
    output.flatMap((one) => (one.type === 'asset' ? [[one.fileName, one.source] as const] : [])),
  );
  const described = chunks.map((chunk): Chunk => {
    const styleFiles = [...(chunk.viteMetadata?.importedCss ?? [])];
    const contents = [chunk.code, ...styleFiles.map((file) => assets.get(file) ?? '')];
    return {
      file: chunk.fileName,
      imports: chunk.imports,
      entryOf: chunk.isEntry ? 'document' : chunk.isDynamicEntry ? 'import' : null,
      size: contents.reduce((sum, content) => sum + gzipSync(content).length, 0),
      hasStyles: styleFiles.length > 0,
    };
  });
  return new Map(
    joinChunks(described, requestBytes).flatMap((files, index) =>
      files
        .flatMap((file) => modulesOf.get(file) ?? [])
        .map((id) => [id, `joined-${index}`] as const),
    ),
  );
}

/** Throws if the bundler made other files than decided, or files that import each other in a cycle. */
function checkChunks(
  chunks: readonly Rolldown.OutputChunk[],
  groupOf: ReadonlyMap<string, string>,
): void {
  const fileOf = new Map<string, string>();
  for (const { fileName, moduleIds } of chunks) {
    for (const group of new Set(moduleIds.map((id) => groupOf.get(id)))) {
      if (group === undefined) continue;
      if (fileOf.has(group)) throw new Error(`the modules of ${group} are in several files`);
      fileOf.set(group, fileName);
    }
  }
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  for (const { fileName, imports } of chunks) {
    const loaded = withReachable(imports, (file) => importsOf.get(file) ?? []);
    if (loaded.has(fileName)) throw new Error(`${fileName} imports itself through other files`);
  }
}
