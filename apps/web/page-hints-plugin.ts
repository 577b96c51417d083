import type { Plugin, Rolldown } from 'vite';
import { pageHints } from './src/app/page-hints.ts';

type Bundle = Rolldown.OutputBundle;

/**
 * Writes page-hints.json: for each page of page-hints.ts the links that let the browser fetch the
 * page's own files along with the app's, by the page's path without its optional section; apart from
 * them those to its pictures and its call, which are of the page as it opens without a query.
 */
export function pageHintsFile(): Plugin {
  return {
    name: 'page-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const hints = Object.entries(pageHints).map(([path, { chunk, pictures = [], call }]) => [
          path.replace(/\/:.*$/, ''),
          {
            files: (chunk === undefined ? [] : filesOf(bundle, chunk)).map(preloadFile).join(''),
            content: pictures.map(preloadPicture).join('') + preloadCall(call),
          },
        ]);
        const source = JSON.stringify(Object.fromEntries(hints));
        this.emitFile({ type: 'asset', fileName: 'page-hints.json', source });
      },
    },
  };
}

/** A page's files that the app's first ones do not bring along: scripts and styles. */
function filesOf(bundle: Bundle, lazyFile: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const page = chunks.find(({ facadeModuleId, moduleIds }) =>
    [facadeModuleId, ...moduleIds].some((id) => id?.endsWith(`/src/app/lazy/${lazyFile}.ts`)),
  );
  if (page === undefined) throw new Error(`page-hints.ts names lazy/${lazyFile}.ts: no such chunk`);
  const first = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => allFiles(entry)),
  );
  return allFiles(page).filter((file) => !first.has(file));

  function allFiles(chunk: Rolldown.OutputChunk, seen = new Set<string>()): string[] {
    if (seen.has(chunk.fileName)) return [];
    seen.add(chunk.fileName);
    const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName));
    const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
    return [chunk.fileName, ...styles, ...imported.flatMap((other) => allFiles(other, seen))];
  }
}

function preloadFile(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="preload" as="style" href="/${file}" crossorigin>`
    : `<link rel="modulepreload" fetchpriority="low" href="/${file}" crossorigin>`;
}

function preloadPicture(path: string): string {
  return `<link rel="preload" as="image" href="/assets/${path}" fetchpriority="high">`;
}

function preloadCall(address: string | undefined): string {
  if (address === undefined) return '';
  return `<link rel="preload" as="fetch" href="${address.replaceAll('&', '&amp;')}" crossorigin>`;
}
