import { randomBytes } from 'node:crypto';
import {
  contract,
  type QuizQuestion,
  quizRules,
  type SecretPrize,
  timeOverSubcode,
} from '@poketorneo/contract';
import type { Random } from '@poketorneo/rules/quiz';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { assertAccountExists } from '../game-runs/index.ts';
import {
  answerId,
  pictureOf,
  secretPictureOf,
  secretQuestion,
  toQuestionView,
} from './questions.ts';
import { findRun, type QuizRun, updateRun, updateRunStatus } from './quiz-runs-repository.ts';

/** Extra time for slow networks. */
const networkAllowanceSeconds = 3;
const answerTimeoutMs = (quizRules.secondsPerQuestion + networkAllowanceSeconds) * 1000;

const noRun = () => new AppError('conflict', 'Non c’è nessun quiz in corso');
const runOver = () => new AppError('conflict', 'Questo quiz è finito: comincia da capo');
const runReplaced = () =>
  new AppError('conflict', 'Questo quiz è finito: intanto ne hai cominciato un altro');
const tooLate = () =>
  new AppError('conflict', 'Il tempo per rispondere è scaduto', { subcode: timeOverSubcode });

interface SecretQuizParts {
  db: Database;
  transaction: RunTransaction;
  random: Random;
  /** Whether questions may ask for cries. */
  withCries: boolean;
}

/** Runs of secret quizzes: one per player, with the state on the server only. */
export function createSecretQuiz({ db, transaction, random, withCries }: SecretQuizParts) {
  /** The run with its next question. */
  function withQuestion(
    run: Pick<QuizRun, 'userId' | 'prize' | 'startedAt' | 'asked' | 'number'>,
    askedAt: Date,
  ) {
    const { asked: askedBefore, number } = run;
    const question = secretQuestion(random, { number, askedBefore, withCries });
    return {
      ...run,
      status: 'asked',
      question,
      asked: [...askedBefore, question.key],
      askedAt,
      audioKey: question.crySpeciesId === null ? null : randomBytes(18).toString('base64url'),
    } satisfies QuizRun;
  }

  return {
    /** Starts a run, replacing the previous one in any state. */
    begin(userId: number, prize: SecretPrize | null): Promise<QuizQuestion> {
      return transaction(async ({ trx, now }) => {
        await assertAccountExists(trx, userId);
        const before = await findRun(trx, userId);
        const startedAt = startAfter(before, now);
        const run = withQuestion({ userId, prize, startedAt, asked: [], number: 1 }, now);
        await updateRun(trx, run);
        return toView(run);
      });
    },

    /**
     * Answers the open question and returns the right answer. The first answer counts; giving none
     * loses the run; repetitions only return the right answer. Throws AppError 'conflict' without a
     * run, after the time, or for a question of a replaced run.
     */
    async answer(
      userId: number,
      {
        answerId: chosen,
        questionId,
      }: { answerId?: number | undefined; questionId?: string | undefined },
    ): Promise<number> {
      const { late, right } = await transaction(async ({ trx, now }) => {
        const run = await findRun(trx, userId);
        if (run === undefined) throw noRun();
        if (questionId !== undefined && questionId !== questionIdOf(run)) throw runReplaced();
        const right = answerId(run.question.right);
        if (run.status !== 'asked') return { late: false, right };
        const late = isLate(run, now);
        const isLast = run.number === quizRules.secretQuestions;
        const status = late || chosen !== right ? 'lost' : isLast ? 'won' : 'answered';
        await updateRunStatus(trx, userId, status);
        return { late, right };
      });
      if (late) throw tooLate();
      return right;
    },

    /**
     * The picture of the right answer. Null if it is not a Pokémon, while the question is open, or
     * for another question.
     */
    async answerPicture(userId: number, asked?: string): Promise<string | null> {
      const run = await findRun(db, userId);
      if (run === undefined || run.status === 'asked') return null;
      if (asked !== undefined && asked !== questionIdOf(run)) return null;
      return pictureOf(run.question.rightSpeciesId);
    },

    /**
     * The next question after a right answer. Idempotent while it is open, and the time keeps
     * running. Throws AppError 'conflict' if the run is over, or the answered question is not
     * its last.
     */
    async next(userId: number, answered?: string): Promise<QuizQuestion> {
      const run = await transaction(async ({ trx, now }) => {
        const run = await findRun(trx, userId);
        if (run === undefined) throw noRun();
        if (answered !== undefined && answered !== questionIdOf(lastAnswered(run))) {
          throw runReplaced();
        }
        if (run.status === 'asked') {
          if (!isLate(run, now)) return run;
          await updateRunStatus(trx, userId, 'lost');
          return undefined;
        }
        if (run.status !== 'answered') throw runOver();
        const following = withQuestion({ ...run, number: run.number + 1 }, now);
        await updateRun(trx, following);
        return following;
      });
      if (run === undefined) throw tooLate();
      return toView(run);
    },
  };
}

function isLate({ askedAt }: QuizRun, now: Date): boolean {
  return now.getTime() - askedAt.getTime() > answerTimeoutMs;
}

/** Strictly later than the previous run: the start identifies a run. */
function startAfter(before: QuizRun | undefined, now: Date): Date {
  return new Date(Math.max(now.getTime(), (before?.startedAt.getTime() ?? 0) + 1));
}

/** Identifies run and question, without content. */
function questionIdOf({ startedAt, number }: Pick<QuizRun, 'startedAt' | 'number'>): string {
  return `${startedAt.getTime().toString(36)}-${number}`;
}

/** The last answered question. */
function lastAnswered({ startedAt, status, number }: QuizRun) {
  return { startedAt, number: status === 'asked' ? number - 1 : number };
}

function toView(run: QuizRun): QuizQuestion {
  const { number, question, audioKey } = run;
  const picture = secretPictureOf(question);
  return {
    questionId: questionIdOf(run),
    number,
    total: quizRules.secretQuestions,
    ...toQuestionView(question),
    ...(picture === null ? {} : { picture }),
    audio: audioKey === null ? null : `${contract.quiz.questionAudio.path}?key=${audioKey}`,
  };
}
