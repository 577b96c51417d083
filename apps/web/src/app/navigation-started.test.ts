import { describe, expect, test } from 'vitest';
import { navigationStarted } from './navigation-started.ts';

const resting = (at: string) => ({ location: { key: at }, navigation: { location: undefined } });
const leaving = (at: string, to: string) => ({
  location: { key: at },
  navigation: { location: { key: to } },
});

describe('navigationStarted', () => {
  test.each([
    ['nothing moved', resting('a'), resting('a'), false],
    ['a page is being loaded', resting('a'), leaving('a', 'b'), true],
    ['it is still being loaded', leaving('a', 'b'), leaving('a', 'b'), false],
    ['it has come', leaving('a', 'b'), resting('b'), false],
    ['a guard sends elsewhere', leaving('a', 'b'), leaving('a', 'c'), true],
    ['a page needed no loading', resting('a'), resting('b'), true],
    ['it was given up', leaving('a', 'b'), resting('a'), false],
  ])('%s', (_name, before, after, expected) => {
    expect(navigationStarted(before, after)).toBe(expected);
  });
});
