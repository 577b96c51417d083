import { ApiError } from './api.ts';

/** Whether somebody else was quicker, or what it was about is gone: what was shown does not hold any more. */
export function isOutOfDate(error: Error): error is ApiError {
  return error instanceof ApiError && (error.status === 409 || error.status === 404);
}
