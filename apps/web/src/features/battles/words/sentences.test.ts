import { describe, expect, test } from 'vitest';
import { sentences } from './index.ts';

const told = Object.entries(sentences).flatMap(([key, sentence]) =>
  sentence === null ? [] : [[key, sentence] as const],
);

describe('the sentences', () => {
  test.each(told)('%s ends as a sentence does and has straight writing', (_key, sentence) => {
    expect(sentence).toMatch(/[.!…]$/);
    expect(sentence).not.toMatch(/['"]|\.\.\.|\s\s/);
  });

  test('are short enough for two lines on a phone', () => {
    expect(told.filter(([, sentence]) => sentence.length > 72)).toEqual([]);
  });
});
