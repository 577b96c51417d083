/** The text of one row. Throws on a missing text, which is a bug of this package. */
export function requireText(
  kind: string,
  texts: Readonly<Record<string | number, string>>,
  id: string | number,
): string {
  const text = texts[id];
  if (text === undefined) throw new Error(`No text has been written for the ${kind} ${id}`);
  return text;
}
