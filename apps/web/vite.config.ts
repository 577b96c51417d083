import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { withoutBuildFacts } from './build-facts-plugin.ts';
import { joinedChunks } from './joined-chunks/plugin.ts';
import { pageManifestPlugin } from './page-manifest/plugin.ts';
import { shortPreloadLists } from './preload-lists-plugin.ts';
import { serviceWorker } from './service-worker-plugin.ts';

const server = 'http://127.0.0.1:3000';
const proxy = { '/api': server, '/assets': server };

/**
 * Preloads fonts, which the browser would find only in the stylesheet, and gives scripts a low
 * priority: the first paint needs styles, fonts and pictures.
 */
function fetchOrder(): Plugin {
  return {
    name: 'fetch-order',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => ({
        html: html.replaceAll(
          /<(?=script type="module"|link rel="modulepreload")\w+/g,
          '$& fetchpriority="low"',
        ),
        tags: Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
            injectTo: 'head' as const,
          })),
      }),
    },
  };
}

/**
 * Puts theme.js at the head of the document, where it blocks the first paint: as a file in builds,
 * which the Content-Security-Policy requires, inline in development.
 */
function themeScript(): Plugin {
  const source = readFileSync(new URL('./theme.js', import.meta.url), 'utf8');
  let isBuilt = false;
  return {
    name: 'theme-script',
    configResolved: ({ command }) => {
      isBuilt = command === 'build';
    },
    buildStart() {
      if (isBuilt) this.emitFile({ type: 'asset', name: 'theme.js', source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        // A chunk of the app may have the same name.
        const file = Object.values(bundle ?? {}).find(
          (one) => one.type === 'asset' && one.names.includes('theme.js'),
        )?.fileName;
        return [
          file === undefined
            ? { tag: 'script', children: source, injectTo: 'head-prepend' as const }
            : { tag: 'script', attrs: { src: `/${file}` }, injectTo: 'head-prepend' as const },
        ];
      },
    },
  };
}

/** The plugins that decide what is in a chunk. */
const modulePlugins = () => [react(), withoutBuildFacts(), shortPreloadLists()];

export default defineConfig({
  plugins: [
    joinedChunks(modulePlugins),
    modulePlugins(),
    themeScript(),
    fetchOrder(),
    pageManifestPlugin(),
    serviceWorker(),
  ],
  server: { proxy },
  preview: { proxy },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The asset host serves '/assets'.
    assetsDir: 'static',
    // The Content-Security-Policy allows files only, no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      // A feature's index only re-exports: importing one page from it does not load the others.
      treeshake: {
        moduleSideEffects: [{ test: /\/src\/features\/[^/]+\/index\.ts$/, sideEffects: false }],
      },
      checks: { bundlerTimings: false },
      output: {
        entryFileNames: 'static/app-[hash].js',
        // The list of all chunks is smaller without names.
        chunkFileNames: ({ name }) =>
          name === 'core' || name === 'pages' ? 'static/[name]-[hash].js' : 'static/[hash:7].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'static/[hash:7][extname]' : 'static/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            // Libraries of the first visit: the file survives new releases of the app.
            { name: 'core', tags: ['$initial'], test: /\/node_modules\//, priority: 2 },
            // One file for the app: configure-zod.ts and the order of cascade layers must come before
            // all schemas and styles.
            { name: 'app', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
});
