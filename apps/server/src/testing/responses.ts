import { isDeepStrictEqual } from 'node:util';
import { type Endpoint, type ErrorBody, errorBody, type ResponseOf } from '@poketorneo/contract';
import type { LightMyRequestResponse } from 'fastify';
import * as z from 'zod/mini';

/** Parses a successful response. Throws on failure or unknown fields. */
export function parseResponse<E extends Endpoint>(
  endpoint: E,
  response: LightMyRequestResponse,
): ResponseOf<E> {
  if (response.statusCode !== endpoint.status) {
    throw new Error(`${endpoint.path} responded ${response.statusCode}: ${response.body}`);
  }
  const body: unknown = response.json();
  const parsed = z.parse<E['response']>(endpoint.response, body);
  if (!isDeepStrictEqual(parsed, body)) {
    throw new Error(
      `${endpoint.path} responded with fields outside the contract: ${response.body}`,
    );
  }
  return parsed;
}

/** Parses an error response. Throws if it is not one of the contract. */
export function parseError(response: LightMyRequestResponse): ErrorBody & { status: number } {
  const body: unknown = response.json();
  const parsed = z.parse(errorBody, body);
  if (response.statusCode < 400 || !isDeepStrictEqual(parsed, body)) {
    throw new Error(`No refusal: ${response.statusCode} ${response.body}`);
  }
  return { ...parsed, status: response.statusCode };
}
