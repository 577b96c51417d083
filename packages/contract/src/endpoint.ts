import * as z from 'zod/mini';

/** A schema of the contract. */
export type Schema = z.ZodMiniType;

/**
 * Who may call an endpoint: anyone; anyone, with the session if there is one; signed-in users;
 * organisers (ROLE_ADMIN).
 */
export type Access = 'public' | 'optional' | 'user' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The body of a call without one: any body is ignored. */
export const noBody = z.optional(z.unknown());
/** The path or query of a call without parameters. */
export const noParameters = z.object({});

/** One HTTP endpoint: the server validates requests and responses with it, the web app calls it. */
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
  /** One line for the API documentation page. */
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

/** Defines an endpoint with defaults: no input and status 200. */
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

/** Parsed response of an endpoint. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
/** Parsed input of an endpoint's handler. */
export interface RequestOf<E extends Endpoint> {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
}
/** The body sent by a caller. */
export type BodyOf<E extends Endpoint> = z.input<E['body']>;
