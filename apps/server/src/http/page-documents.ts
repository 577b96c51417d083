import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { BaseUrlFor } from '../base-url.ts';
import { sendNotFound } from './error-handler.ts';
import {
  declaredPage,
  declaredPreview,
  defaultPreview,
  escapeHtml,
  type LinkPreview,
  type PreviewResolver,
  withPreview,
} from './link-preview.ts';
import { SerializedResponse } from './serialized-response.ts';

interface PageDocumentsParts {
  /** The folder of the built web app. */
  webFolder: string;
  assetBaseUrl: string;
  /** PUBLIC_URL if set: what links made by the app begin with. */
  publicUrl: string | undefined;
  baseUrlFor: BaseUrlFor;
  resolvePreview: PreviewResolver;
}

export const pageManifestFile = 'page-manifest.json';

/** About forty pages, with and without query, by each base URL. */
const maxDocuments = 600;

const html = 'text/html; charset=utf-8';

/**
 * Sends the app's HTML for paths without a route, with status 404 if the app has no such page, or
 * a JSON 404 under /api.
 */
export function addPageDocuments(
  app: FastifyInstance,
  { webFolder, assetBaseUrl, publicUrl, baseUrlFor, resolvePreview }: PageDocumentsParts,
): void {
  const findDocument = readPageDocuments({ webFolder, assetBaseUrl, publicUrl });
  const documents = new LRUCache<string, SerializedResponse>({ max: maxDocuments });
  const withLinkPreview = (page: SerializedResponse, preview: LinkPreview, server: string) =>
    new SerializedResponse(
      withPreview(page.text(), preview, { server, assets: assetBaseUrl }),
      html,
    );
  /** Cached per page and base URL: its preview depends on nothing else. */
  const withDeclaredPreview = ({ response, name, preview }: PageDocument, server: string) => {
    if (preview === undefined) return response;
    const key = `${server} ${name}`;
    const document = documents.get(key) ?? withLinkPreview(response, preview, server);
    documents.set(key, document);
    return document;
  };
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPageRequest(request)) return sendNotFound(reply);
    const page = findDocument(request.url);
    const [path = '/'] = request.url.split('?');
    const preview = await resolvePreview(path).catch((err: unknown) => {
      // The document itself needs no database.
      request.log.error({ err }, 'no link preview');
      return undefined;
    });
    const server = baseUrlFor(request.host);
    if (!page.exists || preview === 'not-found') reply.code(404);
    const response =
      preview === undefined || preview === 'not-found'
        ? withDeclaredPreview(page, server)
        : withLinkPreview(
            page.response,
            { ...(page.preview ?? defaultPreview), ...preview },
            server,
          );
    return response.send(request, reply, 'no-cache');
  });
}

/** The manifest's key of the page for unknown paths. */
const wildcardPage = '*';
/** Replaced by the prerendered markup. */
const markupPlaceholder = '<!--page-->';
/** The app's scripts and preloads in the document's head. */
const appFilePattern =
  /<link[^>]* ?rel="modulepreload"[^>]*>|<script[^>]* type="module"[^>]*><\/script>/g;

const pageManifest = z.record(
  z.string(),
  z.extend(declaredPage, {
    /** Whether one more path segment may follow. */
    hasParameter: z.boolean(),
    /** Preload links of the page's own scripts and styles. */
    files: z.string(),
    /** Preload links of its content without a query. */
    content: z.string(),
    /** Paths that the app redirects to the page. */
    redirectedFrom: z.optional(z.array(z.string())),
    /** The prerendered markup, and the script that starts the app after its first paint. */
    prerendered: z.optional(
      z.object({
        markup: z.string(),
        afterPaintScript: z.string(),
        /** Attributes of the html element, as the app sets them. */
        htmlAttributes: z.optional(z.string()),
      }),
    ),
  }),
);

type PrerenderedPage = NonNullable<z.output<typeof pageManifest>[string]['prerendered']>;

