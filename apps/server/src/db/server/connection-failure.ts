import { errorCode } from '../../error-code.ts';
import { DatabaseUnreachableError } from '../errors.ts';

/**
 * Which server and database an address means, without the password in it.
 * Throws DatabaseUnreachableError when it is no PostgreSQL address.
 */
export function nameOfServer(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new DatabaseUnreachableError(
      'L’indirizzo del database non è valido: deve essere postgres://utente:password@host:porta/nome.',
    );
  }
  const host = parsed.hostname || parsed.searchParams.get('host') || 'localhost';
  return `«${host}:${parsed.port || '5432'}${parsed.pathname}»`;
}

/** In one line, what keeps us from a server. */
export function explainConnectionFailure(error: unknown, name: string): DatabaseUnreachableError {
  const code = errorCode(error) ?? '';
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  return new DatabaseUnreachableError(explanation(code, message, name), { cause: error });
}

function explanation(code: string, message: string, name: string): string {
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
