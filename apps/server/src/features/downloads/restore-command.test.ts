import { expect, it } from 'vitest';
import { restoreCommand } from './restore-command.ts';

const linux = { programFolder: '/opt/poketorneo', platform: 'linux' } as const;

it('names the folder of the program and that of the data', () => {
  expect(restoreCommand({ kind: 'embedded', folder: '/var/lib/poketorneo' }, linux)).toBe(
    'cd /opt/poketorneo && DATA_DIR=/var/lib/poketorneo npm run restore -- poketorneo-DATA.sqlite',
  );
});

it('writes each folder as one word', () => {
  expect(restoreCommand({ kind: 'embedded', folder: "/home/ada/l’anno d'oro" }, linux)).toBe(
    "cd /opt/poketorneo && DATA_DIR='/home/ada/l’anno d'\\''oro' npm run restore -- poketorneo-DATA.sqlite",
  );
  expect(
    restoreCommand(
      { kind: 'embedded', folder: 'C:\\Club dati' },
      { programFolder: 'C:\\Poke Torneo', platform: 'win32' },
    ),
  ).toBe(
    'cd /d "C:\\Poke Torneo" && set "DATA_DIR=C:\\Club dati" && npm run restore -- poketorneo-DATA.sqlite',
  );
});

it('is none for a PostgreSQL server', () => {
  expect(restoreCommand({ kind: 'server', url: 'postgres://club' }, linux)).toBeNull();
});
