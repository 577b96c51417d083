import { createHash } from 'node:crypto';
import { type PageLinkPicture, pageLinkPicturePath } from '@poketorneo/gen4/asset-paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { BaseLogger } from 'pino';
import { AppError } from '../../errors.ts';
import { knowsTag } from '../../http/entity-tag.ts';
import { SelfSending } from '../../http/self-sending.ts';
import type { AttemptLimits } from '../attempt-limits/index.ts';
import type { Draw } from './drawing.ts';
import { type Letters, readLetters } from './letters.ts';
import { createOneAtATime } from './one-at-a-time.ts';
import { createPainter } from './painter.ts';

/** Bytes of pictures that are kept, some hundred of them. */
const mostKept = 16 * 1024 * 1024;
const mostWaiting = 12;
/** Seconds: whoever hides something is not seen much longer. */
const age = 300;

interface LinkPicturesParts {
  /** The folder of the asset host; undefined: there is nothing to draw with. */
  assets: string | undefined;
  assetBaseUrl: string;
  limits: Pick<AttemptLimits, 'count'>;
  log: Pick<BaseLogger, 'error'>;
}

/** What is to be seen, and how. */
export interface Subject<Facts> {
  /** All that the picture follows from. */
  facts: Facts;
  draw: Draw<Facts>;
  /** What is shown while it cannot be drawn. */
  otherwise: PageLinkPicture;
}

/** Tells one state of what is shown from every other, for addresses of pictures. */
export function versionOf(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 12);
}

/**
 * The pictures beside links that are drawn of what is known at the moment. One is drawn at a time, outside
 * the event loop, each once, and for nobody too many: whoever asks for more gets the page's own picture.
 */
export function createLinkPictures({ assets, assetBaseUrl, limits, log }: LinkPicturesParts) {
  const kept = new LRUCache<string, Buffer>({
    maxSize: mostKept,
    sizeCalculation: ({ length }) => length,
  });
  const underWay = new Map<string, Promise<Buffer>>();
  const inTurn = createOneAtATime(mostWaiting);
  const paint = assets === undefined ? undefined : createPainter(assets);
  let letters: Promise<Letters> | undefined;

  /** Undefined where it is not drawn now. */
  async function picture<Facts>(
    { facts, draw }: Subject<Facts>,
    version: string,
    address: string,
  ): Promise<Buffer | undefined> {
    const known = kept.get(version) ?? underWay.get(version);
    if (known !== undefined) return known;
    if (assets === undefined || paint === undefined) return undefined;
    await limits.count('link-picture-address', address);
    // Somebody else may have asked for it meanwhile.
    const begun = underWay.get(version);
    if (begun !== undefined) return begun;
    const drawing = inTurn(async () => {
      letters ??= readLetters(assets);
      return paint(draw(facts, await letters));
    });
    if (drawing === undefined) return undefined;
    underWay.set(version, drawing);
    try {
      const drawn = await drawing;
      kept.set(version, drawn);
      return drawn;
    } finally {
      underWay.delete(version);
    }
  }

  async function pictureOrNone<Facts>(subject: Subject<Facts>, version: string, address: string) {
    try {
      return await picture(subject, version, address);
    } catch (error) {
      const isTooMuch = error instanceof AppError && error.code === 'too-many-requests';
      if (!isTooMuch) log.error({ err: error }, 'no picture drawn for a link');
      // Whatever was missing may be there the next time.
      if (!isTooMuch) letters = undefined;
      return undefined;
    }
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    subject: Subject<unknown>,
    version: string,
  ): Promise<FastifyReply> {
    // Pages of other sites may show it.
    reply.header('cross-origin-resource-policy', 'cross-origin').header('x-robots-tag', 'noindex');
    const tag = `"${version}"`;
    const cacheControl = `public, max-age=${age}`;
    if (knowsTag(request.headers['if-none-match'], tag)) {
      return reply.header('cache-control', cacheControl).header('etag', tag).code(304).send();
    }
    const found = await pictureOrNone(subject, version, request.ip);
    if (found === undefined) {
      const other = `${assetBaseUrl}/${pageLinkPicturePath(subject.otherwise)}`;
      return reply.header('cache-control', 'no-store').redirect(other, 302);
    }
    return reply
      .header('cache-control', cacheControl)
      .header('etag', tag)
      .type('image/jpeg')
      .send(found);
  }

  return {
    answer<Facts>({ facts, draw, otherwise }: Subject<Facts>): SelfSending {
      const subject: Subject<unknown> = {
        facts,
        draw: (_facts, table) => draw(facts, table),
        otherwise,
      };
      // Two kinds of pictures of equal facts are two pictures.
      const version = versionOf([otherwise, facts]);
      return new SelfSending((request, reply) => send(request, reply, subject, version));
    },
  };
}

export type LinkPictures = ReturnType<typeof createLinkPictures>;
