import {
  type Access,
  type Endpoint,
  errorBody,
  type RequestOf,
  type Schema,
} from '@poketorneo/contract';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  RouteHandlerMethod,
} from 'fastify';
import * as z from 'zod/mini';
import type { CacheTag } from '../bus/index.ts';
import { checkAccess, type Identity, tokenOf, type VerifiedSession } from './authentication.ts';
import { type DeviceCookie, deviceCookieOf } from './device-cookie.ts';
import { parsePart, parseResponse } from './parsing.ts';
import { cacheKeyOf } from './response-cache.ts';
import { type SerializedResponse, serializeResponse } from './serialized-response.ts';

/** The caller as the endpoint's access guarantees it. */
type Caller<Who extends Access> = Who extends 'public'
  ? unknown
  : Who extends 'optional'
    ? {
        /** Null for a visitor. */
        session: VerifiedSession | null;
      }
    : {
        session: VerifiedSession;
        /** Sets the `new-token` response header, which replaces the caller's token. */
        setNewToken(token: string): void;
      };

/** Network and device of the caller. */
interface Origin {
  /** The caller's network address. */
  address: string;
  /** The Host header: name or address, and port; chosen by the caller. */
  host: string;
  device: DeviceCookie;
  /** The User-Agent header. */
  userAgent: string | undefined;
  /** Sent as a session's token; of a `public` endpoint unchecked. */
  token: string | undefined;
}

/** A handler's argument: the parsed request, its origin and its caller. */
export type Call<E extends Endpoint> = RequestOf<E> & Origin & Caller<E['access']>;

type Send = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/** A result that its handler sends itself: not JSON, or a conditional response. */
export class CustomReply {
  readonly send: Send;

  constructor(send: Send) {
    this.send = send;
  }
}

type HandlerResult<E extends Endpoint> = z.input<E['response']> | CustomReply;
type HandlerReturn<E extends Endpoint> = HandlerResult<E> | Promise<HandlerResult<E>>;

/**
 * A response cached per user until one of its tags is invalidated. It must depend on the tagged
 * data, the request and the caller alone, not on randomness or the clock.
 */
interface PerUserCaching<E extends Endpoint> {
  cacheTags: readonly CacheTag[] | ((request: UserReadRequest<E>) => readonly CacheTag[]);
}

/** A cached response that all callers share. */
interface SharedCaching<E extends Endpoint> {
  cacheTags: readonly CacheTag[] | ((request: ReadRequest<E>) => readonly CacheTag[]);
  shared: true;
}

/** A response from static data, computed once per `cacheKey`. */
interface ImmutableCaching<E extends Endpoint, CacheKey> {
  cacheTags: 'immutable';
  /** The key from the request; as many different values as there are different responses. */
  cacheKey: (request: ReadRequest<E>) => CacheKey;
  cacheControl?: string;
}

type ReadRequest<E extends Endpoint> = Pick<RequestOf<E>, 'params' | 'query'>;
type CacheableReturn<E extends Endpoint> = z.input<E['response']> | Promise<z.input<E['response']>>;
type UserReadRequest<E extends Endpoint> = ReadRequest<E> &
  (E['access'] extends 'public'
    ? unknown
    : { identity: E['access'] extends 'optional' ? Identity | null : Identity });

const oneDayCacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * Adds an endpoint of the contract: checks access, parses the request, runs the handler, and parses
 * the response, so that only fields of the contract are sent. Without options nothing is cached.
 */
export function addEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => HandlerReturn<E>,
): void;
export function addEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  options: SharedCaching<E>,
  handler: (request: ReadRequest<E>) => CacheableReturn<E>,
): void;
export function addEndpoint<
  E extends Endpoint & { access: 'public' },
  CacheKey extends string | number,
>(
  app: FastifyInstance,
  endpoint: E,
  options: ImmutableCaching<E, CacheKey>,
  handler: (cacheKey: CacheKey) => CacheableReturn<E>,
): void;
// Last, because the compiler explains a wrong call by the last overload: a wrong tag by CacheTag.
export function addEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  options: PerUserCaching<E>,
  handler: (request: UserReadRequest<E>) => CacheableReturn<E>,
): void;
export function addEndpoint(
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
    addRoute(app, endpoint, access, handleUncached(endpoint, handler));
  } else if (options.cacheTags === 'immutable') {
    addRoute(app, endpoint, access, handleImmutable(endpoint, options, handler));
  } else {
    addRoute(app, endpoint, access, handleCached(app, endpoint, options, handler));
  }
}

