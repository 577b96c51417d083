import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { LinkStart } from '../link-start.ts';
import { sendUnknownPath } from './error-handler.ts';
import { type LinkPreview, type PreviewOf, withPreview } from './link-preview.ts';
import { declaredPage, plainPreview, previewOfPage } from './page-preview.ts';
import { PreparedAnswer } from './prepared-answer.ts';

/** Where the built web app and the built pictures and sounds lie. */
export interface WebFolders {
  web: string;
  assets: string;
}

interface WebFilesParts {
  folders: WebFolders;
  assetBaseUrl: string;
  linkStart: LinkStart;
  previewOf: PreviewOf;
}

const assetAge = 7 * 24 * 60 * 60;
const pageHintsFile = 'page-hints.json';

/**
 * Serves the web app and, under /assets, pictures and sounds. Every other path that no endpoint
 * has gets the app's page, so that deep links work, with a 404 where the app has no such page; under
 * /api it gets a JSON 404.
 */
export async function addWebFiles(
  app: FastifyInstance,
  { folders, assetBaseUrl, linkStart, previewOf }: WebFilesParts,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folders.assets,
    // Its own route reads a path's folders at each request: hundreds of names for each picture.
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header(
        'cache-control',
        `public, max-age=${assetAge}, stale-while-revalidate=${assetAge}`,
      );
    },
  });
  app.get<{ Params: { '*': string } }>('/assets/*', { schema: { hide: true } }, (request, reply) =>
    reply.sendFile(request.params['*']),
  );
  // Browsers ask for it where a document names no icon: an answer of the API, a file.
  app.get('/favicon.ico', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${assetAge}`)
      .redirect(`${assetBaseUrl}/brand/icon-192.png`),
  );
  await app.register(fastifyStatic, {
    root: folders.web,
    prefix: '/',
    index: false,
    wildcard: false,
    // The page is sent below, with the asset host's address written into it.
    globIgnore: ['index.html', pageHintsFile],
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        isNamedByContent(relative(folders.web, path))
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
      );
    },
  });
  const pageFor = readPages(folders.web, assetBaseUrl);
  const documents = new LRUCache<string, PreparedAnswer>({ max: mostDocuments });
  const previewed = (page: PreparedAnswer, preview: LinkPreview, server: string) =>
    new PreparedAnswer(withPreview(page.text(), preview, { server, assets: assetBaseUrl }), html);
  /** Of pages that declare all that is told of them: one for each address by which people come. */
  const declared = ({ answer, name, preview }: FoundPage, server: string) => {
    if (preview === undefined) return answer;
    const key = `${server} ${name}`;
    const document = documents.get(key) ?? previewed(answer, preview, server);
    documents.set(key, document);
    return document;
  };
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPageRequest(request)) return sendUnknownPath(reply);
    const page = pageFor(request.url);
    const [path = '/'] = request.url.split('?');
    const preview = await previewOf(path).catch((err: unknown) => {
      // The page itself needs no database.
      request.log.error({ err }, 'no link preview');
      return undefined;
    });
    const server = linkStart(request.host);
    if (!page.isThere || preview === 'nothing-there') reply.code(404);
    const answer =
      preview === undefined || preview === 'nothing-there'
        ? declared(page, server)
        : previewed(page.answer, { ...(page.preview ?? plainPreview), ...preview }, server);
    return answer.send(request, reply, 'no-cache');
  });
}

/** Of some forty pages, opened with a query or without, by each of this computer's addresses. */
const mostDocuments = 600;

const html = 'text/html; charset=utf-8';

/** What Vite puts under static/ has a hash of its content in its name. */
function isNamedByContent(path: string): boolean {
  return path.startsWith(`static${sep}`);
}

/** How the build names the page of all addresses that have none of their own. */
const everyOther = '*';
/** Addresses without a page of their own, and the pages to which the app leads on: see its router. */
const leadOn: ReadonlyMap<string, string> = new Map([
  ['/', '/home'],
  ['/account', '/account/login'],
]);
/** Where in the app's page the addressed one is drawn. */
const drawingPlace = '<!--page-->';
/** What the app is made of, in the document's head. */
const appFile = /<link[^>]* ?rel="modulepreload"[^>]*>|<script[^>]* type="module"[^>]*><\/script>/g;

const pageHints = z.record(
  z.string(),
  z.extend(declaredPage, {
    /** Whether another segment may follow, as a section's name. */
    hasParameter: z.boolean(),
    /** Preload links of the page's own scripts and styles. */
    files: z.string(),
    /** Preload links of what it shows when it is opened without a query. */
    content: z.string(),
    /**
     * Not of every page: how it looks then, before anything has been fetched, and the script that
     * starts the app once that has been painted.
     */
    drawing: z.optional(z.object({ markup: z.string(), starter: z.string() })),
  }),
);

type Drawing = NonNullable<z.output<typeof pageHints>[string]['drawing']>;

/** The document of a page, before anything is told of it to other sites. */
interface FoundPage {
  answer: PreparedAnswer;
  /** Tells it from every other one. */
  name: string;
  /** False of an address that leads to no page of the app. */
  isThere: boolean;
  /** Undefined where the build has left nothing. */
  preview: LinkPreview | undefined;
}

/**
 * The app's page for each address, with the asset host's address written into it and, where the build
 * has left them, links that let the browser fetch what the addressed page shows first.
 */
function readPages(webFolder: string, assetBaseUrl: string): (url: string) => FoundPage {
  const document = readFileSync(join(webFolder, 'index.html'), 'utf8');
  const withLinks = (links: string, drawing?: Drawing) =>
    new PreparedAnswer(
      withDrawing(
        document.replace('</head>', () => `${links}</head>`),
        drawing,
      ).replaceAll(/(?<=content="|href="|src=")\/assets(?=["/])/g, assetBaseUrl),
      html,
    );
  const hintsPath = join(webFolder, pageHintsFile);
  const hints = existsSync(hintsPath) ? readFileSync(hintsPath, 'utf8') : '{}';
  const pages = new Map(
    Object.entries(pageHints.parse(JSON.parse(hints))).map(
      ([path, { hasParameter, files, content, drawing, ...page }]) => {
        const found = { isThere: path !== everyOther, preview: previewOfPage(path, page) };
        const opened = { ...found, answer: withLinks(content + files, drawing), name: path };
        const asked = { ...found, answer: withLinks(files), name: `${path}?` };
        const { needsParameter } = page;
        return [path, { hasParameter, needsParameter, opened, asked }];
      },
    ),
  );
  const other = pages.get(everyOther);
  const plain = { answer: withLinks(''), name: everyOther, preview: other?.asked.preview };
  return (url) => {
    const [asked = '', query] = url.split('?');
    const path = asked.replace(/(?<=.)\/$/, '');
    const itself = pages.get(path);
    const above = pages.get(path.slice(0, path.lastIndexOf('/')));
    const page =
      itself?.needsParameter === false ? itself : above?.hasParameter ? above : undefined;
    const found = query === undefined ? page?.opened : page?.asked;
    // Where the build has left no pages, nothing is known of any.
    const led = pages.get(leadOn.get(path) ?? '')?.asked;
    return found ?? led ?? { ...plain, isThere: leadOn.has(path) || other === undefined };
  };
}

/** The document with the page drawn into it; the app's files wait until that has been painted. */
function withDrawing(html: string, drawing: Drawing | undefined): string {
  if (drawing === undefined) return html.replace(drawingPlace, '');
  const appFiles = html.match(appFile)?.join('') ?? '';
  return html
    .replaceAll(appFile, '')
    .replace('</head>', () => `${drawing.starter}</head>`)
    .replace(drawingPlace, () => `<main class="boot-page" inert>${drawing.markup}</main>`)
    .replace('</body>', () => `<template id="app-files">${appFiles}</template></body>`);
}

function isPageRequest(request: FastifyRequest): boolean {
  const [path = '/'] = request.url.split('?');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && !/^\/(api|assets|static)(\/|$)/.test(path);
}
