import type { Plugin } from 'vite';
import { withReachable } from './with-reachable.ts';

/** A build's output, by file; only chunks have imports. */
type Bundle = Readonly<
  Record<
    string,
    { imports?: readonly string[]; viteMetadata?: { importedCss: ReadonlySet<string> } }
  >
>;

/**
 * Leaves out of a chunk's preload lists the files that its static imports have loaded before: the
 * battle's screen repeated thirty names.
 */
export function shortPreloadLists(): Plugin {
  let bundle: Bundle = {};
  const loadedBy = new Map<string, ReadonlySet<string>>();

  function filesLoadedWith(host: string): ReadonlySet<string> {
    const known = loadedBy.get(host);
    if (known !== undefined) return known;
    const files = withReachable([host], (file) => {
      const { imports = [], viteMetadata } = bundle[file] ?? {};
      return [...imports, ...(viteMetadata?.importedCss ?? [])];
    });
    loadedBy.set(host, files);
    return files;
  }

  return {
    name: 'short-preload-lists',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies(_file, files, { hostId, hostType }) {
            if (hostType === 'html') return files;
            const loaded = filesLoadedWith(hostId);
            return files.filter((file) => !loaded.has(file));
          },
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_options, output) {
        bundle = output;
        loadedBy.clear();
      },
    },
  };
}
