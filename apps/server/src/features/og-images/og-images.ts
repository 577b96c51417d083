import { type PageOgImage, pageOgImagePath } from '@poketorneo/gen4/asset-paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { BaseLogger } from 'pino';
import { digestOf } from '../../digest.ts';
import { AppError } from '../../errors.ts';
import { CustomReply } from '../../http/endpoint.ts';
import { etagMatches } from '../../http/serialized-response.ts';
import type { RateLimiter } from '../rate-limiter/index.ts';
import type { Draw } from './drawing.ts';
import { type OutlineFont, readOutlineFont } from './outline-font.ts';
import { createRenderer } from './renderer.ts';

/** Runs tasks one at a time; rejects tasks when `maxWaiting` are queued. */
export function createBoundedQueue(maxWaiting: number) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** Undefined if the queue is full. */
  return function enqueue<T>(task: () => Promise<T>): Promise<T> | undefined {
    if (waiting >= maxWaiting) return undefined;
    waiting += 1;
    const result = last.then(task).finally(() => {
      waiting -= 1;
    });
    last = result.catch(() => {});
    return result;
  };
}

/** A few hundred images. */
const maxCacheBytes = 16 * 1024 * 1024;
const maxWaiting = 12;
/** Short, so that a profile made private soon disappears from previews. */
const maxAgeSeconds = 300;

interface OgImagesParts {
  /** Folder of the built assets; undefined: every image is the fallback. */
  assets: string | undefined;
  config: { assetBaseUrl: string };
  rateLimiter: Pick<RateLimiter, 'consume'>;
  log: Pick<BaseLogger, 'error'>;
}

/** An image, described by its data. */
interface OgImage<Content> {
  /** All data that the image depends on. */
  content: Content;
  draw: Draw<Content>;
  /** Static image, if it cannot be rendered. */
  fallback: PageOgImage;
}

/** Content hash of the data, for image URLs. */
export function versionOf(content: unknown): string {
  return digestOf(JSON.stringify(content)).slice(0, 12);
}

/**
 * Open Graph images from current data, rendered one at a time outside the event loop, cached, and
 * rate limited per address; beyond the limits the page's static image is used.
 */
export function createOgImages({
  assets,
  config: { assetBaseUrl },
  rateLimiter,
  log,
}: OgImagesParts) {
  const cache = new LRUCache<string, Buffer>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ length }) => length,
  });
  const inProgress = new Map<string, Promise<Buffer>>();
  const enqueue = createBoundedQueue(maxWaiting);
  const render = assets === undefined ? undefined : createRenderer(assets);
  let font: Promise<OutlineFont> | undefined;

  /** Undefined if the queue is full or there are no assets. */
  async function findOrRender<Content>(
    { content, draw }: OgImage<Content>,
    version: string,
    address: string,
  ): Promise<Buffer | undefined> {
    const cached = cache.get(version) ?? inProgress.get(version);
    if (cached !== undefined) return cached;
    if (assets === undefined || render === undefined) return undefined;
    await rateLimiter.consume('link-picture-address', address);
    // Another request may have started it meanwhile.
    const pending = inProgress.get(version);
    if (pending !== undefined) return pending;
    const rendering = enqueue(async () => {
      font ??= readOutlineFont(assets);
      return render(draw(content, await font));
    });
    if (rendering === undefined) return undefined;
    inProgress.set(version, rendering);
    try {
      const image = await rendering;
      cache.set(version, image);
      return image;
    } finally {
      inProgress.delete(version);
    }
  }

  async function imageOrUndefined<Content>(
    subject: OgImage<Content>,
    version: string,
    address: string,
  ) {
    try {
      return await findOrRender(subject, version, address);
    } catch (error) {
      const isRateLimited = error instanceof AppError && error.code === 'too-many-requests';
      if (!isRateLimited) log.error({ err: error }, 'link preview image not drawn');
      // Retries reading the font next time.
      if (!isRateLimited) font = undefined;
      return undefined;
    }
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    subject: OgImage<unknown>,
    version: string,
  ): Promise<FastifyReply> {
    // Other sites may embed it.
    reply.header('cross-origin-resource-policy', 'cross-origin').header('x-robots-tag', 'noindex');
    const etag = `"${version}"`;
    const cacheControl = `public, max-age=${maxAgeSeconds}`;
    if (etagMatches(request.headers['if-none-match'], etag)) {
      return reply.header('cache-control', cacheControl).header('etag', etag).code(304).send();
    }
    const image = await imageOrUndefined(subject, version, request.ip);
    if (image === undefined) {
      const fallbackUrl = `${assetBaseUrl}/${pageOgImagePath(subject.fallback)}`;
      return reply.header('cache-control', 'no-store').redirect(fallbackUrl, 302);
    }
    return reply
      .header('cache-control', cacheControl)
      .header('etag', etag)
      .type('image/jpeg')
      .send(image);
  }

  return {
    reply<Content>({ content, draw, fallback }: OgImage<Content>): CustomReply {
      const subject: OgImage<unknown> = {
        content,
        draw: (_content, font) => draw(content, font),
        fallback,
      };
      // Images of different kinds may have equal content.
      const version = versionOf([fallback, content]);
      return new CustomReply((request, reply) => send(request, reply, subject, version));
    },
  };
}

export type OgImages = ReturnType<typeof createOgImages>;
