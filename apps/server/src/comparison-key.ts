/** Case-insensitive, Unicode-normalised form for comparing names and email addresses. */
export function comparisonKey(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
