import { relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pageManifestFile } from './page-documents.ts';

/** The folders of the built web app and of the built assets. */
export interface StaticFolders {
  web: string;
  assets: string;
}

interface StaticFilesParts {
  folders: StaticFolders;
  assetBaseUrl: string;
}

const assetMaxAgeSeconds = 7 * 24 * 60 * 60;

/** Serves the web app's files, but not its documents, and /assets. */
export async function addStaticFiles(
  app: FastifyInstance,
  { folders, assetBaseUrl }: StaticFilesParts,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folders.assets,
    // The plugin's own route would read whole directories at each request.
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header(
        'cache-control',
        `public, max-age=${assetMaxAgeSeconds}, stale-while-revalidate=${assetMaxAgeSeconds}`,
      );
    },
  });
  app.get<{ Params: { '*': string } }>('/assets/*', { schema: { hide: true } }, (request, reply) =>
    reply.sendFile(request.params['*']),
  );
  // Browsers request it for documents without an icon, such as an API response.
  app.get('/favicon.ico', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${assetMaxAgeSeconds}`)
      .redirect(`${assetBaseUrl}/brand/icon-192.png`),
  );
  await app.register(fastifyStatic, {
    root: folders.web,
    prefix: '/',
    index: false,
    wildcard: false,
    // The documents of pages are made from them.
    globIgnore: ['index.html', pageManifestFile],
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        hasContentHash(relative(folders.web, path))
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
      );
    },
  });
}

/** Vite names files under static/ by content hash. */
function hasContentHash(path: string): boolean {
  return path.startsWith(`static${sep}`);
}
