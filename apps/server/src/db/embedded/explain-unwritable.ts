import { errorCode } from '../../error-code.ts';
import { DatabaseError } from '../errors.ts';
import { isDiskFull, isReadOnly } from './sqlite-errors.ts';

const full: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT']);
const readOnly: ReadonlySet<string | undefined> = new Set(['EACCES', 'EPERM', 'EROFS']);

/** An error in words that name the data folder, if it was that the folder cannot be written to. */
export function explainUnwritable(error: unknown, folder: string): unknown {
  const code = errorCode(error);
  if (full.has(code) || isDiskFull(error)) {
    return new DatabaseError(`DATA_DIR: in «${folder}» non c’è abbastanza spazio.`, {
      cause: error,
    });
  }
  if (readOnly.has(code) || isReadOnly(error)) {
    return new DatabaseError(`DATA_DIR: in «${folder}» non si può scrivere: mancano i permessi.`, {
      cause: error,
    });
  }
  return error;
}
