import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../../lib/api.ts';

/**
 * Sets the server's message on the fields that it rejected and focuses the first of them; returns
 * whether there was one.
 */
export function markRefusedFields<Values extends FieldValues>(
  error: Error,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  if (!(error instanceof ApiError)) return false;
  let isAnyMarked = false;
  for (const { path, message } of error.issues) {
    const field = fields.find((name) => name === path);
    if (field === undefined) continue;
    setError(field, { message }, { shouldFocus: !isAnyMarked });
    isAnyMarked = true;
  }
  return isAnyMarked;
}
