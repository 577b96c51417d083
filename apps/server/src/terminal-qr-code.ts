import { renderUnicodeCompact } from 'uqr';

/** Fixed to bright white on black: scanners need dark on light. */
const onBlack = (line: string) => `\u001b[97;40m${line}\u001b[0m`;

/** A QR code as lines for a terminal. */
export function terminalQrCode(text: string): string[] {
  // Two rows per line; scanners need the border.
  return renderUnicodeCompact(text, { border: 2 }).split('\n').map(onBlack);
}
