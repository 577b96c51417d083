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
import { mustExist } from '../game-runs/index.ts';
import {
  answerId,
  pictureOf,
  secretPictureOf,
  secretQuestion,
  toQuestionView,
} from './questions.ts';
import { findRun, type QuizRun, updateRun, updateRunStatus } from './quiz-runs-repository.ts';

/** What a slow network may take besides the time for a question. */
const secondsForTheNetwork = 3;
const longestAnswer = (quizRules.secondsPerQuestion + secondsForTheNetwork) * 1000;

const noRun = () => new AppError('conflict', 'Non c’è nessun quiz in corso');
const runIsOver = () => new AppError('conflict', 'Questo quiz è finito: comincia da capo');
const runIsReplaced = () =>
  new AppError('conflict', 'Questo quiz è finito: intanto ne hai cominciato un altro');
const tooLate = () =>
  new AppError('conflict', 'Il tempo per rispondere è scaduto', { subcode: timeOverSubcode });

interface SecretQuizParts {
  db: Database;
  transaction: RunTransaction;
  random: Random;
  /** Whether a cry can be played without its file being named. */
  withCries: boolean;
}

/** The runs of the secret quizzes. Each player has one, and the server alone knows how it stands. */
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
    /** Begins a run in the place of the one before, however that one stood. */
    begin(userId: number, prize: SecretPrize | null): Promise<QuizQuestion> {
      return transaction(async ({ trx, now }) => {
        await mustExist(trx, userId);
        const before = await findRun(trx, userId);
        const startedAt = startAfter(before, now);
        const run = withQuestion({ userId, prize, startedAt, asked: [], number: 1 }, now);
        await updateRun(trx, run);
        return toView(run);
      });
    },

    /**
     * Takes an answer to the open question and tells the right one: the first answer counts, and so
     * does giving none, which loses the run. Asked again it only tells the right one again. Throws
     * AppError 'conflict' when there is no run, the time is over, or the answer is to a question of a
     * run that another one has replaced: that one stays as it is.
     */
    async answer(
      userId: number,
      {
        answerId: given,
        questionId,
      }: { answerId?: number | undefined; questionId?: string | undefined },
    ): Promise<number> {
      const { late, right } = await transaction(async ({ trx, now }) => {
        const run = await findRun(trx, userId);
        if (run === undefined) throw noRun();
        if (questionId !== undefined && questionId !== questionIdOf(run)) throw runIsReplaced();
        const right = answerId(run.question.right);
        if (run.status !== 'asked') return { late: false, right };
        const late = isLate(run, now);
        const isLast = run.number === quizRules.secretQuestions;
        const status = late || given !== right ? 'lost' : isLast ? 'won' : 'answered';
        await updateRunStatus(trx, userId, status);
        return { late, right };
      });
      if (late) throw tooLate();
      return right;
    },

    /**
     * The picture of the Pokémon that was the right answer. Null where it was none, as long as the
     * question is open, and for a question that is not the player's last one.
     */
    async answerPicture(userId: number, asked?: string): Promise<string | null> {
      const run = await findRun(db, userId);
      if (run === undefined || run.status === 'asked') return null;
      if (asked !== undefined && asked !== questionIdOf(run)) return null;
      return pictureOf(run.question.rightSpeciesId);
    },

    /**
     * The next question after a right answer. As long as it is open it is the same one, and its time
     * runs on: a call that is repeated gains nothing. Throws AppError 'conflict' when the run is over,
     * or does not go on from the question that was answered.
     */
    async next(userId: number, answered?: string): Promise<QuizQuestion> {
      const run = await transaction(async ({ trx, now }) => {
        const run = await findRun(trx, userId);
        if (run === undefined) throw noRun();
        if (answered !== undefined && answered !== questionIdOf(lastAnswered(run))) {
          throw runIsReplaced();
        }
        if (run.status === 'asked') {
          if (!isLate(run, now)) return run;
          await updateRunStatus(trx, userId, 'lost');
          return undefined;
        }
        if (run.status !== 'answered') throw runIsOver();
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
  return now.getTime() - askedAt.getTime() > longestAnswer;
}

/** Later than the run before, so that a player's runs are told apart by when they began. */
function startAfter(before: QuizRun | undefined, now: Date): Date {
  return new Date(Math.max(now.getTime(), (before?.startedAt.getTime() ?? 0) + 1));
}

/** Says of which run a question is, and which of its questions: nothing of what is asked. */
function questionIdOf({ startedAt, number }: Pick<QuizRun, 'startedAt' | 'number'>): string {
  return `${startedAt.getTime().toString(36)}-${number}`;
}

/** The question before the one that waits for its answer. */
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
