import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
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
const hidden = { schema: { hide: true } };

/** Serves the web app's files, but not its documents, and /assets. */
export async function addStaticFiles(
  app: FastifyInstance,
  { folders, assetBaseUrl }: StaticFilesParts,
): Promise<void> {
  /** Vite names its files by content hash. */
  const hashed = join(folders.web, 'static');
  const cacheControlOf = (path: string) => {
    if (path.startsWith(hashed + sep)) return 'public, max-age=31536000, immutable';
    if (path.startsWith(folders.web + sep)) return 'no-cache';
    return `public, max-age=${assetMaxAgeSeconds}, stale-while-revalidate=${assetMaxAgeSeconds}`;
  };
  await app.register(fastifyStatic, {
    root: folders.assets,
    // The plugin's own routes read whole directories, at each request or at the start.
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(path));
    },
  });
  const addFolder = (url: string, folder: string) =>
    app.get<{ Params: { '*': string } }>(url, hidden, (request, reply) =>
      reply.sendFile(request.params['*'], folder),
    );
  addFolder('/assets/*', folders.assets);
  addFolder('/static/*', hashed);
  for (const file of await listRootFiles(folders.web)) {
    app.get(`/${file}`, hidden, (_request, reply) => reply.sendFile(file, folders.web));
  }
  // Browsers request it for documents without an icon, such as an API response.
  app.get('/favicon.ico', hidden, (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${assetMaxAgeSeconds}`)
      .redirect(`${assetBaseUrl}/brand/icon-192.png`),
  );
}

/** Files at the root of the web app, such as the service worker's script. */
async function listRootFiles(folder: string): Promise<string[]> {
  // The documents of pages are made from these.
  const sources = ['index.html', pageManifestFile];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => !sources.includes(name));
}
