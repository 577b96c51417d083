import { describe, expect, test } from 'vitest';
import { checkText, checkTitle } from './message-rules.ts';

describe('a message', () => {
  test.each([
    ['', undefined],
    ['x'.repeat(45), undefined],
    [` ${'x'.repeat(45)} `, undefined],
    ['x'.repeat(46), 'Title too long (max. 45 characters)'],
  ])('with the title %j', (title, problem) => {
    expect(checkTitle(title)).toBe(problem);
  });

  test.each([
    ['x'.repeat(200), undefined],
    [`${'x'.repeat(200)}\n`, undefined],
    ['x'.repeat(201), 'Text too long (max. 200 characters)'],
  ])('with the text %j', (text, problem) => {
    expect(checkText(text)).toBe(problem);
  });
});
