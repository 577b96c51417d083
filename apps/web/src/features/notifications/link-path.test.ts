import { expect, test } from 'vitest';
import { linkPathOf } from './link-path.ts';

test.each([
  [null, null, undefined],
  ['/my-team', null, '/my-team'],
  ['/tournament-leaders', '2-5', '/tournament-leaders/2-5'],
])('%s with the section %s leads to %s', (url, urlSection, path) => {
  expect(linkPathOf({ url, urlSection })).toBe(path);
});
