import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type * as Prerender from '../src/app/prerender.tsx';

/** The markup of the prerendered pages, by path. */
export async function prerenderPages(): Promise<Map<string, string>> {
  const server = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
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
