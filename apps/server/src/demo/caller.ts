import type { BodyOf, Endpoint, ResponseOf } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

interface Call<E extends Endpoint> {
  query?: Record<string, string | number>;
  body?: BodyOf<E>;
  token?: string;
}

/** A call that the API refused. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall';
  readonly status: number;

  constructor(call: string, { statusCode, body }: { statusCode: number; body: string }) {
    super(`${call}: ${body}`);
    this.status = statusCode;
  }
}

/** Calls the API in this process, each from its own address. Throws `RefusedCall`. */
export function createCaller(app: FastifyInstance) {
  let calls = 0;
  return async function call<E extends Endpoint>(
    endpoint: E,
    { query = {}, body, token }: Call<E> = {},
  ): Promise<ResponseOf<E>> {
    calls += 1;
    const response = await app.inject({
      method: endpoint.method,
      url: endpoint.path,
      query: Object.fromEntries(
        Object.entries(query).map(([name, value]) => [name, String(value)]),
      ),
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { 'x-access-token': token }),
      },
      remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
    });
    if (response.statusCode !== endpoint.status) {
      throw new RefusedCall(`${endpoint.method} ${endpoint.path}`, response);
    }
    return z.parse<E['response']>(endpoint.response, response.json());
  };
}

export type Caller = ReturnType<typeof createCaller>;
