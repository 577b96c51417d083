import { readdir } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
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
const hiddenFromApiDocs = { schema: { hide: true } };

/**
 * Serves the web app's files, but not its documents, and /assets. New files of a folder are served at
 * once; those at the web app's root are listed at the start.
 */
export async function addStaticFiles(
  app: FastifyInstance,
  { folders, assetBaseUrl }: StaticFilesParts,
): Promise<void> {
  const assets = resolve(folders.assets);
  const web = resolve(folders.web);
  const inAssets = join(assets, sep);
  /** Vite names these files by content hash. */
  const inHashed = join(web, 'static', sep);
  function cacheControlOf(path: string): string {
    if (path.startsWith(inAssets)) {
      return `public, max-age=${assetMaxAgeSeconds}, stale-while-revalidate=${assetMaxAgeSeconds}`;
    }
    return path.startsWith(inHashed) ? 'public, max-age=31536000, immutable' : 'no-cache';
  }
  await app.register(fastifyStatic, {
    root: assets,
    // The plugin's own routes read whole directories, at each request or at the start.
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(path));
    },
  });
  const addFolder = (name: string, folder: string) =>
    app.get<{ Params: { '*': string } }>(`/${name}/*`, hiddenFromApiDocs, (request, reply) =>
      reply.sendFile(request.params['*'], folder),
    );
  addFolder('assets', assets);
  for (const entry of await readdir(web, { withFileTypes: true })) {
    const { name } = entry;
    if (entry.isDirectory()) addFolder(name, join(web, name));
    else if (isServed(name)) {
      app.get(`/${name}`, hiddenFromApiDocs, (_request, reply) => reply.sendFile(name, web));
    }
  }
  // Browsers request it for documents without an icon, such as an API response.
  app.get('/favicon.ico', hiddenFromApiDocs, (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${assetMaxAgeSeconds}`)
      .redirect(`${assetBaseUrl}/brand/icon-192.png`),
  );
}

/** Whether a file at the web app's root has a URL of its own. */
function isServed(name: string): boolean {
  // The documents of pages are made from these.
  if (name === 'index.html' || name === pageManifestFile) return false;
  return !name.startsWith('.') && !/\.(br|gz)$/.test(name);
}
