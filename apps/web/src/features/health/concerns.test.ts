import type { HealthReport } from '@poketorneo/contract';
import { describe, expect, test } from 'vitest';
import { concernsOf, isLoopback } from './concerns.ts';

const yesterday = '2026-11-21T10:00:00.000Z';
const well: HealthReport = {
  version: '1.0.0',
  startedAt: '2026-11-22T10:00:00.000Z',
  database: { kind: 'embedded', size: 1, numberOfMigrations: 1 },
  backup: {
    kind: 'embedded',
    lastBackup: yesterday,
    isDue: false,
    restoreCommand: null,
    databaseSize: 1,
  },
  mail: { smtpHost: null },
  addresses: ['http://127.0.0.1:3000', 'http://192.168.1.20:3000'],
  isPublicUrlGiven: true,
  disk: { free: 5e9, size: 1e10 },
  numberOfPlayers: 0,
  numberOfOpenBattles: 0,
  failures: [],
};
const failure = { requestId: 'a', request: 'GET /', timestamp: '2026-11-22T10:00:00.000Z' };

describe('concernsOf', () => {
  test.each<[string, Partial<HealthReport>, string[]]>([
    ['nothing', {}, []],
    ['nothing, without a data folder', { disk: null }, []],
    [
      'a missing backup',
      { backup: { ...well.backup, lastBackup: null } },
      ['Dei dati non c’è ancora nessuna copia.'],
    ],
    [
      'nothing, for a PostgreSQL server without known backups',
      { backup: { ...well.backup, kind: 'server', lastBackup: null } },
      [],
    ],
    [
      'an old backup',
      { backup: { ...well.backup, isDue: true, lastBackup: '2026-11-01T10:00:00.000Z' } },
      ['L’ultima copia dei dati ha più di una settimana.'],
    ],
    ['a full disk', { disk: { free: 4e8, size: 1e10 } }, ['Sul disco restano solo 400 MB.']],
    ['a failure', { failures: [failure] }, [expect.stringContaining('1 richiesta non è riuscita')]],
    [
      'only loopback addresses',
      { addresses: ['http://localhost:3000'] },
      [expect.stringContaining('telefoni')],
    ],
  ])('%s', (_, changes, concerns) => {
    expect(concernsOf({ ...well, ...changes })).toEqual(concerns);
  });
});

test.each([
  ['http://127.0.0.1:3000', true],
  ['http://localhost', true],
  ['http://[::1]:3000', true],
  ['http://192.168.1.20:3000', false],
  ['https://torneo.example', false],
])('%s is this computer: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});
