import { describe, expect, test } from 'vitest';
import { decideFailure, type Failure } from './decide-failure.ts';

const failure = (status: number, subcode?: number): Failure => ({
  status,
  statusText: '',
  message: 'Così non va',
  subcode,
});
const signedIn = { signedIn: true, path: '/my-team?page=2' };
const anonymous = { ...signedIn, signedIn: false };

describe('decideFailure', () => {
  test('an expired session ends, and the login leads back here', () => {
    expect(decideFailure(failure(401, 1), signedIn)).toEqual({
      message: 'Così non va',
      endSession: true,
      goTo: '/account/login?returnUrl=%2Fmy-team%3Fpage%3D2',
    });
  });

  test.each([
    ['401 without a token', failure(401, 0), anonymous, '/unauthorized'],
    ['401 without a subcode', failure(401), signedIn, '/unauthorized'],
    ['403, signed in', failure(403), signedIn, '/forbidden'],
    ['403, not signed in', failure(403), anonymous, null],
    ['400', failure(400), signedIn, null],
    ['404', failure(404), signedIn, null],
    ['409', failure(409), signedIn, null],
    ['429', failure(429), signedIn, null],
    ['503', failure(503), signedIn, null],
    ['no answer', failure(0), signedIn, null],
  ])('%s', (_name, failed, context, goTo) => {
    const expected = { message: 'Così non va', endSession: false, goTo };
    expect(decideFailure(failed, context)).toEqual(expected);
  });

  test.each([
    ['', 'Così non va', 'Error 500 - Internal Server Error! Così non va'],
    ['Kaputt', 'Così non va', 'Error 500 - Kaputt! Così non va'],
    ['Internal Server Error', 'Internal Server Error', 'Error 500 - Internal Server Error'],
  ])('500 %j with %j tells both', (statusText, message, expected) => {
    const failed = { status: 500, statusText, message, subcode: undefined };
    expect(decideFailure(failed, signedIn)).toEqual({
      message: expected,
      endSession: false,
      goTo: '/server-error',
    });
  });
});
