import { stripVTControlCharacters } from 'node:util';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { terminalQrCode } from './terminal-qr-code.ts';

const address = 'http://192.168.1.20:3000';

/** Light modules of each half-block character. */
const light: Readonly<Record<string, [upper: boolean, lower: boolean]>> = {
  '█': [true, true],
  '▀': [true, false],
  '▄': [false, true],
  ' ': [false, false],
};

it('encodes the URL, with light modules as blocks', () => {
  const lines = terminalQrCode(address);
  const characters = lines.map((line) => stripVTControlCharacters(line));
  const drawn = characters.flatMap((line) => {
    const pairs = [...line].map((character) => light[character] ?? [false, false]);
    return [pairs.map(([upper]) => upper), pairs.map(([, lower]) => lower)];
  });
  const { data, size } = encode(address, { border: 2 });
  expect(drawn.slice(0, size)).toEqual(data.map((row) => row.map((isDark) => !isDark)));
});

it('fits 80 columns and sets its colours on every line', () => {
  for (const line of terminalQrCode(address)) {
    expect(line.startsWith('\u001b[97;40m')).toBe(true);
    expect(line.endsWith('\u001b[0m')).toBe(true);
    expect(line.length).toBeLessThan(80 + 12);
  }
});
