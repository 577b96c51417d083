import type { Endpoint } from '@poketorneo/contract';
import { type Bus, createKept, type Kept } from '../bus/index.ts';
import type { Identity } from './authentication.ts';
import { type PreparedAnswer, weightOf } from './prepared-answer.ts';
import { shareEqual } from './share-equal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    keptAnswers: Kept<PreparedAnswer>;
  }
}

/**
 * What tells an answer to somebody's request, or to anybody's, from every other. The request is the
 * parsed one: what the contract does not name makes no other answer of it.
 */
export function keptKey(
  identity: Identity | null,
  { path }: Pick<Endpoint, 'path'>,
  request: { params?: unknown; query: unknown },
): string {
  const caller = identity === null ? '' : `${identity.userId} ${identity.isAdmin}`;
  return `${caller} ${path} ${JSON.stringify(request)}`;
}

/** By `weightOf`, each in full: what several callers share is counted for each of them. */
const mostBytes = 64 * 1024 * 1024;

/** Answers written and compressed once: kept, they cost next to nothing. */
export function createKeptAnswers(bus: Bus): Kept<PreparedAnswer> {
  const share = shareEqual();
  const kept = createKept<PreparedAnswer>(bus, { mostBytes, bytesOf: weightOf });
  return {
    ...kept,
    read: (key, subjects, make) => kept.read(key, subjects, async () => share(await make())),
  };
}
