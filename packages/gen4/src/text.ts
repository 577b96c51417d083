/**
 * The text written for one row. A row without a text is a mistake in this package, so it stops the
 * program at once.
 */
export function requireText(
  kind: string,
  texts: Readonly<Record<string | number, string>>,
  id: string | number,
): string {
  const text = texts[id];
  if (text === undefined) throw new Error(`No text has been written for the ${kind} ${id}`);
  return text;
}
