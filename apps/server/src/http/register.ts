import type { Endpoint, RequestOf } from '@poketorneo/contract';
import type { FastifyInstance, FastifyReply, RouteHandlerMethod } from 'fastify';
import type * as z from 'zod/mini';
import type { Subject } from '../bus/index.ts';
import { checkAccess, type Identity, type VerifiedSession } from './authentication.ts';
import { type DeviceCookie, deviceCookieOf } from './device-cookie.ts';
import { keptKey } from './kept-answers.ts';
import { parseAnswer, parsePart } from './parsing.ts';
import { prepareAnswer } from './prepare-answer.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import { addRoute } from './route.ts';
import { SelfSending } from './self-sending.ts';

type Access = Endpoint['access'];

/** What the handler learns of the caller: what the endpoint's access lets it rely on. */
type Caller<Who extends Access> = Who extends 'public'
  ? unknown
  : Who extends 'recognised'
    ? {
        /** Null for a visitor. */
        session: VerifiedSession | null;
      }
    : {
        session: VerifiedSession;
        /** Replaces the caller's token, in the `new-token` header of the answer. */
        setNewToken(token: string): void;
      };

/** Where a call comes from. */
interface Origin {
  /** The caller's network address. */
  address: string;
  /** The host that the caller says they came by: a name or an address, and the port. */
  host: string;
  device: DeviceCookie;
  /** What the caller's browser calls itself. */
  userAgent: string | undefined;
}

/** What a handler is given: the parsed request, where it comes from, and who calls. */
export type Call<E extends Endpoint> = RequestOf<E> & Origin & Caller<E['access']>;

type Answer<E extends Endpoint> = z.input<E['response']> | SelfSending;
type Answering<E extends Endpoint> = Answer<E> | Promise<Answer<E>>;

/**
 * An answer that follows from the database, the request and who calls alone, not from chance or the
 * clock: it is kept until there is news of one of the subjects, which are all that it is made of.
 */
interface KeptForEach<E extends Endpoint> {
  keep: readonly Subject[] | ((asked: AskedBy<E>) => readonly Subject[]);
}

/** One that is the same whoever calls. */
interface KeptForAll<E extends Endpoint> {
  keep: readonly Subject[] | ((asked: Asked<E>) => readonly Subject[]);
  forAll: true;
}

/** An answer from fixed data alone: made at its first request, and never again. */
interface KeptForEver<E extends Endpoint, Of> {
  keep: 'for-ever';
  /** What of the request the answer is made of: as few values as there are different answers. */
  of: (asked: Asked<E>) => Of;
  cacheControl?: string;
}

type Asked<E extends Endpoint> = Pick<RequestOf<E>, 'params' | 'query'>;
type Made<E extends Endpoint> = z.input<E['response']> | Promise<z.input<E['response']>>;
type AskedBy<E extends Endpoint> = Asked<E> &
  (E['access'] extends 'public'
    ? unknown
    : { identity: E['access'] extends 'recognised' ? Identity | null : Identity });

const oneDay = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * Adds an endpoint, as the contract describes it: checks who calls before anything else, parses the
 * request before the handler runs, and the answer on its way out, so that nothing that the contract
 * does not name ever leaves. What the handler knows of the caller follows from the endpoint's access,
 * how long its answer holds from the options; without any, for the one request.
 */
export function register<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Answering<E>,
): void;
export function register<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  options: KeptForAll<E>,
  handler: (asked: Asked<E>) => Made<E>,
): void;
export function register<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  options: KeptForEach<E>,
  handler: (asked: AskedBy<E>) => Made<E>,
): void;
export function register<E extends Endpoint & { access: 'public' }, Of extends string | number>(
  app: FastifyInstance,
  endpoint: E,
  options: KeptForEver<E, Of>,
  handler: (of: Of) => Made<E>,
): void;
export function register(
  app: FastifyInstance,
  endpoint: Endpoint,
  first: AnyOptions | AnyHandler,
  second?: AnyHandler,
): void {
  const options = typeof first === 'function' ? undefined : first;
  const handler = typeof first === 'function' ? first : second;
  if (handler === undefined) throw new TypeError(`${endpoint.path} has no handler`);
  const access = checkAccess(endpoint.access, app.verifyToken);
  if (options === undefined) {
    addRoute(app, endpoint, access, answerOnce(endpoint, handler));
  } else if (options.keep === 'for-ever') {
    addRoute(app, endpoint, access, answerForEver(endpoint, options, handler));
  } else {
    addRoute(app, endpoint, access, answerUntilNews(app, endpoint, options, handler));
  }
}

interface KeptUntilNews {
  keep: readonly Subject[] | Method<readonly Subject[]>;
  forAll?: boolean;
}
type AnyOptions = KeptUntilNews | KeptForEver<Endpoint, string | number>;
type AnyHandler = Method<unknown>;
/** As a method, whose parameter may be any: what it gets is settled where it is registered. */
type Method<Result> = { of(call: unknown): Result }['of'];

function answerOnce(endpoint: Endpoint, handler: AnyHandler): RouteHandlerMethod {
  return async (request, reply) => {
    const answer = await handler({
      params: parsePart(endpoint.params, request.params),
      query: parsePart(endpoint.query, request.query),
      body: parsePart(endpoint.body, request.body),
      address: request.ip,
      host: request.host,
      device: deviceCookieOf(request, reply),
      userAgent: request.headers['user-agent'],
      session: request.session,
      setNewToken: (token: string) => reply.header('new-token', token),
    });
    if (answer instanceof SelfSending) return answer.send(request, reply);
    return sendAnswer(reply, endpoint, answer);
  };
}

function sendAnswer(reply: FastifyReply, endpoint: Endpoint, answer: unknown): FastifyReply {
  const parsed = parseAnswer(endpoint, answer);
  reply.code(endpoint.status);
  // What is a string already, Fastify would send as plain text.
  if (typeof parsed !== 'string') return reply.send(parsed);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(parsed));
}

/** Callers may keep it too, but ask each time whether it is still the newest. */
function answerUntilNews(
  app: FastifyInstance,
  endpoint: Endpoint,
  { keep, forAll = false }: KeptUntilNews,
  handler: AnyHandler,
): RouteHandlerMethod {
  const cacheControl = endpoint.access === 'public' ? 'no-cache' : 'private, no-cache';
  return async (request, reply) => {
    const identity = forAll ? null : (request.session?.identity ?? null);
    const params = parsePart(endpoint.params, request.params);
    const query = parsePart(endpoint.query, request.query);
    const asked = { params, query, identity };
    const answer = await app.keptAnswers.read(
      keptKey(identity, endpoint, { params, query }),
      () => (typeof keep === 'function' ? keep(asked) : keep),
      async () => prepareAnswer(endpoint, await handler(asked)),
    );
    return answer.send(request, reply, cacheControl);
  };
}

function answerForEver(
  endpoint: Endpoint,
  { of, cacheControl = oneDay }: KeptForEver<Endpoint, string | number>,
  handler: AnyHandler,
): RouteHandlerMethod {
  const answers = new Map<string | number, PreparedAnswer>();
  return async (request, reply) => {
    const params = parsePart(endpoint.params, request.params);
    const key = of({ params, query: parsePart(endpoint.query, request.query) });
    const answer = answers.get(key) ?? prepareAnswer(endpoint, await handler(key));
    answers.set(key, answer);
    return answer.send(request, reply, cacheControl);
  };
}
