import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { EarlyResponder } from '../pipelining-limit.ts';
import type { CheckNotModified, RequestHead } from './not-modified-fast-path.ts';

/** Per connection: a browser polls few URLs. */
const maxKnown = 4;

interface KnownRequest {
  bytes: Buffer;
  head: RequestHead;
}

/**
 * Recognises requests of one connection by their bytes, because polls repeat them exactly, and
 * sends 304 without parsing. Whether the resource is unchanged is checked each time.
 */
export class RepeatedRequests implements EarlyResponder {
  readonly #socket: Socket;
  readonly #checkNotModified: CheckNotModified;
  readonly #keepAliveSeconds: number;
  readonly #known: KnownRequest[] = [];
  /** Whether the next bytes start a request; otherwise they belong to one under way. */
  #isAtRequestStart = false;

  constructor(socket: Socket, checkNotModified: CheckNotModified, keepAliveSeconds: number) {
    this.#socket = socket;
    this.#checkNotModified = checkNotModified;
    this.#keepAliveSeconds = keepAliveSeconds;
  }

  /** Sends 304 if the bytes are a known request whose resource is unchanged. */
  respond(bytes: Buffer): boolean {
    // No more responses for a client that does not read them.
    if (!this.#isAtRequestStart || this.#socket.writableLength > 0) return false;
    const known = this.#known.find((one) => one.bytes.equals(bytes));
    const headers = known && this.#checkNotModified(known.head);
    if (headers === undefined) return false;
    this.#socket.write(this.#notModified(headers), 'latin1');
    return true;
  }

  /** Remembers the bytes of a request that the fast path could answer. */
  learn(bytes: Buffer, request: IncomingMessage | undefined): void {
    this.#isAtRequestStart = false;
    if (request === undefined || !request.complete || this.#checkNotModified(request) === undefined)
      return;
    // The bytes must be exactly this request, with no part of another.
    const text = textOf(request);
    if (text === undefined || text !== bytes.toString('latin1')) return;
    this.#isAtRequestStart = true;
    if (this.#known.some((one) => one.bytes.equals(bytes))) return;
    const { method, url, headers } = request;
    this.#known.unshift({ bytes: Buffer.from(bytes), head: { method, url, headers } });
    this.#known.length = Math.min(this.#known.length, maxKnown);
  }

  /** A 304 in Node's own format. */
  #notModified(headers: OutgoingHttpHeaders): string {
    let head = 'HTTP/1.1 304 Not Modified\r\n';
    for (const name in headers) head += `${name}: ${headers[name]}\r\n`;
    return `${head}Date: ${httpDate()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${this.#keepAliveSeconds}\r\n\r\n`;
  }
}

/**
 * The bytes of a request as most clients write it; undefined if it has a body or closes
 * the connection.
 */
function textOf({
  method,
  url,
  httpVersion,
  rawHeaders,
  headers,
}: IncomingMessage): string | undefined {
  const { connection, 'content-length': length, 'transfer-encoding': encoding } = headers;
  const isPlain = length === undefined && encoding === undefined && httpVersion === '1.1';
  if (!isPlain || (connection ?? 'keep-alive').toLowerCase() !== 'keep-alive') return undefined;
  let text = `${method} ${url} HTTP/1.1\r\n`;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    text += `${rawHeaders[index]}: ${rawHeaders[index + 1]}\r\n`;
  }
  return `${text}\r\n`;
}

let dateAt = 0;
let date = '';

/** The current HTTP date, formatted once per second. */
function httpDate(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== dateAt) {
    dateAt = second;
    date = new Date(second * 1000).toUTCString();
  }
  return date;
}
