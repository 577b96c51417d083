import { ApiError } from './api.ts';

/** Whether a call failed because the page is outdated: the resource has changed or is gone. */
export function isConflictOrGone(error: Error): error is ApiError {
  return error instanceof ApiError && (error.status === 409 || error.status === 404);
}

/** The same, or because a value, such as a key in the address, is not valid. */
export function isRefusal(error: Error): error is ApiError {
  return isConflictOrGone(error) || (error instanceof ApiError && error.status === 400);
}
