/** Where a line, from 1, begins and ends in a text; at its end where there is no such line. */
export function lineRange(text: string, line: number): { start: number; end: number } {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1);
  const start = Math.min(
    text.length,
    before.reduce((sum, each) => sum + each.length + 1, 0),
  );
  return { start, end: start + (lines[line - 1]?.length ?? 0) };
}
