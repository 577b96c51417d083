import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { createServer, type Plugin, type Rolldown } from 'vite';
import type * as Pages from './src/app/pages.ts';
import type * as Prerender from './src/app/prerender.tsx';
import type { PageDeclaration } from './src/lib/page.ts';

type Bundle = Rolldown.OutputBundle;

/**
 * Writes page-manifest.json: for each page, by its path without its optional section, who may open it, what it
 * is called, what other sites tell of it, and the links that let the browser fetch the page's own files along with the app's; apart from them those
 * to its pictures and its call, which are of the page as it opens without a query; and how it looks
 * before anything has been fetched, where it is to be drawn ahead.
 */
export function pageManifestPlugin(): Plugin {
  return {
    name: 'page-manifest',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const filesFor = (component: string) => filesOf(bundle, moduleOf(this, component));
        const filesOfPage = ({ component }: PageDeclaration) =>
          component === 'with-app' ? [] : filesFor(component.name);
        const filesOfHeader = filesFor('UserMenu');
        const opened = await readPages();
        const styleRules = new StyleRules();
        const prerendered = await prerenderPages();
        for (const [path, markup] of prerendered) prerendered.set(path, styleRules.take(markup));
        const styles = this.emitFile({
          type: 'asset',
          name: 'drawn-ahead.css',
          source: styleRules.css(),
        });
        const stylesFile = this.getFileName(styles);
        const afterPaint = this.emitFile({
          type: 'asset',
          name: 'after-paint.js',
          source: readFileSync(new URL('./after-paint.js', import.meta.url)),
        });
        const starter = `<script defer src="/${this.getFileName(afterPaint)}"></script>`;
        const hints = opened.map((page) => {
          const prerenderedMarkup = prerendered.get(page.path);
          const link = prerenderedMarkup === undefined ? preloadFile : linkOfPrerenderedPage;
          const files = filesOfPage(page);
          // Whoever opens a page that is not for everyone is signed in, and the app begins with their menu.
          const others = page.access === 'public' ? [] : filesOfHeader;
          if (prerenderedMarkup !== undefined) checkClasses(prerenderedMarkup, bundle);
          return [
            page.path.replace(/\/:.*$/, ''),
            {
              access: page.access,
              title: page.title,
              preview: page.preview,
              hasParameter: page.path.includes('/:'),
              needsParameter: /\/:[^/?]+$/.test(page.path),
              files: [
                ...[...files, ...(prerenderedMarkup === undefined ? [] : [stylesFile])].map(link),
                ...others.filter((file) => !files.includes(file)).map(preloadFile),
              ].join(''),
              content: (page.pictures ?? []).map(preloadPicture).join('') + preloadCall(page.call),
              ...(prerenderedMarkup !== undefined && {
                prerendered: {
                  markup: prerenderedMarkup,
                  starter,
                  htmlAttributes: frameAttributes(page),
                },
              }),
            },
          ];
        });
        const source = JSON.stringify(Object.fromEntries(hints));
        this.emitFile({ type: 'asset', fileName: 'page-manifest.json', source });
      },
    },
  };
}

/** As the app sets them: see src/app/layout/use-document-frame.ts. */
function frameAttributes({ background, isImmersive = false }: PageDeclaration): string {
  return `data-page-background="${background}" data-page-frame="${isImmersive ? 'slim' : 'full'}"`;
}

/** Loaded while the build runs: Vite would make their components part of its configuration. */
async function readPages(): Promise<readonly PageDeclaration[]> {
  const { pages }: typeof Pages = await tsImport('./src/app/pages.ts', import.meta.url);
  return pages;
}

/** What the pages that are drawn ahead look like at first. */
async function prerenderPages(): Promise<Map<string, string>> {
  const server = await createServer({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const module = await server.ssrLoadModule('/src/app/prerender.tsx');
    const { prerender }: Pick<typeof Prerender, 'prerender'> = { prerender: module.prerender };
    return await prerender();
  } finally {
    await server.close();
  }
}

/**
 * The Content-Security-Policy lets scripts alone set the style of an element: what stands in style
 * attributes becomes rules of a file.
 */
class StyleRules {
  readonly #classes = new Map<string, string>();

  /** The markup, with a class in the place of each style attribute. */
  take(markup: string): string {
    return markup.replace(/<\w+[^>]* style="[^>]*>/g, (tag) => {
      const style = / style="([^"]*)"/.exec(tag)?.[1] ?? '';
      // The server writes the asset host's address into the markup alone.
      if (style.includes('url('))
        throw new Error(`a prerendered page has a picture in its styles: ${style}`);
      const name = this.#classes.get(style) ?? `drawn-${this.#classes.size}`;
      this.#classes.set(style, name);
      const bare = tag.replace(/ style="[^"]*"/, '');
      return bare.includes(' class="')
        ? bare.replace(' class="', ` class="${name} `)
        : bare.replace(/^<\w+/, `$& class="${name}"`);
    });
  }

  css(): string {
    return [...this.#classes].map(([style, name]) => `.${name}{${style}}`).join('');
  }
}

/** The drawing and the bundle name the styles' classes by the same rule; if not, it must be known. */
function checkClasses(markup: string, bundle: Bundle): void {
  const styles = Object.values(bundle)
    .filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
    .map((file) => (file.type === 'asset' ? file.source.toString() : ''))
    .join('');
  for (const [, names = ''] of markup.matchAll(/ class="([^"]*)"/g)) {
    for (const name of names.split(' ').filter((one) => one.startsWith('_'))) {
      if (!styles.includes(`.${name}`)) throw new Error(`a page drawn ahead has no style ${name}`);
    }
  }
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

/** What is in the document needs its styles at once. */
function linkOfPrerenderedPage(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" href="/${file}" crossorigin>`
    : preloadFile(file);
}

function preloadPicture(path: string): string {
  return `<link rel="preload" as="image" href="/assets/${path}" fetchpriority="high">`;
}

function preloadCall(address: string | undefined): string {
  if (address === undefined) return '';
  return `<link rel="preload" as="fetch" href="${address.replaceAll('&', '&amp;')}" crossorigin>`;
}
