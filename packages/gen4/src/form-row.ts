import { formById } from './forms.ts';

/** Rows of a generated table by form id; a form without a row uses its species' row. */
export type RowsByForm = Readonly<Record<number, string>>;

/**
 * The form's row.
 * @throws RangeError when the form does not exist.
 */
export function rowOfForm(table: RowsByForm, formId: number): string {
  const row = table[formId] ?? table[formById(formId).speciesId];
  if (row === undefined) throw malformedRow(formId);
  return row;
}

/** The error for a malformed row, which is a bug of this package. */
export function malformedRow(formId: number): Error {
  return new Error(`The generated learnset of the form ${formId} is missing or malformed`);
}
