import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';

/**
 * Builds the service worker with its precache list: the document and every script, style and font,
 * identified by content, so that a new release fetches only what has changed.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { outputFiles } = await build({
          entryPoints: [
            fileURLToPath(new URL('./service-worker/service-worker.ts', import.meta.url)),
          ],
          bundle: true,
          write: false,
          minify: true,
          format: 'iife',
          target: 'es2022',
          define: {
            'process.env.NODE_ENV': '"production"',
            'self.__WB_MANIFEST': JSON.stringify(precachedFiles(bundle)),
          },
          legalComments: 'none',
        });
        const [file] = outputFiles;
        if (file === undefined) throw new Error('the service worker has no file');
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: file.text });
      },
    },
  };
}

function precachedFiles(bundle: Rolldown.OutputBundle) {
  const files = Object.keys(bundle).filter((name) => /^static\/.*\.(js|css|woff2)$/.test(name));
  const document = bundle['index.html'];
  if (document?.type !== 'asset') throw new Error('the build has no index.html');
  const revision = createHash('sha256').update(document.source).digest('hex').slice(0, 16);
  return [
    { url: '/', revision },
    ...files.sort().map((name) => ({ url: `/${name}`, revision: null })),
  ];
}
