import { describe, expect, it } from 'vitest';
import { excerptOf } from './message-text.ts';

describe('the beginning of a text', () => {
  it.each([
    ['short', 'x'.repeat(200), 'x'.repeat(200)],
    ['of words', `${'parola '.repeat(40)}`, `${'parola '.repeat(28).trim()}…`],
    ['of one word', 'x'.repeat(300), `${'x'.repeat(199)}…`],
    ['of surrogate pairs', `x${'😀'.repeat(150)}`, `x${'😀'.repeat(99)}…`],
  ])('%s', (_, text, beginning) => {
    expect(excerptOf(text)).toBe(beginning);
    expect(beginning.length).toBeLessThanOrEqual(200);
  });
});
