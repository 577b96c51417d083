/** The number entered in a field; null if there is none. */
export function parseNumber(written: string): number | null {
  const text = written.trim();
  const number = Number(text);
  return text === '' || !Number.isFinite(number) ? null : number;
}
