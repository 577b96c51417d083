import { tsImport } from 'tsx/esm/api';
import type { Plugin, Rolldown } from 'vite';
import type * as Pages from './src/app/pages.ts';
import type { Page } from './src/lib/page.ts';

type Bundle = Rolldown.OutputBundle;

/**
 * Writes page-hints.json: for each page, by its path without its optional section, who may open it and
 * the links that let the browser fetch the page's own files along with the app's; apart from them those
 * to its pictures and its call, which are of the page as it opens without a query.
 */
export function pageHintsFile(): Plugin {
  return {
    name: 'page-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const filesOfPage = ({ component }: Page) =>
          component === 'with-app' ? [] : filesOf(bundle, moduleOf(this, component.name));
        const opened = (await readPages()).filter(({ path }) => path !== '*');
        const hints = opened.map((page) => [
          page.path.replace(/\/:.*$/, ''),
          {
            access: page.access,
            files: filesOfPage(page).map(preloadFile).join(''),
            content: (page.pictures ?? []).map(preloadPicture).join('') + preloadCall(page.call),
          },
        ]);
        const source = JSON.stringify(Object.fromEntries(hints));
        this.emitFile({ type: 'asset', fileName: 'page-hints.json', source });
      },
    },
  };
}

/** Loaded while the build runs: Vite would make their components part of its configuration. */
async function readPages(): Promise<readonly Page[]> {
  const { pages }: typeof Pages = await tsImport('./src/app/pages.ts', import.meta.url);
  return pages;
}

/** The module that is imported lazily and exports the page's component. */
function moduleOf(build: Rolldown.PluginContext, component: string): string {
  for (const id of build.getModuleIds()) {
    const info = build.getModuleInfo(id);
    if (info !== null && info.dynamicImporters.length > 0 && info.exports.includes(component))
      return id;
  }
  throw new Error(`no module that is imported lazily exports ${component}`);
}

/** A page's files that the document does not ask for already: scripts and styles. */
function filesOf(bundle: Bundle, pageModule: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const page = chunks.find(({ facadeModuleId, moduleIds }) =>
    [facadeModuleId, ...moduleIds].includes(pageModule),
  );
  if (page === undefined) throw new Error(`no chunk holds ${pageModule}`);
  const first = documentOf(bundle);
  return [...allFiles(page)].filter((file) => !first.includes(`"/${file}"`));

  function allFiles(chunk: Rolldown.OutputChunk, found = new Set<string>()): Set<string> {
    if (found.has(chunk.fileName)) return found;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) allFiles(other, found);
    return found;
  }
}

function documentOf(bundle: Bundle): string {
  const document = bundle['index.html'];
  if (document?.type !== 'asset') throw new Error('the build has no index.html');
  return document.source.toString();
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
