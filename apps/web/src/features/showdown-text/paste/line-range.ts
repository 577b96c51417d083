/** Start and end offsets of a line (from 1) in a text; the text's end if there is no such line. */
export function lineRange(text: string, line: number): { start: number; end: number } {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1);
  const start = Math.min(
    text.length,
    before.reduce((sum, each) => sum + each.length + 1, 0),
  );
  return { start, end: start + (lines[line - 1]?.length ?? 0) };
}
