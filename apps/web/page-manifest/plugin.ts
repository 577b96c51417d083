import { readFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import type { Plugin, Rolldown } from 'vite';
import type * as Pages from '../src/app/pages.ts';
import type { PageDeclaration } from '../src/lib/page.ts';
import { checkClasses, InlineStyles } from './inline-styles.ts';
import { PageFiles } from './page-files.ts';
import { loadFile, preloadCall, preloadFile, preloadPicture } from './preload-links.ts';
import { prerenderPages } from './prerender-pages.ts';

/**
 * Writes page-manifest.json, which the server reads: by each page's path (without its optional
 * section) access, title, link preview, links to files, pictures and call, redirects to it, and
 * prerendered markup.
 */
export function pageManifestPlugin(): Plugin {
  let root = '';
  return {
    name: 'page-manifest',
    apply: 'build',
    config: () => ({ build: { manifest: true } }),
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const pageFiles = new PageFiles(this, root, bundle);
        // Only this plugin needs it.
        delete bundle['.vite/manifest.json'];
        const { markupByPath, stylesFile, afterPaintScript } = await emitPrerendered(this, bundle);
        const { pages, redirects } = await readPages();
        const entries = pages.map((page) => {
          const path = page.path.replace(/\/:.*$/, '');
          const markup = markupByPath.get(page.path);
          const files =
            page.component === 'eager'
              ? []
              : [...pageFiles.of('pages'), ...pageFiles.of(page.component.name)];
          const ownFiles = markup === undefined ? files : [...files, stylesFile];
          // Other pages need a signed-in user, whose menu is part of the first rendering.
          const headerFiles = page.access === 'public' ? [] : pageFiles.of('UserMenu');
          return [
            path,
            {
              access: page.access,
              title: page.title,
              preview: page.preview,
              hasParameter: page.path.includes('/:'),
              needsParameter: /\/:[^/?]+$/.test(page.path),
              files: [
                ...ownFiles.map(markup === undefined ? preloadFile : loadFile),
                ...headerFiles.filter((file) => !files.includes(file)).map(preloadFile),
              ].join(''),
              redirectedFrom: redirects.filter(({ to }) => to === path).map(({ from }) => from),
              content: (page.pictures ?? []).map(preloadPicture).join('') + preloadCall(page.call),
              ...(markup !== undefined && {
                prerendered: { markup, afterPaintScript, htmlAttributes: frameAttributes(page) },
              }),
            },
          ];
        });
        const source = JSON.stringify(Object.fromEntries(entries));
        this.emitFile({ type: 'asset', fileName: 'page-manifest.json', source });
      },
    },
  };
}

/** Imported at build time: a static import would bundle the components into Vite's configuration. */
async function readPages(): Promise<{
  pages: readonly PageDeclaration[];
  redirects: (typeof Pages)['redirects'];
}> {
  const { pages, redirects }: typeof Pages = await tsImport('../src/app/pages.ts', import.meta.url);
  return { pages, redirects };
}

/**
 * Emits the styles of the prerendered markup and the script that starts the app after its paint;
 * returns both with the markup by path.
 */
async function emitPrerendered(build: Rolldown.PluginContext, bundle: Rolldown.OutputBundle) {
  const inlineStyles = new InlineStyles();
  const markupByPath = await prerenderPages();
  for (const [path, markup] of markupByPath) {
    checkClasses(markup, bundle);
    markupByPath.set(path, inlineStyles.extract(markup));
  }
  const stylesFile = emitAsset(build, 'prerendered.css', inlineStyles.css());
  const afterPaint = readFileSync(new URL('../after-paint.js', import.meta.url));
  const afterPaintScript = `<script defer src="/${emitAsset(build, 'after-paint.js', afterPaint)}"></script>`;
  return { markupByPath, stylesFile, afterPaintScript };
}

function emitAsset(build: Rolldown.PluginContext, name: string, source: string | Buffer): string {
  return build.getFileName(build.emitFile({ type: 'asset', name, source }));
}

/** The attributes that src/app/layout/use-document-frame.ts sets later. */
function frameAttributes({ background, isImmersive = false }: PageDeclaration): string {
  return `data-page-background="${background}" data-page-frame="${isImmersive ? 'slim' : 'full'}"`;
}
