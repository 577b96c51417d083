import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { knowsTag } from './entity-tag.ts';

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

type Encoding = 'identity' | 'br' | 'gzip';

/** What it takes to keep anything: its part of maps, promises and the pools behind small buffers. */
const leastWeight = 4096;

/** About how many bytes it takes to keep an answer under a key. */
export function weightOf(key: string | number, { size }: PreparedAnswer): number {
  // Each of the two compressed copies takes a quarter of the original, or less.
  return leastWeight + 2 * String(key).length + 1.5 * size;
}

/** An answer that many requests get: serialised once, and compressed once per encoding. */
export class PreparedAnswer {
  /** Bytes before compression. */
  readonly size: number;
  readonly #content: Buffer;
  readonly #contentType: string;
  /** Tells it from every answer that says something else. */
  readonly tag: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(content: string | Buffer, contentType: string) {
    this.#content = Buffer.from(content);
    this.#contentType = contentType;
    this.size = this.#content.length;
    this.tag = createHash('sha256').update(this.#content).digest('base64url').slice(0, 22);
    this.#encoded.set('identity', Promise.resolve(this.#content));
  }

  text(): string {
    return this.#content.toString();
  }

  #body(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known !== undefined) return known;
    const made =
      encoding === 'br'
        ? compressWithBrotli(this.#content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
        : compressWithGzip(this.#content);
    this.#encoded.set(encoding, made);
    return made;
  }

  async send(request: FastifyRequest, reply: FastifyReply, cacheControl: string) {
    const encoding = encodingFor(request, this.size);
    const tag = `"${this.tag}-${encoding}"`;
    reply.header('cache-control', cacheControl).header('etag', tag);
    if (knowsTag(request.headers['if-none-match'], tag)) {
      return reply.header('vary', 'accept-encoding').code(304).send();
    }
    return this.sendBody(request, reply);
  }

  /** Sends it to a caller who does not have it, with whatever tag the reply carries already. */
  async sendBody(request: FastifyRequest, reply: FastifyReply) {
    const encoding = encodingFor(request, this.size);
    reply.header('vary', 'accept-encoding');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type(this.#contentType).send(await this.#body(encoding));
  }
}

const worthCompressing = 1024;

function encodingFor(request: FastifyRequest, length: number): Encoding {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (length < worthCompressing) return 'identity';
  if (accepts(accepted, 'br')) return 'br';
  if (accepts(accepted, 'gzip')) return 'gzip';
  return 'identity';
}

function accepts(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((offer) => {
    const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
