import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { countChanges } from '../db/dialect.ts';
import type { Schema } from '../db/schema.ts';
import type { Identity } from './authentication.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    keptAnswers: KeptAnswers;
  }
}

/** What tells an answer to somebody's request from every other. */
export function keptKey({ userId, isAdmin }: Identity, { url }: FastifyRequest): string {
  return `${userId} ${isAdmin} ${url}`;
}

/** Before compression; the oldest make room. */
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
export function createKeptAnswers(db: Kysely<Schema>): KeptAnswers {
  const answers = new Map<string, Promise<PreparedAnswer>>();
  const sizes = new Map<string, number>();
  let bytes = 0;
  let keptAt: number | undefined;

  function forget(): void {
    answers.clear();
    sizes.clear();
    bytes = 0;
  }

  function drop(key: string): void {
    bytes -= sizes.get(key) ?? 0;
    sizes.delete(key);
    answers.delete(key);
  }

  function weigh(key: string, size: number): void {
    sizes.set(key, size);
    bytes += size;
    for (const oldest of sizes.keys()) {
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
        ({ size }) => {
          if (answers.get(key) === making) weigh(key, size);
        },
        () => {
          if (answers.get(key) === making) drop(key);
        },
      );
      return making;
    },
  };
}
