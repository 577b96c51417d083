import { expect, test } from 'vitest';
import { addressOf } from './address-of.ts';

test.each([
  [null, null, undefined],
  ['/my-team', null, '/my-team'],
  ['/tournament-leaders', '2-5', '/tournament-leaders/2-5'],
])('%s with the section %s leads to %s', (url, urlSection, address) => {
  expect(addressOf({ url, urlSection })).toBe(address);
});
