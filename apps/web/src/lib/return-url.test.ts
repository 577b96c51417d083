import { expect, test } from 'vitest';
import { returnUrlFrom, withReturnUrl } from './return-url.ts';

test.each([
  ['/my-team', '/my-team'],
  ['/badges/2?x=à&y=1#top', '/badges/2?x=%C3%A0&y=1#top'],
  ['/', '/'],
])('%s comes back from the URL it was put into', (wanted, expected) => {
  const url = new URL(withReturnUrl('/account/login', wanted), 'http://localhost');
  expect(url.pathname).toBe('/account/login');
  expect(returnUrlFrom(url.search)).toBe(expected);
});

test.each([
  '//evil.it',
  '/\\evil.it',
  '/\t/evil.it',
  '/.//evil.it',
  '/x/..//evil.it',
  'https://evil.it',
  'javascript:alert(1)',
  'my-team',
  '',
  '/account/login',
  '/account',
])('%j is no place to come back to', (wanted) => {
  expect(returnUrlFrom(`?${new URLSearchParams({ returnUrl: wanted })}`)).toBe('/');
});

test('a page whose name starts like that of the account pages counts', () => {
  expect(returnUrlFrom('?returnUrl=/accounting')).toBe('/accounting');
});

test('without a return URL it is the home page', () => {
  expect(returnUrlFrom('')).toBe('/');
});