interface TaggedCaching {
  cacheTags: readonly CacheTag[] | Method<readonly CacheTag[]>;
  shared?: boolean;
}
type AnyOptions = TaggedCaching | ImmutableCaching<Endpoint, string | number>;
type AnyHandler = Method<unknown>;
/** Method syntax, for bivariant parameters: the overloads of `addEndpoint` check the real types. */
type Method<Result> = { of(call: unknown): Result }['of'];

function handleUncached(endpoint: Endpoint, handler: AnyHandler): RouteHandlerMethod {
  return async (request, reply) => {
    const result = await handler({
      params: parsePart(endpoint.params, request.params),
      query: parsePart(endpoint.query, request.query),
      body: parsePart(endpoint.body, request.body),
      address: request.ip,
      host: request.host,
      device: deviceCookieOf(request, reply),
      userAgent: request.headers['user-agent'],
      token: tokenOf(request),
      session: request.session,
      setNewToken: (token: string) => reply.header('new-token', token),
    });
    if (result instanceof CustomReply) return result.send(request, reply);
    return sendResponse(reply, endpoint, result);
  };
}

function sendResponse(reply: FastifyReply, endpoint: Endpoint, result: unknown): FastifyReply {
  const parsed = parseResponse(endpoint, result);
  reply.code(endpoint.status);
  // Fastify would send a string as plain text.
  if (typeof parsed !== 'string') return reply.send(parsed);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(parsed));
}

/** Clients may cache the response, but revalidate it on each request. */
function handleCached(
  app: FastifyInstance,
  endpoint: Endpoint,
  { cacheTags, shared = false }: TaggedCaching,
  handler: AnyHandler,
): RouteHandlerMethod {
  const cacheControl = endpoint.access === 'public' ? 'no-cache' : 'private, no-cache';
  return async (request, reply) => {
    const identity = shared ? null : (request.session?.identity ?? null);
    const params = parsePart(endpoint.params, request.params);
    const query = parsePart(endpoint.query, request.query);
    const input = { params, query, identity };
    const response = await app.responseCache.read(
      cacheKeyOf(identity, endpoint, { params, query }),
      () => (typeof cacheTags === 'function' ? cacheTags(input) : cacheTags),
      async () => serializeResponse(endpoint, await handler(input)),
    );
    return response.send(request, reply, cacheControl);
  };
}

function handleImmutable(
  endpoint: Endpoint,
  { cacheKey, cacheControl = oneDayCacheControl }: ImmutableCaching<Endpoint, string | number>,
  handler: AnyHandler,
): RouteHandlerMethod {
  const responses = new Map<string | number, SerializedResponse>();
  return async (request, reply) => {
    const params = parsePart(endpoint.params, request.params);
    const key = cacheKey({ params, query: parsePart(endpoint.query, request.query) });
    const response = responses.get(key) ?? serializeResponse(endpoint, await handler(key));
    responses.set(key, response);
    return response.send(request, reply, cacheControl);
  };
}

/** OpenAPI tags: the groups of the documentation page. */
const accessTags: Readonly<Record<Access, string>> = {
  public: 'For everyone',
  optional: 'For everyone, by name for signed-in users',
  user: 'For signed-in users',
  admin: 'For organisers',
};

/** OpenAPI security requirement: no token, an optional one, or a required one. */
const security: Readonly<Record<Access, { security?: { [scheme: string]: string[] }[] }>> = {
  public: {},
  optional: { security: [{}, { token: [] }] },
  user: { security: [{ token: [] }] },
  admin: { security: [{ token: [] }] },
};

/** Adds the Fastify route; its schema serves only the OpenAPI document. */
function addRoute(
  app: FastifyInstance,
  endpoint: Endpoint,
  onRequest: onRequestHookHandler[],
  handler: RouteHandlerMethod,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      summary: endpoint.summary,
      tags: [accessTags[endpoint.access]],
      ...security[endpoint.access],
      ...(hasFields(endpoint.params) ? { params: endpoint.params } : {}),
      ...(hasFields(endpoint.query) ? { querystring: endpoint.query } : {}),
      ...(hasFields(endpoint.body) ? { body: endpoint.body } : {}),
      response: { [endpoint.status]: endpoint.response, '4xx': errorBody },
    },
    onRequest,
    handler,
  });
}

function hasFields(schema: Schema): boolean {
  if (schema instanceof z.ZodMiniArray) return true;
  return schema instanceof z.ZodMiniObject && Object.keys(schema.shape).length > 0;
}
