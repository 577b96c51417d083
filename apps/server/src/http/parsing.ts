import type { Endpoint, Schema } from '@poketorneo/contract';
import * as z from 'zod/mini';
import { AppError } from '../errors.ts';

/** One part of a request, parsed. Throws AppError 'bad-request' naming each field that is wrong. */
export function parsePart<S extends Schema>(schema: S, value: unknown): z.output<S> {
  const parsed = z.safeParse<S>(schema, value);
  if (parsed.success) return parsed.data;
  const messages = new Map<string, string>();
  for (const issue of parsed.error.issues) {
    const path = issue.path.map(String).join('.');
    // What else is wrong with a field of the wrong type says nothing to anyone.
    if (!messages.has(path)) messages.set(path, issue.message);
  }
  const issues = [...messages].map(([path, message]) => ({ path, message }));
  const [first] = issues;
  const where =
    first === undefined || first.path === '' ? '' : ` (${first.path}: ${first.message})`;
  throw new AppError('bad-request', `I dati inviati non sono validi${where}`, { issues });
}

/** The answer with only what the contract names. Throws an ordinary error when it breaks it. */
export function parseAnswer<E extends Endpoint>(
  endpoint: E,
  answer: z.input<E['response']>,
): z.output<E['response']> {
  return parseAnswerPart<E['response']>(endpoint, endpoint.response, answer);
}

/** The same for a part of an endpoint's answer. */
export function parseAnswerPart<S extends Schema>(
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
