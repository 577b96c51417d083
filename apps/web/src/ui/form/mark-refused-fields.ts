import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../../lib/api.ts';

/**
 * Marks those of the fields that the server's refusal is about, with its words, and puts the focus
 * on the first of them; answers whether there was one.
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
