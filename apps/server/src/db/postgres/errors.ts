import { errorCode } from '../../error-code.ts';
import { DatabaseFailure, DatabaseUnreachableError } from '../errors.ts';

/** SQLSTATEs: cancelled statements, stopping or starting servers, no connections left. */
const transientCodes = /^(08...|57014|57P0[1235]|53300)$/;
/** Network errors of the system. */
const systemCodes = /^E(?!RR_)[A-Z_]+$/;
/** Driver errors without a code. */
const lostConnectionMessages =
  /^Connection terminated|timeout exceeded|not queryable|Client was closed|PostgreSQL was silent/;
const diskFullCode = '53100';
/** SQLSTATEs: corrupted data or index. */
const corruptionCodes = /^XX00[12]$/;

/** A DatabaseFailure that names the server, if the server failed; other errors unchanged. */
export function translateError(error: unknown, name: string): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseFailure) return error;
  const code = errorCode(error) ?? '';
  const detail = error.message.split('\n')[0] || code;
  if (code === diskFullCode) {
    return new DatabaseFailure('full', `Il disco del server PostgreSQL ${name} è pieno.`, {
      cause: error,
    });
  }
  if (corruptionCodes.test(code)) {
    const words = `Il database PostgreSQL ${name} è danneggiato (${detail}): ripristinane una copia.`;
    return new DatabaseFailure('damaged', words, { cause: error });
  }
  if (
    transientCodes.test(code) ||
    systemCodes.test(code) ||
    lostConnectionMessages.test(error.message)
  ) {
    const words = `Il server PostgreSQL ${name} non risponde (${detail}).`;
    return new DatabaseFailure('unreachable', words, { cause: error });
  }
  return error;
}

/**
 * Server and database of a URL, without the password. Throws DatabaseUnreachableError for an
 * invalid URL.
 */
export function serverName(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new DatabaseUnreachableError(
      'L’indirizzo del database non è valido: deve essere postgres://utente:password@host:porta/nome.',
    );
  }
  const host = parsed.hostname || parsed.searchParams.get('host') || 'localhost';
  return `«${host}:${parsed.port || '5432'}${parsed.pathname}»`;
}

/** The message is one line. */
export function translateConnectionError(error: unknown, name: string): DatabaseUnreachableError {
  const code = errorCode(error) ?? '';
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  return new DatabaseUnreachableError(messageFor(code, message, name), { cause: error });
}

function messageFor(code: string, message: string, name: string): string {
  if (code === '28P01' || code === '28000') {
    return `Il server PostgreSQL ${name} rifiuta l’utente o la password: controlla DATABASE_URL.`;
  }
  if (code === '3D000') {
    return `Il database PostgreSQL ${name} non esiste: crealo e riprova.`;
  }
  if (/^E[A-Z_]+$/.test(code) || message.includes('timeout')) {
    return `Il server PostgreSQL ${name} non risponde (${code || 'tempo scaduto'}): controlla DATABASE_URL e che sia avviato.`;
  }
  return `Impossibile aprire il database PostgreSQL ${name}: ${message}`;
}
