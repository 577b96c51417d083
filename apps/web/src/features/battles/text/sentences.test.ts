import { describe, expect, test } from 'vitest';
import { sentences } from './index.ts';

const rows = Object.entries(sentences).flatMap(([key, sentence]) =>
  sentence === null ? [] : [[key, sentence] as const],
);

describe('the sentences', () => {
  test.each(rows)('%s ends with punctuation and contains no straight quotes', (_key, sentence) => {
    expect(sentence).toMatch(/[.!…]$/);
    expect(sentence).not.toMatch(/['"]|\.\.\.|\s\s/);
  });

  /** 'Tell e Pat' is a plural: no verb may have to agree with a trainer. */
  test.each(rows.filter(([, sentence]) => /\{(trainer|foe|winner)\}/.test(sentence)))(
    '%s has the trainer after a preposition, never as its subject',
    (_key, sentence) => {
      expect(sentence).toMatch(/\b(di|da|per|contro) \{(trainer|foe|winner)\}/i);
    },
  );

  test('are short enough for two lines on a phone', () => {
    expect(rows.filter(([, sentence]) => sentence.length > 72)).toEqual([]);
  });
});
