import { randomBytes } from 'node:crypto';
import { contract, type QuizQuestion, quizRules, type SecretPrize } from '@poketorneo/contract';
import type { Random } from '@poketorneo/rules/quiz';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Schema } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { answerId, secretQuestion, toQuestionView } from './questions.ts';
import { findRun, type QuizRun, updateRun, updateRunStatus } from './quiz-runs-repository.ts';

/** What a slow network may take besides the time for a question. */
const secondsForTheNetwork = 3;
const longestAnswer = (quizRules.secondsPerQuestion + secondsForTheNetwork) * 1000;

const noRun = () => new AppError('conflict', 'Non c’è nessun quiz in corso');
const runIsOver = () => new AppError('conflict', 'Questo quiz è finito: comincia da capo');
const tooLate = () => new AppError('conflict', 'Il tempo per rispondere è scaduto');

interface SecretQuizParts {
  db: Kysely<Schema>;
  clock: Clock;
  random: Random;
  /** Whether a cry can be played without its file being named. */
  withCries: boolean;
}

/** The runs of the secret quizzes. Each player has one, and the server alone knows how it stands. */
export function createSecretQuiz({ db, clock, random, withCries }: SecretQuizParts) {
  /** The run with its next question, asked now. */
  function withQuestion(run: Pick<QuizRun, 'userId' | 'prize' | 'startedAt' | 'asked' | 'number'>) {
    const { asked: askedBefore, number } = run;
    const question = secretQuestion(random, { number, askedBefore, withCries });
    return {
      ...run,
      status: 'asked',
      question,
      asked: [...askedBefore, question.key],
      askedAt: new Date(clock()),
      audioKey: question.crySpeciesId === null ? null : randomBytes(18).toString('base64url'),
    } satisfies QuizRun;
  }

  const isLate = ({ askedAt }: QuizRun) => clock() - askedAt.getTime() > longestAnswer;

  return {
    /** Begins a run in the place of the one before, however that one stood. */
    async begin(userId: number, prize: SecretPrize | null): Promise<QuizQuestion> {
      return transaction(db, async (trx) => {
        const startedAt = new Date(clock());
        const run = withQuestion({ userId, prize, startedAt, asked: [], number: 1 });
        await updateRun(trx, run);
        return toView(run);
      });
    },

    /**
     * Takes an answer to the open question and tells the right one: the first answer counts, and so
     * does giving none, which loses the run. Asked again it only tells the right one again. Throws
     * AppError 'conflict' when there is no run, or the time is over.
     */
    async answer(userId: number, given: number | undefined): Promise<number> {
      const { late, right } = await transaction(db, async (trx) => {
        const run = await findRun(trx, userId);
        if (run === undefined) throw noRun();
        const right = answerId(run.question.right);
        if (run.status !== 'asked') return { late: false, right };
        const late = isLate(run);
        const isLast = run.number === quizRules.secretQuestions;
        const status = late || given !== right ? 'lost' : isLast ? 'won' : 'answered';
        await updateRunStatus(trx, userId, status);
        return { late, right };
      });
      if (late) throw tooLate();
      return right;
    },

    /**
     * The next question after a right answer. As long as it is open it is the same one, and its time
     * runs on: a call that is repeated gains nothing. Throws AppError 'conflict' when the run is over.
     */
    async next(userId: number): Promise<QuizQuestion> {
      const run = await transaction(db, async (trx) => {
        const run = await findRun(trx, userId);
        if (run === undefined) throw noRun();
        if (run.status === 'asked') {
          if (!isLate(run)) return run;
          await updateRunStatus(trx, userId, 'lost');
          return undefined;
        }
        if (run.status !== 'answered') throw runIsOver();
        const following = withQuestion({ ...run, number: run.number + 1 });
        await updateRun(trx, following);
        return following;
      });
      if (run === undefined) throw tooLate();
      return toView(run);
    },
  };
}

function toView({ number, question, audioKey }: QuizRun): QuizQuestion {
  return {
    number,
    total: quizRules.secretQuestions,
    ...toQuestionView(question),
    audio: audioKey === null ? null : `${contract.quiz.questionAudio.path}?key=${audioKey}`,
  };
}
