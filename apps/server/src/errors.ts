import { minute, second } from './clock.ts';

/** Why the product says no. What each means in HTTP is decided in http/error-handler.ts alone. */
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

interface Details {
  /** Seconds until it makes sense to try again. */
  retryAfter?: number;
  issues?: readonly { path: string; message: string }[];
  /** Tells apart what one endpoint refuses for several reasons. */
  subcode?: number;
}

/** A refusal that the person is told about, in the language of the screen. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** A refusal because of one value, which names its field: somebody else has it, or it is out of date. */
export function conflictOver(path: string, message: string): AppError {
  return new AppError('conflict', message, { issues: [{ path, message }] });
}

/** A refusal of what can be done again once some milliseconds have passed. */
export function tooEarly(why: string, left: number): AppError {
  const minutes = Math.max(1, Math.ceil(left / minute));
  const wait = minutes === 1 ? 'un minuto' : `${minutes} minuti`;
  const retryAfter = Math.max(1, Math.ceil(left / second));
  return new AppError('too-many-requests', `${why}: riprova tra ${wait}`, { retryAfter });
}
