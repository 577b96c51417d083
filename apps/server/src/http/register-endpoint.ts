import { type Endpoint, errorBody, type RequestOf, type Schema } from '@poketorneo/contract';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  RouteHandlerMethod,
} from 'fastify';
import * as z from 'zod/mini';
import {
  guard,
  recognise,
  sessionOf,
  type VerifiedSession,
  type VerifyToken,
} from './authentication.ts';
import { type DeviceCookie, deviceCookieOf } from './device-cookie.ts';
import { parseAnswer, parsePart } from './parsing.ts';

/** What every handler is given: the parsed request, and where it comes from. */
export interface PublicCall<E extends Endpoint> extends RequestOf<E> {
  /** The caller's network address. */
  address: string;
  device: DeviceCookie;
}

/** What the handler of an endpoint for signed-in callers is given besides. */
export interface GuardedCall<E extends Endpoint> extends PublicCall<E> {
  session: VerifiedSession;
  /** Replaces the caller's token, in the `new-token` header of the answer. */
  setNewToken(token: string): void;
}

type Answer<E extends Endpoint> = z.input<E['response']> | Promise<z.input<E['response']>>;

/**
 * Adds an endpoint that anyone may call. The request is parsed with the contract before the
 * handler runs, and the answer on its way out, so that nothing that it does not name ever leaves.
 */
export function registerPublic<E extends Endpoint & { access: 'public' }>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: PublicCall<E>) => Answer<E>,
): void {
  addRoute(app, endpoint, async (request, reply) => {
    const answer = await handler({
      ...parseRequest(endpoint, request),
      address: request.ip,
      device: deviceCookieOf(request, reply),
    });
    return sendAnswer(reply, endpoint, answer);
  });
}

/** What the handler of an endpoint for anyone is given that knows its callers. */
export interface RecognisedCall<E extends Endpoint> extends PublicCall<E> {
  /** Null for a visitor. */
  session: VerifiedSession | null;
}

/** Adds an endpoint that anyone may call and that answers whoever is signed in by name. */
export function registerRecognised<E extends Endpoint & { access: 'public' }>(
  app: FastifyInstance,
  verify: VerifyToken,
  endpoint: E,
  handler: (call: RecognisedCall<E>) => Answer<E>,
): void {
  const handle: RouteHandlerMethod = async (request, reply) => {
    const answer = await handler({
      ...parseRequest(endpoint, request),
      address: request.ip,
      device: deviceCookieOf(request, reply),
      session: request.session,
    });
    return sendAnswer(reply, endpoint, answer);
  };
  addRoute(app, endpoint, handle, recognise(verify));
}

/** Adds an endpoint for signed-in callers, or for organisers only, as its contract says. */
export function registerGuarded<E extends Endpoint & { access: 'user' | 'admin' }>(
  app: FastifyInstance,
  verify: VerifyToken,
  endpoint: E,
  handler: (call: GuardedCall<E>) => Answer<E>,
): void {
  const handle: RouteHandlerMethod = async (request, reply) => {
    const answer = await handler({
      ...parseRequest(endpoint, request),
      address: request.ip,
      device: deviceCookieOf(request, reply),
      session: sessionOf(request),
      setNewToken: (token) => reply.header('new-token', token),
    });
    return sendAnswer(reply, endpoint, answer);
  };
  addRoute(app, endpoint, handle, guard(endpoint.access, verify));
}

function sendAnswer<E extends Endpoint>(
  reply: FastifyReply,
  endpoint: E,
  answer: z.input<E['response']>,
): FastifyReply {
  const parsed: unknown = parseAnswer(endpoint, answer);
  reply.code(endpoint.status);
  // What is a string already, Fastify would send as plain text.
  if (typeof parsed !== 'string') return reply.send(parsed);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(parsed));
}

/** Adds the route as the contract describes it; the schema serves the API's documentation. */
export function addRoute(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: RouteHandlerMethod,
  onRequest?: onRequestHookHandler | onRequestHookHandler[],
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      summary: endpoint.summary,
      tags: [tagOf(endpoint)],
      ...(endpoint.access === 'public' ? {} : { security: [{ token: [] }] }),
      ...(hasFields(endpoint.params) ? { params: endpoint.params } : {}),
      ...(hasFields(endpoint.query) ? { querystring: endpoint.query } : {}),
      ...(hasFields(endpoint.body) ? { body: endpoint.body } : {}),
      response: { [endpoint.status]: endpoint.response, '4xx': errorBody },
    },
    ...(onRequest === undefined ? {} : { onRequest }),
    handler,
  });
}

function hasFields(schema: Schema): boolean {
  if (schema instanceof z.ZodMiniArray) return true;
  return schema instanceof z.ZodMiniObject && Object.keys(schema.shape).length > 0;
}

const accessTags = {
  public: 'For everyone',
  user: 'For signed-in users',
  admin: 'For organisers',
};

function tagOf(endpoint: Endpoint): string {
  return accessTags[endpoint.access];
}

function parseRequest<E extends Endpoint>(endpoint: E, request: FastifyRequest): RequestOf<E> {
  return {
    params: parsePart<E['params']>(endpoint.params, request.params),
    query: parsePart<E['query']>(endpoint.query, request.query),
    body: parsePart<E['body']>(endpoint.body, request.body),
  };
}