/** The HTML of a page, before the link preview is inserted. */
interface PageDocument {
  response: SerializedResponse;
  /** Unique key of the document. */
  name: string;
  /** False if the app has no such page. */
  exists: boolean;
  /** Undefined without a page manifest. */
  preview: LinkPreview | undefined;
}

/**
 * Reads index.html and the page manifest; returns the document of a URL, with the asset host's URL,
 * PUBLIC_URL, the page's preload links and its prerendered markup inserted.
 */
function readPageDocuments({
  webFolder,
  assetBaseUrl,
  publicUrl = '',
}: Pick<PageDocumentsParts, 'webFolder' | 'assetBaseUrl' | 'publicUrl'>): (
  url: string,
) => PageDocument {
  const indexHtml = readFileSync(join(webFolder, 'index.html'), 'utf8').replace(
    /(?<=<meta name="public-url" content=")(?=")/,
    () => escapeHtml(publicUrl),
  );
  const serializeDocument = (links: string, prerendered?: PrerenderedPage) =>
    new SerializedResponse(
      withPrerendered(
        indexHtml.replace('</head>', () => `${links}</head>`),
        prerendered,
      ).replaceAll(/(?<=content="|href="|src=")\/assets(?=["/])/g, assetBaseUrl),
      html,
    );
  const manifestPath = join(webFolder, pageManifestFile);
  const manifest = existsSync(manifestPath) ? readFileSync(manifestPath, 'utf8') : '{}';
  const pages = new Map(
    Object.entries(pageManifest.parse(JSON.parse(manifest))).flatMap(
      ([path, { hasParameter, files, content, prerendered, redirectedFrom = [], ...page }]) => {
        const declaration = { exists: path !== wildcardPage, preview: declaredPreview(path, page) };
        const withoutQuery = {
          ...declaration,
          response: serializeDocument(content + files, prerendered),
          name: path,
        };
        const withQuery = { ...declaration, response: serializeDocument(files), name: `${path}?` };
        const { needsParameter } = page;
        const redirected = {
          hasParameter: false,
          needsParameter: false,
          withoutQuery: withQuery,
          withQuery,
        };
        return [
          [path, { hasParameter, needsParameter, withoutQuery, withQuery }] as const,
          ...redirectedFrom.map((from) => [from, redirected] as const),
        ];
      },
    ),
  );
  const wildcard = pages.get(wildcardPage);
  const fallback = {
    response: serializeDocument(''),
    name: wildcardPage,
    preview: wildcard?.withQuery.preview,
  };
  return (url) => {
    const [pathname = '', query] = url.split('?');
    const path = pathname.replace(/(?<=.)\/$/, '');
    const exact = pages.get(path);
    const parent = pages.get(path.slice(0, path.lastIndexOf('/')));
    const page =
      exact?.needsParameter === false ? exact : parent?.hasParameter ? parent : undefined;
    const found = query === undefined ? page?.withoutQuery : page?.withQuery;
    // Without a page manifest every path counts as a page.
    return found ?? { ...fallback, exists: wildcard === undefined };
  };
}

/** Inserts prerendered markup; the app's files wait in a template until it has been painted. */
function withPrerendered(html: string, prerendered: PrerenderedPage | undefined): string {
  if (prerendered === undefined) return html.replace(markupPlaceholder, '');
  const appFiles = html.match(appFilePattern)?.join('') ?? '';
  const { markup, afterPaintScript, htmlAttributes = '' } = prerendered;
  return html
    .replaceAll(appFilePattern, '')
    .replace('<html', () => `<html ${htmlAttributes}`)
    .replace('</head>', () => `${afterPaintScript}</head>`)
    .replace(markupPlaceholder, () => `<main class="boot-page" inert>${markup}</main>`)
    .replace('</body>', () => `<template id="app-files">${appFiles}</template></body>`);
}

function isPageRequest(request: FastifyRequest): boolean {
  const [path = '/'] = request.url.split('?');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && !/^\/(api|assets|static)(\/|$)/.test(path);
}
