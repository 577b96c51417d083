import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { AnswerEarly, Head } from './early-answers.ts';

/** A browser asks for few things again and again. */
const mostKnown = 4;

interface KnownRequest {
  bytes: Buffer;
  head: Head;
}

/**
 * The requests of one connection that were answered early, byte by byte. Whoever polls sends the same
 * bytes each time: what they say is known without reading them again, and so nothing is made of them
 * but the answer. What the answer depends on is looked at each time.
 */
export class RepeatedRequests {
  readonly #socket: Socket;
  readonly #answerEarly: AnswerEarly;
  /** In seconds: what the caller is told about how long the connection may be idle. */
  readonly #keepAlive: number;
  readonly #known: KnownRequest[] = [];
  /** Whether what arrives next begins a request: only then do its bytes alone say what it is. */
  #isAtBeginning = false;

  constructor(socket: Socket, answerEarly: AnswerEarly, keepAlive: number) {
    this.#socket = socket;
    this.#answerEarly = answerEarly;
    this.#keepAlive = keepAlive;
  }

  /**
   * Answers what has arrived, if it is a request that was answered early before and is to be answered
   * so now; false where it has to be parsed. Nothing else may be under way on the connection.
   */
  answer(bytes: Buffer): boolean {
    // To whoever does not read their answers no more are written.
    if (!this.#isAtBeginning || this.#socket.writableLength > 0) return false;
    const known = this.#known.find((one) => one.bytes.equals(bytes));
    const headers = known && this.#answerEarly(known.head);
    if (headers === undefined) return false;
    this.#socket.write(this.#unchanged(headers), 'latin1');
    return true;
  }

  /** Learns from what was parsed: the bytes, and the request that came of them, if it was exactly one. */
  learn(bytes: Buffer, request: IncomingMessage | undefined): void {
    this.#isAtBeginning = false;
    if (request === undefined || !request.complete || this.#answerEarly(request) === undefined)
      return;
    // Only if they say just this are they a whole request, and nothing of another one.
    const text = textOf(request);
    if (text === undefined || text !== bytes.toString('latin1')) return;
    this.#isAtBeginning = true;
    if (this.#known.some((one) => one.bytes.equals(bytes))) return;
    const { method, url, headers } = request;
    this.#known.unshift({ bytes: Buffer.from(bytes), head: { method, url, headers } });
    this.#known.length = Math.min(this.#known.length, mostKnown);
  }

  /** As Node writes it. */
  #unchanged(headers: OutgoingHttpHeaders): string {
    let head = 'HTTP/1.1 304 Not Modified\r\n';
    for (const name in headers) head += `${name}: ${headers[name]}\r\n`;
    return `${head}Date: ${httpDate()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${this.#keepAlive}\r\n\r\n`;
  }
}

/** The text of a request without a body whose connection is to be kept, as most callers write it. */
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

/** Now, in the form of HTTP: the same text for all answers within a second. */
function httpDate(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== dateAt) {
    dateAt = second;
    date = new Date(second * 1000).toUTCString();
  }
  return date;
}
