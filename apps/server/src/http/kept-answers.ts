import type { Endpoint } from '@poketorneo/contract';
import type { Database } from '../db/database.ts';
import { countChanges } from '../db/dialect.ts';
import type { Identity } from './authentication.ts';
import { type PreparedAnswer, weightOf } from './prepared-answer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    keptAnswers: KeptAnswers;
  }
}

/**
 * What tells an answer to somebody's request, or to anybody's, from every other. The request is the parsed one: what
 * the contract does not name makes no other answer of it.
 */
export function keptKey(
  identity: Identity | null,
  { path }: Pick<Endpoint, 'path'>,
  request: { params?: unknown; query: unknown },
): string {
  const caller = identity === null ? '' : `${identity.userId} ${identity.isAdmin}`;
  return `${caller} ${path} ${JSON.stringify(request)}`;
}

/** By `weightOf`; the oldest make room. */
const mostBytes = 48 * 1024 * 1024;

/** Answers that stay as they are while nothing is written. */
export interface KeptAnswers {
  /** The answer kept under a key, made anew when anything was written since it was made. */
  get(key: string, make: () => Promise<PreparedAnswer>): Promise<PreparedAnswer>;
  /** To be called when something else that answers are made of has changed. */
  forget(): void;
}

/**
 * Keeps answers made of nothing but the database and their key for as long as the database stays as
 * it is: written and compressed once, they cost next to nothing from then on. Which tables an answer
 * is made of need not be known, so no write can be forgotten here and make one stale. Where changes
 * cannot be counted, on a PostgreSQL server, each answer is made anew.
 */
export function createKeptAnswers(db: Database): KeptAnswers {
  const answers = new Map<string, Promise<PreparedAnswer>>();
  const weights = new Map<string, number>();
  let bytes = 0;
  let keptAt: number | undefined;

  function forget(): void {
    answers.clear();
    weights.clear();
    bytes = 0;
  }

  function drop(key: string): void {
    bytes -= weights.get(key) ?? 0;
    weights.delete(key);
    answers.delete(key);
  }

  function weigh(key: string, weight: number): void {
    weights.set(key, weight);
    bytes += weight;
    for (const oldest of weights.keys()) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
  }

  return {
    forget,

    async get(key, make) {
      const changes = await countChanges(db);
      if (changes === undefined) return make();
      if (changes !== keptAt) {
        forget();
        keptAt = changes;
      }
      const kept = answers.get(key);
      if (kept !== undefined) return kept;
      // Begun after the count: what it reads is as new as the count, or newer.
      const making = make();
      answers.set(key, making);
      making.then(
        (answer) => {
          if (answers.get(key) === making) weigh(key, weightOf(key, answer));
        },
        () => {
          if (answers.get(key) === making) drop(key);
        },
      );
      return making;
    },
  };
}
