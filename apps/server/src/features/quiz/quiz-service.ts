import type { Random } from '@poketorneo/rules/quiz';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { listUnobtainedSecretIcons } from '../face-icons/index.ts';
import { createAwards } from './awards.ts';
import { findCryByKey } from './quiz-runs-repository.ts';
import { createSecretCries } from './secret-cries.ts';
import { createSecretQuiz } from './secret-quiz.ts';
import { createTraining } from './training.ts';

interface QuizParts {
  db: Database;
  transaction: RunTransaction;
  random: Random;
  /** Folder of the built assets; undefined if there is none. */
  assets: string | undefined;
  /** Secret key for disguising cries. */
  secret: string;
}

/** Secret quizzes with prizes, and training. */
export function createQuizService({ assets, secret, ...parts }: QuizParts) {
  const cries = createSecretCries({ assets, secret });
  return {
    secretQuiz: createSecretQuiz({ ...parts, withCries: cries.available }),
    training: createTraining(parts),
    awards: createAwards(parts),

    async listUnobtainedFaceIcons(userId: number): Promise<{ id: number }[]> {
      return (await listUnobtainedSecretIcons(parts.db, userId)).map((id) => ({ id }));
    },

    /** The cry of an open question. Throws AppError 'not-found' for an unknown key. */
    async readCry(key: string): Promise<Buffer> {
      const speciesId = await findCryByKey(parts.db, key);
      if (speciesId === undefined) throw new AppError('not-found', 'Questo verso non c’è più');
      return cries.read(speciesId, key);
    },
  };
}

export type QuizService = ReturnType<typeof createQuizService>;
