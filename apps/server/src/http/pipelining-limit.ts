import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Waiting requests handled between two yields to the event loop. */
const maxPerYield = 32;
/** A yield comes earlier after this time, because some requests take milliseconds. */
const maxMsPerYield = 5;

/** Runs tasks in order, and yields to the event loop often enough for other I/O to be handled. */
class YieldingQueue {
  readonly #tasks: (() => void)[] = [];
  #isScheduled = false;
  /** Tasks run since the last yield. */
  #count = 0;
  #yieldedAt = 0;

  add(task: () => void): void {
    this.#tasks.push(task);
    if (!this.#isScheduled) this.#schedule();
  }

  #schedule(): void {
    this.#isScheduled = true;
    queueMicrotask(this.#afterPromises);
  }

  /** The next tick comes after the promises of the last task, whose time counts, too. */
  readonly #afterPromises = (): void => process.nextTick(this.#runOrYield);

  readonly #runOrYield = (): void => {
    const isYieldDue =
      this.#count >= maxPerYield || performance.now() - this.#yieldedAt >= maxMsPerYield;
    if (isYieldDue) setImmediate(this.#runAfterYield);
    else this.#runNext();
  };

  readonly #runAfterYield = (): void => {
    this.#count = 0;
    this.#yieldedAt = performance.now();
    this.#runNext();
  };

  #runNext(): void {
    const task = this.#tasks.shift();
    this.#count += 1;
    this.#isScheduled = false;
    // Before the task, which may throw.
    if (this.#tasks.length > 0) this.#schedule();
    task?.();
  }
}

/** A read up to this size is parsed whole: one request of a browser fits. */
const maxUnslicedBytes = 2048;
/** Larger reads are parsed in slices of at most this size. */
const maxSliceBytes = 512;
const headEnd = '\r\n\r\n';

/** The end of the next slice, which holds at most one request's head, or part of its body. */
function sliceEnd(bytes: Buffer): number {
  const end = bytes.subarray(0, maxSliceBytes).indexOf(headEnd);
  return end === -1 ? Math.min(bytes.length, maxSliceBytes) : end + headEnd.length;
}

/** A request with its pending response. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Answers requests of one connection by their bytes, instead of the parser. */
export interface EarlyResponder {
  /** Called while no request is under way; false if the bytes must be parsed. */
  respond(bytes: Buffer): boolean;
  /** Called after bytes were parsed, with the request if they completed exactly one. */
  learn(bytes: Buffer, request: IncomingMessage | undefined): void;
}

/**
 * Handles pipelined requests of a connection one at a time, and stops reading while one waits: a
 * client that sends thousands and reads no response would otherwise fill the memory. Waiting
 * requests of all connections share one queue, which yields to the event loop, so that they starve
 * no other.
 */
export function limitPipelining(
  app: FastifyInstance,
  earlyResponderFor?: (socket: Socket) => EarlyResponder,
): void {
  const { server } = app;
  const handlers = server.listeners('request');
  server.removeAllListeners('request');
  const queues = new Map<Socket, ConnectionQueue>();
  const yieldingQueue = new YieldingQueue();

  server.on('connection', (socket: Socket) => {
    const earlyResponder = earlyResponderFor?.(socket);
    queues.set(socket, new ConnectionQueue({ socket, dispatch, earlyResponder, yieldingQueue }));
    socket.once('close', () => queues.delete(socket));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const queue = queues.get(request.socket);
    if (queue === undefined) dispatch({ request, response });
    else queue.enqueue({ request, response });
  });

  function dispatch({ request, response }: Exchange): void {
    for (const handler of handlers) Reflect.apply(handler, server, [request, response]);
  }
}

interface ConnectionQueueParts {
  socket: Socket;
  dispatch: (exchange: Exchange) => void;
  earlyResponder: EarlyResponder | undefined;
  /** Shared by all connections. */
  yieldingQueue: YieldingQueue;
}

/** The unanswered requests of one connection. */
class ConnectionQueue {
  readonly #socket: Socket;
  readonly #dispatch: (exchange: Exchange) => void;
  readonly #yieldingQueue: YieldingQueue;
  readonly #parsers: ReturnType<Socket['listeners']>;
  readonly #waiting: Exchange[] = [];
  readonly #earlyResponder: EarlyResponder | undefined;
  /** Requests that the current `#parse` call has completed. */
  readonly #parsedRequests: IncomingMessage[] = [];
  /** The request under way; undefined once all received requests are answered. */
  #current: IncomingMessage | undefined;
  #unread: Buffer[] = [];
  #isPaused = false;

  constructor({ socket, dispatch, earlyResponder, yieldingQueue }: ConnectionQueueParts) {
    this.#socket = socket;
    this.#dispatch = dispatch;
    this.#earlyResponder = earlyResponder;
    this.#yieldingQueue = yieldingQueue;
    // Relies on Node's private 'data' listener: its parser, which would parse whole 64 KiB reads.
    this.#parsers = socket.listeners('data');
    socket.removeAllListeners('data');
    socket.on('data', (bytes) => this.#read(bytes));
  }

  enqueue(exchange: Exchange): void {
    this.#parsedRequests.push(exchange.request);
    if (this.#current !== undefined) this.#waiting.push(exchange);
    else this.#process(exchange);
  }

  #process(exchange: Exchange): void {
    this.#current = exchange.request;
    exchange.response.once('close', () => {
      const hasMore = this.#waiting.length > 0 || this.#isPaused;
      if (hasMore) this.#yieldingQueue.add(() => this.#processNext());
      else this.#current = undefined;
    });
    this.#dispatch(exchange);
  }

  #processNext(): void {
    if (!this.#socket.writable) return;
    this.#current = undefined;
    const next = this.#waiting.shift();
    if (next !== undefined) this.#process(next);
    // Also while a request is handled: its body may be unread.
    if (this.#isPaused) this.#parseUnread();
  }

  #read(bytes: Buffer): void {
    const isFree = !this.#isPaused && this.#waiting.length === 0;
    if (isFree && bytes.length <= maxUnslicedBytes) {
      const isAnswered =
        this.#current === undefined && this.#earlyResponder?.respond(bytes) === true;
      if (!isAnswered) this.#parse(bytes);
    } else {
      this.#unread.push(bytes);
      this.#parseUnread();
    }
  }

  /** Parses unread bytes until the current request is complete; then pauses the socket. */
  #parseUnread(): void {
    while (this.#waiting.length === 0) {
      const [bytes] = this.#unread;
      if (bytes === undefined) {
        if (this.#isPaused) this.#socket.resume();
        this.#isPaused = false;
        return;
      }
      // The next request waits as bytes: V8 would promote a parsed one to its old generation.
      if (this.#current?.complete === true) break;
      const end = sliceEnd(bytes);
      if (bytes.length > end) this.#unread[0] = bytes.subarray(end);
      else this.#unread.shift();
      this.#parse(bytes.subarray(0, end));
      // Bytes after the last response, or after a parse error, are dropped.
      if (!this.#socket.writable) return;
    }
    this.#isPaused = true;
    this.#socket.pause();
  }

  #parse(bytes: Buffer): void {
    for (const parser of this.#parsers) Reflect.apply(parser, this.#socket, [bytes]);
    this.#earlyResponder?.learn(
      bytes,
      this.#parsedRequests.length === 1 ? this.#parsedRequests[0] : undefined,
    );
    this.#parsedRequests.length = 0;
  }
}
