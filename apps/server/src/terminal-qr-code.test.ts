import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { terminalQrCode } from './terminal-qr-code.ts';

const address = 'http://192.168.1.20:3000';

/** Which of the two modules that a sign stands for are light. */
const light: Readonly<Record<string, [upper: boolean, lower: boolean]>> = {
  '█': [true, true],
  '▀': [true, false],
  '▄': [false, true],
  ' ': [false, false],
};

it('is the code of the address, with light modules drawn and dark ones left black', () => {
  const lines = terminalQrCode(address);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the terminal's own.
  const signs = lines.map((line) => line.replace(/\u001b\[[\d;]*m/g, ''));
  const drawn = signs.flatMap((line) => {
    const pairs = [...line].map((sign) => light[sign] ?? [false, false]);
    return [pairs.map(([upper]) => upper), pairs.map(([, lower]) => lower)];
  });
  const { data, size } = encode(address, { border: 2 });
  expect(drawn.slice(0, size)).toEqual(data.map((row) => row.map((isDark) => !isDark)));
});

it('fits a terminal of 80 columns and sets its own colours on every line', () => {
  for (const line of terminalQrCode(address)) {
    expect(line.startsWith('\u001b[97;40m')).toBe(true);
    expect(line.endsWith('\u001b[0m')).toBe(true);
    expect(line.length).toBeLessThan(80 + 12);
  }
});
