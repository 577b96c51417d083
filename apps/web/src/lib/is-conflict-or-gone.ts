import { ApiError } from './api.ts';

/** Whether a call failed because what was shown no longer holds: it has changed meanwhile, or is gone. */
export function isConflictOrGone(error: Error): error is ApiError {
  return error instanceof ApiError && (error.status === 409 || error.status === 404);
}
