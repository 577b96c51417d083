import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Endpoint, Schema } from '@poketorneo/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { parseResponse, parseResponsePart } from './parsing.ts';

/** Weak comparison of an If-None-Match header, because compressing proxies weaken strong ETags. */
export function etagMatches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  const opaque = withoutWeakPrefix(etag);
  return ifNoneMatch
    .split(',')
    .map((candidate) => candidate.trim())
    .some((candidate) => candidate === '*' || withoutWeakPrefix(candidate) === opaque);
}

function withoutWeakPrefix(etag: string): string {
  return etag.replace(/^W\//, '');
}

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

type Encoding = 'identity' | 'br' | 'gzip';

/** Fixed cost of a cache entry: maps, promises, buffer pools. */
const overheadBytes = 4096;

/** Approximate memory of a cached response with its key. */
export function estimatedBytes(key: string | number, { size }: SerializedResponse): number {
  // Each of the two compressed copies takes at most a quarter of the original.
  return overheadBytes + 2 * String(key).length + Math.ceil(1.5 * size);
}

/** A response body, serialized once and compressed once per encoding. */
export class SerializedResponse {
  /** Bytes before compression. */
  readonly size: number;
  readonly #content: Buffer;
  readonly #contentType: string;
  /** Hash of the content; the sent ETag adds the encoding. */
  readonly etag: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(content: string | Buffer, contentType: string) {
    this.#content = Buffer.from(content);
    this.#contentType = contentType;
    this.size = this.#content.length;
    this.etag = createHash('sha256').update(this.#content).digest('base64url').slice(0, 22);
    this.#encoded.set('identity', Promise.resolve(this.#content));
  }

  text(): string {
    return this.#content.toString();
  }

  #body(encoding: Encoding): Promise<Buffer> {
    const cached = this.#encoded.get(encoding);
    if (cached !== undefined) return cached;
    const compressed =
      encoding === 'br'
        ? compressWithBrotli(this.#content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
        : compressWithGzip(this.#content);
    this.#encoded.set(encoding, compressed);
    return compressed;
  }

  async send(request: FastifyRequest, reply: FastifyReply, cacheControl: string) {
    const encoding = encodingFor(request, this.size);
    const etag = `"${this.etag}-${encoding}"`;
    reply.header('cache-control', cacheControl).header('etag', etag);
    if (etagMatches(request.headers['if-none-match'], etag)) {
      return reply.header('vary', 'accept-encoding').code(304).send();
    }
    return this.sendBody(request, reply);
  }

  /** Sends the body; the ETag header is left to the caller. */
  async sendBody(request: FastifyRequest, reply: FastifyReply) {
    const encoding = encodingFor(request, this.size);
    reply.header('vary', 'accept-encoding');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type(this.#contentType).send(await this.#body(encoding));
  }
}

const compressionThreshold = 1024;

function encodingFor(request: FastifyRequest, length: number): Encoding {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (length < compressionThreshold) return 'identity';
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

type Item = Record<string, unknown>;

const json = 'application/json; charset=utf-8';

/** Parses a result by the contract and serializes it. */
export function serializeResponse(endpoint: Endpoint, content: unknown): SerializedResponse {
  const itemSchema = itemSchemaOf(endpoint.response);
  return itemSchema !== undefined && isListOfObjects(content)
    ? new SerializedResponse(serializeList(endpoint, itemSchema, content), json)
    : new SerializedResponse(JSON.stringify(parseResponse(endpoint, content)), json);
}

/** The item schema of a list response; undefined unless it is an unchecked array of objects. */
function itemSchemaOf(response: Schema): z.ZodMiniObject | undefined {
  if (!(response instanceof z.ZodMiniArray) || (response.def.checks ?? []).length > 0) return;
  const { element } = response.def;
  return element instanceof z.ZodMiniObject ? element : undefined;
}

function isListOfObjects(content: unknown): content is readonly Item[] {
  return (
    Array.isArray(content) && content.every((item) => typeof item === 'object' && item !== null)
  );
}

/**
 * JSON of list items, by schema and item identity: lists share items, and a user's first read of 30
 * Pokémon would take 1.6 times as long without.
 */
const serializedItems = new WeakMap<z.ZodMiniObject, WeakMap<object, Buffer>>();
const comma = Buffer.from(',');

/** The JSON of a list. Items are cached by identity, so they must never be mutated. */
function serializeList(
  endpoint: Endpoint,
  schema: z.ZodMiniObject,
  items: readonly Item[],
): Buffer {
  const serialized = serializedItems.get(schema) ?? new WeakMap<object, Buffer>();
  serializedItems.set(schema, serialized);
  const parts = items.flatMap((item, index) => {
    const part =
      serialized.get(item) ??
      Buffer.from(JSON.stringify(parseResponsePart(endpoint, schema, item)));
    serialized.set(item, part);
    return index === 0 ? [part] : [comma, part];
  });
  return Buffer.concat([Buffer.from('['), ...parts, Buffer.from(']')]);
}
