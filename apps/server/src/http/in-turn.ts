import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { AnswerEarly } from './early-answers.ts';
import { EventLoopQueue } from './event-loop-queue.ts';
import { RepeatedRequests } from './repeated-requests.ts';

/** Bytes that are looked at together when they come alone: a browser's request, with room to spare. */
const mostAtOnce = 2048;
/** Of more than that: some dozen of the shortest requests, each of which is held until its turn. */
const slice = 512;

/** A request that has arrived. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Begins a request only when the one before it on its connection is answered and sent, and reads no
 * further while any waits. Answers leave in this order anyway; but a caller who sends thousands of
 * requests and reads nothing would have the server hold all of them, with open files and answers.
 * A request that came before the answer to the last one waits for a turn of the event loop, too, and all
 * connections share these turns: what is refused at once would otherwise keep everybody else waiting.
 * What was answered early before is not even parsed when it comes again.
 */
export function handleInTurn(app: FastifyInstance, answerEarly: AnswerEarly): void {
  const { server } = app;
  const keepAlive = Math.floor(server.keepAliveTimeout / 1000);
  const handlers = server.listeners('request');
  server.removeAllListeners('request');
  const turns = new Map<Socket, Turns>();
  const waitingTurns = new EventLoopQueue();

  server.on('connection', (socket: Socket) => {
    const repeated = new RepeatedRequests(socket, answerEarly, keepAlive);
    turns.set(socket, new Turns({ socket, begin, repeated, waitingTurns }));
    socket.once('close', () => turns.delete(socket));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const ofSocket = turns.get(request.socket);
    if (ofSocket === undefined) begin({ request, response });
    else ofSocket.take({ request, response });
  });

  function begin({ request, response }: Exchange): void {
    for (const handler of handlers) Reflect.apply(handler, server, [request, response]);
  }
}

interface TurnsParts {
  socket: Socket;
  begin: (exchange: Exchange) => void;
  repeated: RepeatedRequests;
  /** Of all connections. */
  waitingTurns: EventLoopQueue;
}

/** What has arrived on one connection and is not answered yet. */
class Turns {
  readonly #socket: Socket;
  readonly #begin: (exchange: Exchange) => void;
  readonly #waitingTurns: EventLoopQueue;
  readonly #parsers: ReturnType<Socket['listeners']>;
  readonly #waiting: Exchange[] = [];
  readonly #repeated: RepeatedRequests;
  /** Requests that what is being parsed has begun so far. */
  readonly #begun: IncomingMessage[] = [];
  /** Until everything that has arrived is answered. */
  #isAnswering = false;
  #unread: Buffer[] = [];
  #hasPaused = false;

  constructor({ socket, begin, repeated, waitingTurns }: TurnsParts) {
    this.#socket = socket;
    this.#begin = begin;
    this.#repeated = repeated;
    this.#waitingTurns = waitingTurns;
    // Node would parse all that it reads at once, sixty-four kilobytes: this comes in between.
    this.#parsers = socket.listeners('data');
    socket.removeAllListeners('data');
    socket.on('data', (bytes) => this.#read(bytes));
  }

  take(exchange: Exchange): void {
    this.#begun.push(exchange.request);
    if (this.#isAnswering) this.#waiting.push(exchange);
    else this.#answer(exchange);
  }

  #answer(exchange: Exchange): void {
    this.#isAnswering = true;
    exchange.response.once('close', () => {
      const isMoreThere = this.#waiting.length > 0 || this.#hasPaused;
      if (isMoreThere) this.#waitingTurns.add(() => this.#goOn());
      else this.#isAnswering = false;
    });
    this.#begin(exchange);
  }

  #goOn(): void {
    if (!this.#socket.writable) return;
    this.#isAnswering = false;
    const next = this.#waiting.shift();
    if (next !== undefined) this.#answer(next);
    // Also while the next one is answered: its body may be part of what is unread.
    if (this.#hasPaused) this.#parseOn();
  }

  #read(bytes: Buffer): void {
    const isFree = !this.#hasPaused && this.#waiting.length === 0;
    if (isFree && bytes.length <= mostAtOnce) {
      if (this.#isAnswering || !this.#repeated.answer(bytes)) this.#parse(bytes);
    } else {
      this.#unread.push(bytes);
      this.#parseOn();
    }
  }

  /** Parses what has been read as far as nobody waits, and reads on only then. */
  #parseOn(): void {
    while (this.#waiting.length === 0) {
      const [bytes] = this.#unread;
      if (bytes === undefined) {
        if (this.#hasPaused) this.#socket.resume();
        this.#hasPaused = false;
        return;
      }
      if (bytes.length > slice) this.#unread[0] = bytes.subarray(slice);
      else this.#unread.shift();
      this.#parse(bytes.subarray(0, slice));
      // What comes behind the last answer, or behind what is no HTTP, is nobody's.
      if (!this.#socket.writable) return;
    }
    this.#hasPaused = true;
    this.#socket.pause();
  }

  #parse(bytes: Buffer): void {
    for (const parser of this.#parsers) Reflect.apply(parser, this.#socket, [bytes]);
    this.#repeated.learn(bytes, this.#begun.length === 1 ? this.#begun[0] : undefined);
    this.#begun.length = 0;
  }
}
