import { minute, second } from './clock.ts';

/** Mapped to HTTP statuses only in http/error-handler.ts. */
export type ErrorCode =
  | 'bad-request'
  | 'token-missing'
  | 'token-invalid'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'impossible'
  | 'too-many-requests'
  | 'unavailable'
  | 'storage-full';

interface ErrorDetails {
  /** Seconds; sent as Retry-After. */
  retryAfter?: number;
  issues?: readonly { path: string; message: string }[];
  /** Distinguishes several errors of one endpoint. */
  subcode?: number;
}

/** An expected error; its message, in Italian, is shown to the user. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** A conflict on one field: the value is taken or out of date. */
export function fieldConflict(path: string, message: string): AppError {
  return new AppError('conflict', message, { issues: [{ path, message }] });
}

/** With Retry-After, and a message that names the wait in minutes. */
export function tooManyRequests(reason: string, remainingMs: number): AppError {
  const minutes = Math.max(1, Math.ceil(remainingMs / minute));
  const wait = minutes === 1 ? 'un minuto' : `${minutes} minuti`;
  const retryAfter = Math.max(1, Math.ceil(remainingMs / second));
  return new AppError('too-many-requests', `${reason}: riprova tra ${wait}`, { retryAfter });
}
