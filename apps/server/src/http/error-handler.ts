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

/** Refusals of the HTTP layer itself, in words for the screen. */
const refusals: Readonly<Record<number, string>> = {
  400: 'La richiesta non è scritta correttamente',
  404: 'Non c’è nulla a questo indirizzo',
  405: 'Questo indirizzo non accetta questa operazione',
  408: 'La richiesta ha impiegato troppo tempo',
  413: 'I dati inviati sono troppi',
  414: 'L’indirizzo è troppo lungo',
  415: 'I dati vanno inviati in formato JSON',
  431: 'La richiesta ha intestazioni troppo lunghe',
};

/** Turns every failure into a body of the contract; the details of what is not the caller's fault are kept back. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError | DatabaseFailure, request, reply) => {
    if (error instanceof AppError) return sendRefusal(error, reply);
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
    if (status >= 400 && status < 500) {
      return reply.code(status).send(bodyOf(refusals[status] ?? refusals[400] ?? error.message));
    }
    request.log.error({ err: error }, 'request failed');
    if (error instanceof DatabaseFailure) return sendTrouble(error, request, reply);
    return sendFailure(request, reply);
  });
}

/** Answers what never gets as far as a route: an address that cannot be decoded, or is too long. */
export function refuseUnroutable(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = error.statusCode ?? 400;
  reply
    .code(status)
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(bodyOf(refusals[status] ?? refusals[400] ?? error.message)));
}

const statusOfConnectionError: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what is not HTTP at all, or too slow, or has endless headers, and hangs up. */
export function refuseConnection(error: ConnectionError, socket: Socket): void {
  // The caller is gone already, or an answer to another request has begun on this connection.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const status = statusOfConnectionError[error.code] ?? 400;
  const body = JSON.stringify(bodyOf(refusals[status] ?? error.message));
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

function sendRefusal(error: AppError, reply: FastifyReply) {
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

/** Seconds: a database server that is started again is back about then. */
const untilRetry = 5;

/** What the organisers' computer lacks is said as far as it tells people what they can still do. */
function sendTrouble({ trouble }: DatabaseFailure, request: FastifyRequest, reply: FastifyReply) {
  switch (trouble) {
    case 'unreachable':
      return sendRefusal(
        new AppError('unavailable', 'Il database non risponde: riprova tra poco', {
          retryAfter: untilRetry,
        }),
        reply,
      );
    case 'full':
      return sendRefusal(
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

function sendFailure(request: FastifyRequest, reply: FastifyReply) {
  const message = `Qualcosa non ha funzionato. Se succede ancora, riferisci questo codice: ${request.id}`;
  return reply.code(500).send(bodyOf(message, { requestId: request.id }));
}

/** The answer to a path under /api that no endpoint has. */
export function sendUnknownPath(reply: FastifyReply) {
  return reply.code(404).send(bodyOf(refusals[404] ?? 'Not found'));
}
