import type { TrainingQuestion } from '@poketorneo/contract';
import { cryPath } from '@poketorneo/gen4';
import { type Random, type TrainingRun, trainingAfterReport } from '@poketorneo/rules/quiz';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { assertAccountExists } from '../game-runs/index.ts';
import { findScore, recordScore } from '../leaderboards/index.ts';
import { notify } from '../notifications/index.ts';
import {
  answerId,
  pictureOf,
  practiceQuestion,
  questionPictureOf,
  toQuestionView,
  trainingQuestion,
} from './questions.ts';
import { findTraining, updateTraining } from './training-repository.ts';

interface TrainingParts {
  transaction: RunTransaction;
  random: Random;
}

const untrained: TrainingRun = { reached: 0, served: 0, recordBefore: 0 };

const impossibleStreak = () =>
  new AppError('conflict', 'Questa serie è più lunga delle domande che hai ricevuto');

/** Questions cached for offline play. */
const practiceQuestions = 150;

/** The training quiz for everyone; records are stored for signed-in players. */
export function createTraining({ transaction, random }: TrainingParts) {
  return {
    /** A question with its answer; counted for players. */
    async question(userId: number | null): Promise<TrainingQuestion> {
      let number = 1;
      if (userId !== null) {
        number = await transaction(async ({ trx, now }) => {
          await assertAccountExists(trx, userId);
          const run = (await findTraining(trx, userId)) ?? untrained;
          const served = run.served + 1;
          await updateTraining(trx, userId, { ...run, served }, now);
          return run.reached + served;
        });
      }
      const question = trainingQuestion(random);
      const { crySpeciesId, right } = question;
      const picture = questionPictureOf(question);
      const answerPicture = pictureOf(question.rightSpeciesId);
      return {
        number,
        total: null,
        ...toQuestionView(question),
        audio: crySpeciesId === null ? null : cryPath(crySpeciesId),
        ...(picture === null ? {} : { picture }),
        correctAnswer: answerId(right),
        ...(answerPicture === null ? {} : { answerPicture }),
      };
    },

    /** Questions for offline play, without pictures, which may not be cached. */
    practice(): TrainingQuestion[] {
      const drawn = Array.from({ length: practiceQuestions }, () => practiceQuestion(random));
      const distinct = [...new Map(drawn.map((question) => [question.text, question])).values()];
      return distinct.map((question, place) => ({
        number: place + 1,
        total: null,
        ...toQuestionView(question),
        audio: null,
        correctAnswer: answerId(question.right),
      }));
    },

    /**
     * Stores a reported streak if it is a record. Throws AppError 'conflict' if too few questions
     * were served.
     */
    async report(userId: number, streak: number): Promise<{ message: string }> {
      await transaction(async (unit) => {
        const { trx, now } = unit;
        await assertAccountExists(trx, userId);
        const record = (await findScore(trx, userId, 'quiz')) ?? 0;
        const run = (await findTraining(trx, userId)) ?? untrained;
        const after = trainingAfterReport(run, streak, record);
        if (after === null) throw impossibleStreak();
        await updateTraining(trx, userId, after.run, now);
        await recordScore(unit, { userId, board: 'quiz', score: streak });
        if (after.isNewRecord) {
          await notify(unit, userId, { kind: 'record', game: 'quiz', value: streak });
        }
      });
      return { message: 'Serie registrata' };
    },
  };
}
