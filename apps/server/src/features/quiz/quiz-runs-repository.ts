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
  // Not known of a question that an older release has asked.
  namedSpeciesId: z._default(z.nullable(z.int()), null),
  rightSpeciesId: z._default(z.nullable(z.int()), null),
  answers: z.array(z.string()),
  right: z.int(),
});

/** A player's run of a secret quiz, as it stands. */
export interface QuizRun {
  userId: number;
  /** Null: whichever prize is asked for first. */
  prize: SecretPrize | null;
  status: QuizRunStatus;
  /** Of the question that was asked last, from 1. */
  number: number;
  question: Question;
  /** The keys of every question of the run. */
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

/** Puts a run in the place of the player's one before it. */
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

/** The species whose cry is asked for by this key, as long as its question is the last of the run. */
export async function findCryByKey(db: Database, audioKey: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('quiz_runs')
    .select('question')
    .where('audio_key', '=', audioKey)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return storedQuestion.parse(JSON.parse(row.question)).crySpeciesId ?? undefined;
}
