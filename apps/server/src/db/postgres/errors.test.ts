import { expect, it } from 'vitest';
import { DatabaseFailure } from '../errors.ts';
import { translateError } from './errors.ts';

const failed = (code: string | undefined, message = 'so it goes') =>
  Object.assign(new Error(message), code === undefined ? {} : { code });

it.each([
  ['unreachable', 'ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ['unreachable', 'EAI_AGAIN', 'getaddrinfo EAI_AGAIN db'],
  ['unreachable', '57P01', 'terminating connection due to administrator command'],
  ['unreachable', '57P03', 'the database system is starting up'],
  ['unreachable', '57014', 'canceling statement due to statement timeout'],
  ['unreachable', '08006', 'connection failure'],
  ['unreachable', '53300', 'sorry, too many clients already'],
  ['unreachable', undefined, 'Connection terminated unexpectedly'],
  ['unreachable', undefined, 'timeout exceeded when trying to connect'],
  ['unreachable', undefined, 'PostgreSQL was silent for 30000 ms'],
  ['full', '53100', 'could not extend file "base/1/2": No space left on device'],
  ['damaged', 'XX001', 'invalid page in block 3 of relation base/1/2'],
])('is %s with %s: %s', (kind, code, message) => {
  const error = failed(code, message);
  const translated = translateError(error, '«db:5432/torneo»');
  expect(translated).toBeInstanceOf(DatabaseFailure);
  expect(translated).toMatchObject({ kind, cause: error });
  expect(translated).toMatchObject({ message: expect.stringContaining('«db:5432/torneo»') });
});

it.each(['23505', '23503', '40001', '42601', '22003', 'ERR_INVALID_ARG_TYPE'])(
  'leaves %s, an error of the statement, unchanged',
  (code) => {
    const error = failed(code);
    expect(translateError(error, '«db:5432/torneo»')).toBe(error);
  },
);
