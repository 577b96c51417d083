import { describe, expect, test } from 'vitest';
import { checkText, checkTitle, isBlank } from './message-rules.ts';

describe('a message', () => {
  test.each([
    ['', undefined],
    ['x'.repeat(45), undefined],
    [` ${'x'.repeat(45)} `, undefined],
    ['x'.repeat(46), 'Title too long (max. 45 characters)'],
  ])('with the title %j', (title, complaint) => {
    expect(checkTitle(title)).toBe(complaint);
  });

  test.each([
    ['x'.repeat(200), undefined],
    [`${'x'.repeat(200)}\n`, undefined],
    ['x'.repeat(201), 'Text too long (max. 200 characters)'],
  ])('with the text %j', (text, complaint) => {
    expect(checkText(text)).toBe(complaint);
  });

  test.each([
    ['', true],
    [' \n ', true],
    [' a ', false],
  ])('%j has nothing to say: %s', (text, blank) => {
    expect(isBlank(text)).toBe(blank);
  });
});
