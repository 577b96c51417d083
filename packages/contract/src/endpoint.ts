import * as z from 'zod/mini';

/** Anything that the contract can validate with. */
export type Schema = z.ZodMiniType;

/**
 * Who may call an endpoint: anyone; anyone, but whoever is signed in is answered by name; whoever is
 * signed in; organisers (ROLE_ADMIN) only.
 */
export type Access = 'public' | 'recognised' | 'user' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The body of a call that carries none: whatever is sent instead is ignored. */
export const noBody = z.optional(z.unknown());
/** The path or query of a call that takes no parameter there. */
export const noParameters = z.object({});

/** One call of the HTTP API. The server validates with it both ways; the web app calls through it. */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
  Who extends Access = Access,
> {
  readonly method: Method;
  /** Path with `:name` placeholders, as in '/api/user/:id'. */
  readonly path: `/api/${string}`;
  readonly access: Who;
  /** One line for the API's own documentation page. */
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly response: Response;
  /** HTTP status of success. */
  readonly status: 200 | 201;
}

interface Definition<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
  Who extends Access,
> {
  method: Method;
  path: `/api/${string}`;
  access: Who;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
  status?: 200 | 201;
}

/** Completes an endpoint's definition: what it does not mention takes no input and answers 200. */
export function defineEndpoint<
  R extends Schema,
  Who extends Access,
  P extends Schema = typeof noParameters,
  Q extends Schema = typeof noParameters,
  B extends Schema = typeof noBody,
>(definition: Definition<P, Q, B, R, Who>): Endpoint<P, Q, B, R, Who>;
export function defineEndpoint(
  definition: Definition<Schema, Schema, Schema, Schema, Access>,
): Endpoint {
  return { params: noParameters, query: noParameters, body: noBody, status: 200, ...definition };
}

/** What an endpoint answers, once parsed. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
/** What an endpoint is given to work with, once parsed. */
export interface RequestOf<E extends Endpoint> {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
}
/** The body that a caller sends. */
export type BodyOf<E extends Endpoint> = z.input<E['body']>;
