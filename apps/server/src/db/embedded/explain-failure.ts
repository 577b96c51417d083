import { dirname, resolve } from 'node:path';
import { DatabaseFailure } from '../errors.ts';
import { isDamage, isDiskFull } from './sqlite-errors.ts';

/** An error in words that name the database's file and what to do, if the trouble is the file. */
export function explainFailure(error: unknown, file: string): unknown {
  if (error instanceof DatabaseFailure) return error;
  if (isDiskFull(error)) {
    const words = `In «${dirname(resolve(file))}» non c’è più spazio per il database: liberane.`;
    return new DatabaseFailure('full', words, { cause: error });
  }
  if (isDamage(error)) return damagedDatabase(file, error);
  return error;
}

/** The way out is named with it. */
export function damagedDatabase(file: string, cause?: unknown): DatabaseFailure {
  return new DatabaseFailure(
    'damaged',
    `Il database «${resolve(file)}» è danneggiato: ferma il server e rimetti al suo posto una copia con npm run restore -- FILE.`,
    { cause },
  );
}
