import { isDeepStrictEqual } from 'node:util';
import { type Endpoint, type ErrorBody, errorBody, type ResponseOf } from '@poketorneo/contract';
import type { LightMyRequestResponse } from 'fastify';
import * as z from 'zod/mini';

/** What a successful call answered. Throws when it failed, or answered other fields than agreed. */
export function answerOf<E extends Endpoint>(
  endpoint: E,
  response: LightMyRequestResponse,
): ResponseOf<E> {
  if (response.statusCode !== endpoint.status) {
    throw new Error(`${endpoint.path} answered ${response.statusCode}: ${response.body}`);
  }
  const body: unknown = response.json();
  const parsed = z.parse<E['response']>(endpoint.response, body);
  if (!isDeepStrictEqual(parsed, body)) {
    throw new Error(`${endpoint.path} answered more than the contract names: ${response.body}`);
  }
  return parsed;
}

/** How a call was refused. Throws when the answer is no error body of the contract. */
export function refusalOf(response: LightMyRequestResponse): ErrorBody & { status: number } {
  const body: unknown = response.json();
  const parsed = z.parse(errorBody, body);
  if (response.statusCode < 400 || !isDeepStrictEqual(parsed, body)) {
    throw new Error(`No refusal: ${response.statusCode} ${response.body}`);
  }
  return { ...parsed, status: response.statusCode };
}
