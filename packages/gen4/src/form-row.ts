import { formById } from './forms.ts';

/** Rows of a generated table by form id; a form without a row of its own shares its species' one. */
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

/** A row that cannot be read is a mistake in this package. */
export function malformedRow(formId: number): Error {
  return new Error(`The generated learnset of the form ${formId} is missing or malformed`);
}
