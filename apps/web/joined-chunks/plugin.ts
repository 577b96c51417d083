import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { type Chunk, joinChunks } from './join-chunks.ts';

/** What a request costs beside its content: headers of 1 kB, and its handling on a phone. */
const requestBytes = 2000;

/**
 * Joins small shared chunks. The bundler makes a chunk for each set of entries that share modules: a
 * page needed up to 97 files, half of them smaller than 1 kB. Builds once with those chunks, without
 * writing them, and groups their modules for the real build.
 *
 * @param plugins the plugins that change modules
 */
export function joinedChunks(plugins: UserConfig['plugins']): Plugin {
  return {
    name: 'joined-chunks',
    apply: 'build',
    async config(config) {
      const output = await buildUnjoined(config, plugins);
      const groupOf = groupModules(output);
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
  };
}

async function buildUnjoined(
  config: UserConfig,
  plugins: UserConfig['plugins'],
): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    plugins: plugins ?? [],
    build: { ...config.build, write: false, reportCompressedSize: false },
  });
  if (!('output' in result)) throw new Error('the build has several outputs, or watches');
  return result.output;
}

/** The name of each joined module's group. */
function groupModules(output: Rolldown.RolldownOutput['output']): Map<string, string> {
  const chunks = output.filter((one) => one.type === 'chunk');
  const styles = new Map(
    output.map((one) => [one.fileName, one.type === 'asset' ? one.source : '']),
  );
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const described = chunks.map((chunk): Chunk => {
    const styleFiles = [...(chunk.viteMetadata?.importedCss ?? [])];
    const contents = [chunk.code, ...styleFiles.map((file) => styles.get(file) ?? '')];
    return {
      file: chunk.fileName,
      imports: chunk.imports,
      entryOf: chunk.isEntry ? 'document' : chunk.isDynamicEntry ? 'import' : null,
      size: contents.reduce((sum, content) => sum + gzipSync(content).length, 0),
      hasStyles: styleFiles.length > 0,
    };
  });
  const joined = joinChunks(described, requestBytes);
  return new Map(
    joined.flatMap((files, index) =>
      files.flatMap((file) =>
        (byFile.get(file)?.moduleIds ?? []).map((id) => [id, `joined-${index}`] as const),
      ),
    ),
  );
}
