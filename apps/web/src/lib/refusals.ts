import { ApiError } from './api.ts';

/** Whether a call failed because the page is outdated: the resource has changed or is gone. */
export function isConflictOrGone(error: Error): error is ApiError {
  return error instanceof ApiError && (error.status === 409 || error.status === 404);
}

const refusals: readonly number[] = [400, 404, 409, 410, 422];

/** Whether the server refused what was asked for: the same call cannot succeed later. */
export function isRefusal(error: Error | null): error is ApiError {
  return error instanceof ApiError && refusals.includes(error.status);
}
