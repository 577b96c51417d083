import { errorCode } from '../../error-code.ts';
import { DatabaseFailure } from '../errors.ts';

/** Statements given up, servers that stop, start or have no connection left: SQLSTATE. */
const passing = /^(08...|57014|57P0[1235]|53300)$/;
/** Of the system, when there is no server to talk to. */
const ofSystem = /^E(?!RR_)[A-Z_]+$/;
/** What the driver says without any code. */
const cutOff =
  /^Connection terminated|timeout exceeded|not queryable|Client was closed|PostgreSQL was silent/;
const full = '53100';
/** A damaged page, a damaged index. */
const damaged = /^XX00[12]$/;

/** An error in words that name the server, if the trouble is the server and not what it was asked. */
export function explainFailure(error: unknown, name: string): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseFailure) return error;
  const code = errorCode(error) ?? '';
  const said = error.message.split('\n')[0] || code;
  if (code === full) {
    return new DatabaseFailure('full', `Il disco del server PostgreSQL ${name} è pieno.`, {
      cause: error,
    });
  }
  if (damaged.test(code)) {
    const words = `Il database PostgreSQL ${name} è danneggiato (${said}): ripristinane una copia.`;
    return new DatabaseFailure('damaged', words, { cause: error });
  }
  if (passing.test(code) || ofSystem.test(code) || cutOff.test(error.message)) {
    const words = `Il server PostgreSQL ${name} non risponde (${said}).`;
    return new DatabaseFailure('unreachable', words, { cause: error });
  }
  return error;
}
