import type { Endpoint, Schema } from '@poketorneo/contract';
import * as z from 'zod/mini';
import { AppError } from '../errors.ts';

/** Parses one part of a request. Throws AppError 'bad-request' with an issue per invalid field. */
export function parsePart<S extends Schema>(schema: S, value: unknown): z.output<S> {
  const parsed = z.safeParse<S>(schema, value);
  if (parsed.success) return parsed.data;
  const messages = new Map<string, string>();
  for (const issue of parsed.error.issues) {
    const path = issue.path.map(String).join('.');
    // Only the first issue of a field: a wrong type causes all the others.
    if (!messages.has(path)) messages.set(path, issue.message);
  }
  const issues = [...messages].map(([path, message]) => ({ path, message }));
  const [first] = issues;
  const where =
    first === undefined || first.path === '' ? '' : ` (${first.path}: ${first.message})`;
  throw new AppError('bad-request', `I dati inviati non sono validi${where}`, { issues });
}

/**
 * The response with only the contract's fields. Throws a plain error (500) if it breaks
 * the contract.
 */
export function parseResponse<E extends Endpoint>(
  endpoint: E,
  response: z.input<E['response']>,
): z.output<E['response']> {
  return parseResponsePart<E['response']>(endpoint, endpoint.response, response);
}

/** The same for a part of a response. */
export function parseResponsePart<S extends Schema>(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  schema: S,
  part: z.input<S>,
): z.output<S> {
  const parsed = z.safeParse<S>(schema, part);
  if (parsed.success) return parsed.data;
  throw new Error(
    `The answer of ${method} ${path} breaks the contract: ${z.prettifyError(parsed.error)}`,
  );
}
