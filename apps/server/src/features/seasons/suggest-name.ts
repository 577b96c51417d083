/**
 * A name for the next season, given the names newest first: 'Stagione 3' after 'Stagione 2';
 * without a number, one is appended.
 */
export function suggestName(names: readonly string[]): string {
  const taken = new Set(names.map((name) => name.toLowerCase()));
  const [, words = 'Stagione', number] = /^(.*\S)\s+(\d{1,3})$/u.exec(names[0] ?? '') ?? [];
  let next = number === undefined ? names.length + 1 : Number(number) + 1;
  while (taken.has(`${words} ${next}`.toLowerCase())) next += 1;
  return `${words} ${next}`;
}
