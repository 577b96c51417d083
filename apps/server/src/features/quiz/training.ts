import type { TrainingQuestion } from '@poketorneo/contract';
import { cryPath } from '@poketorneo/gen4';
import { type Random, type TrainingRun, trainingAfterReport } from '@poketorneo/rules/quiz';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Schema } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { findScore, recordScore } from '../leaderboards/index.ts';
import { notify } from '../notifications/index.ts';
import { answerId, toQuestionView, trainingQuestion } from './questions.ts';
import { findTraining, updateTraining } from './training-repository.ts';

interface TrainingParts {
  db: Kysely<Schema>;
  clock: Clock;
  random: Random;
  /** Told whose notifications have changed, once they have. */
  notificationsChanged: (userIds: readonly number[]) => void;
  /** Told that scores may have changed, once they have. */
  scoresChanged: () => void;
}

const untrained: TrainingRun = { reached: 0, served: 0, recordBefore: 0 };

const impossible = () =>
  new AppError('conflict', 'Questa serie è più lunga delle domande che hai ricevuto');

/** The training quiz: anyone gets questions, and of players who are signed in it keeps the record. */
export function createTraining({
  db,
  clock,
  random,
  notificationsChanged,
  scoresChanged,
}: TrainingParts) {
  return {
    /** A question with its answer; counted, if it is a player's. */
    async question(userId: number | null): Promise<TrainingQuestion> {
      let number = 1;
      if (userId !== null) {
        number = await transaction(db, async (trx) => {
          const run = (await findTraining(trx, userId)) ?? untrained;
          const served = run.served + 1;
          await updateTraining(trx, userId, { ...run, served }, new Date(clock()));
          return run.reached + served;
        });
      }
      const question = trainingQuestion(random);
      const { crySpeciesId, right } = question;
      return {
        number,
        total: null,
        ...toQuestionView(question),
        audio: crySpeciesId === null ? null : cryPath(crySpeciesId),
        correctAnswer: answerId(right),
      };
    },

    /**
     * Keeps a reported streak if it is a record. Throws AppError 'conflict' when the player has not
     * been asked enough questions for it.
     */
    async report(userId: number, streak: number): Promise<{ message: string }> {
      const isNews = await transaction(db, async (trx) => {
        const now = new Date(clock());
        const record = (await findScore(trx, userId, 'quiz')) ?? 0;
        const run = (await findTraining(trx, userId)) ?? untrained;
        const after = trainingAfterReport(run, streak, record);
        if (after === null) throw impossible();
        await updateTraining(trx, userId, after.run, now);
        await recordScore(trx, { userId, board: 'quiz', score: streak, now });
        if (after.isNews) {
          await notify(trx, userId, { kind: 'record', game: 'quiz', value: streak }, now);
        }
        return after.isNews;
      });
      if (isNews) notificationsChanged([userId]);
      scoresChanged();
      return { message: 'Serie registrata' };
    },
  };
}
