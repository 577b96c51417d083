import type { SecretPrize } from '@poketorneo/contract';
import type { Question } from '@poketorneo/rules/quiz';
import * as z from 'zod/mini';
import type { Database, Trx } from '../../db/database.ts';
import type { QuizRunStatus } from '../../db/schema.ts';

const storedQuestion = z.object({
  kind: z.string(),
  key: z.string(),
  text: z.string(),
  crySpeciesId: z.nullable(z.int()),
  // Missing in questions of older releases.
  namedSpeciesId: z._default(z.nullable(z.int()), null),
  rightSpeciesId: z._default(z.nullable(z.int()), null),
  answers: z.array(z.string()),
  right: z.int(),
});

/** A player's current run of a secret quiz. */
export interface QuizRun {
  userId: number;
  /** Null: either prize. */
  prize: SecretPrize | null;
  status: QuizRunStatus;
  /** Number of the last question, from 1. */
  number: number;
  question: Question;
  /** Keys of all questions of the run. */
  asked: string[];
  askedAt: Date;
  startedAt: Date;
  audioKey: string | null;
}

export async function findRun(db: Database, userId: number): Promise<QuizRun | undefined> {
  const row = await db
    .selectFrom('quiz_runs')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    userId,
    prize: row.prize,
    status: row.status,
    number: row.question_number,
    question: storedQuestion.parse(JSON.parse(row.question)),
    asked: z.array(z.string()).parse(JSON.parse(row.asked_before)),
    askedAt: new Date(row.asked_at),
    startedAt: new Date(row.started_at),
    audioKey: row.audio_key,
  };
}

/** Replaces the player's run. */
export async function updateRun(trx: Trx, run: QuizRun): Promise<void> {
  const values = {
    prize: run.prize,
    status: run.status,
    question_number: run.number,
    question: JSON.stringify(run.question),
    asked_before: JSON.stringify(run.asked),
    asked_at: run.askedAt.getTime(),
    started_at: run.startedAt.getTime(),
    audio_key: run.audioKey,
  };
  await trx
    .insertInto('quiz_runs')
    .values({ user_id: run.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function updateRunStatus(
  trx: Trx,
  userId: number,
  status: QuizRunStatus,
): Promise<void> {
  await trx.updateTable('quiz_runs').set({ status }).where('user_id', '=', userId).execute();
}

/** The species of a cry by key, while its question is the run's last. */
export async function findCryByKey(db: Database, audioKey: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('quiz_runs')
    .select('question')
    .where('audio_key', '=', audioKey)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return storedQuestion.parse(JSON.parse(row.question)).crySpeciesId ?? undefined;
}
