import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@poketorneo/contract';
import type {
  ConnectionError,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import { DatabaseFailure } from '../db/errors.ts';
import { AppError, type ErrorCode } from '../errors.ts';
import { closeLingering } from './lingering-close.ts';

const statusOf: Readonly<Record<ErrorCode, number>> = {
  'bad-request': 400,
  'token-missing': 401,
  'token-invalid': 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  impossible: 422,
  'too-many-requests': 429,
  unavailable: 503,
  'storage-full': 507,
};

const subcodeOf: Readonly<Partial<Record<ErrorCode, number>>> = {
  'token-missing': 0,
  'token-invalid': 1,
};

/** Messages for errors of the HTTP layer, shown on screen. */
const statusMessages: Readonly<Record<number, string>> = {
  400: 'La richiesta non è scritta correttamente',
  404: 'Non c’è nulla a questo indirizzo',
  405: 'Questo indirizzo non accetta questa operazione',
  408: 'La richiesta ha impiegato troppo tempo',
  413: 'I dati inviati sono troppi',
  414: 'L’indirizzo è troppo lungo',
  415: 'I dati vanno inviati in formato JSON',
  431: 'La richiesta ha intestazioni troppo lunghe',
};

/**
 * Maps every error to an error body of the contract; details of server errors go only to the log.
 */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError | DatabaseFailure, request, reply) => {
    if (error instanceof AppError) return sendAppError(error, reply);
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
    if (status >= 400 && status < 500) {
      return reply
        .code(status)
        .send(bodyOf(statusMessages[status] ?? statusMessages[400] ?? error.message));
    }
    request.log.error({ err: error }, 'request failed');
    if (error instanceof DatabaseFailure) return sendDatabaseFailure(error, request, reply);
    return sendInternalError(request, reply);
  });
}

/** Errors before routing: a URL that cannot be decoded, or is too long. */
export function handleFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = error.statusCode ?? 400;
  reply
    .code(status)
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(bodyOf(statusMessages[status] ?? statusMessages[400] ?? error.message)));
}

const statusOfConnectionError: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Errors of the HTTP parser: responds if possible, then closes the connection. */
export function handleClientError(error: ConnectionError, socket: Socket): void {
  // The client is gone, or a response has begun on this connection.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const status = statusOfConnectionError[error.code] ?? 400;
  const body = JSON.stringify(bodyOf(statusMessages[status] ?? error.message));
  socket.write(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  closeLingering(socket);
}

function bodyOf(message: string, more: Omit<ErrorBody, 'message'> = {}): ErrorBody {
  return { message, ...more };
}

function sendAppError(error: AppError, reply: FastifyReply) {
  const subcode = error.details.subcode ?? subcodeOf[error.code];
  const { issues, retryAfter } = error.details;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply.code(statusOf[error.code]).send(
    bodyOf(error.message, {
      ...(subcode === undefined ? {} : { subcode }),
      ...(issues === undefined ? {} : { issues: [...issues] }),
    }),
  );
}

/** About how long a restart of the database takes. */
const retryAfterSeconds = 5;

/** The messages say what users can still do. */
function sendDatabaseFailure(
  { kind }: DatabaseFailure,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  switch (kind) {
    case 'unreachable':
      return sendAppError(
        new AppError('unavailable', 'Il database non risponde: riprova tra poco', {
          retryAfter: retryAfterSeconds,
        }),
        reply,
      );
    case 'busy':
      return sendAppError(
        new AppError('unavailable', 'Ci sono troppe richieste insieme: riprova tra poco', {
          retryAfter: 1,
        }),
        reply,
      );
    case 'full':
      return sendAppError(
        new AppError(
          'storage-full',
          'Non c’è più spazio per salvare: per ora si può solo guardare. Avvisa chi gestisce il torneo',
        ),
        reply,
      );
    case 'damaged': {
      const message = `I dati del torneo sono danneggiati: avvisa chi lo gestisce, che può rimettere a posto una copia. Codice: ${request.id}`;
      return reply.code(500).send(bodyOf(message, { requestId: request.id }));
    }
  }
}

function sendInternalError(request: FastifyRequest, reply: FastifyReply) {
  const message = `Qualcosa non ha funzionato. Se succede ancora, riferisci questo codice: ${request.id}`;
  return reply.code(500).send(bodyOf(message, { requestId: request.id }));
}

/** For paths under /api without an endpoint. */
export function sendNotFound(reply: FastifyReply) {
  return reply.code(404).send(bodyOf(statusMessages[404] ?? 'Not found'));
}
