import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pageHintsFile } from './page-hints-plugin.ts';

const server = 'http://127.0.0.1:3000';
const proxy = { '/api': server, '/assets': server };

/**
 * What the browser fetches in which order. Fonts are asked for by the stylesheet only once it has
 * arrived: links let them start with it. Scripts give way to what draws the first picture of the page.
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

export default defineConfig({
  plugins: [react(), fetchOrder(), pageHintsFile()],
  server: { proxy },
  preview: { proxy },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // '/assets' is the asset host's.
    assetsDir: 'static',
    // The Content-Security-Policy allows files only, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      // A feature's index only re-exports: whoever takes one page from it does not load the others.
      treeshake: {
        moduleSideEffects: [{ test: /\/src\/features\/[^/]+\/index\.ts$/, sideEffects: false }],
      },
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            {
              // What every page needs, in one file that a new release of the pages leaves as it is.
              // It also keeps configure-zod.ts ahead of the schemas and the order of the cascade's layers
              // ahead of all other styles: in files of their own, either could come too late.
              name: 'core',
              tags: ['$initial'],
              test: /(?:^\0|\/)(node_modules\/(zod|react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core))|packages\/contract\/src\/(endpoint|errors|primitives)|apps\/web\/src\/(lib|configure-zod|ui\/(theme|button|spinner|visually-hidden|type-icon))|packages\/gen4\/src\/(types|asset-paths)|rolldown\/runtime)[/.]/,
              priority: 3,
            },
            // The first page with all that it brings along: many small files would each cost a journey.
            {
              name: 'app',
              tags: ['$initial'],
              test: /\/apps\/web\/src\/|\/@base-ui\/react\/.*csp|\/packages\/|preload-helper/,
              includeDependenciesRecursively: false,
              priority: 2,
            },
            // Small parts of many pages, for the same reason.
            {
              name: 'parts',
              test: /\/(apps\/web\/src\/(lib|ui\/(words|empty-state|type-icon)|features\/tournaments\/NoTournaments)|packages\/gen4\/src\/(types|asset-paths))/,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            {
              name: 'available-pokemon',
              test: /\/(packages\/contract\/src\/available-pokemon|apps\/web\/src\/features\/(available-pokemon\/queries|pokedex\/list-queries))\.ts/,
              includeDependenciesRecursively: false,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
