import { renderUnicodeCompact } from 'uqr';

/** Bright white on black, whatever the terminal's own colours are: a code is read dark on light. */
const onBlack = (line: string) => `\u001b[97;40m${line}\u001b[0m`;

/** A code that phones read, as lines for a terminal. */
export function terminalQrCode(text: string): string[] {
  // Two rows of the code to a line; the border is what phones find it by.
  return renderUnicodeCompact(text, { border: 2 }).split('\n').map(onBlack);
}
