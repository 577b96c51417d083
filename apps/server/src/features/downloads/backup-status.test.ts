import { expect, it } from 'vitest';
import { restoreCommand } from './backup-status.ts';

const linux = { programFolder: '/opt/poketorneo', platform: 'linux' } as const;

it('the restore command names the program’s folder and the data folder', () => {
  expect(restoreCommand({ kind: 'embedded', folder: '/var/lib/poketorneo' }, linux)).toBe(
    'npm --prefix /opt/poketorneo run restore -- poketorneo-DATA.sqlite /var/lib/poketorneo',
  );
});

it('the restore command quotes each folder as one word in every shell of the system', () => {
  expect(restoreCommand({ kind: 'embedded', folder: "/home/ada/l’anno d'oro" }, linux)).toBe(
    "npm --prefix /opt/poketorneo run restore -- poketorneo-DATA.sqlite '/home/ada/l’anno d'\\''oro'",
  );
  expect(
    restoreCommand(
      { kind: 'embedded', folder: 'C:\\Club dati' },
      { programFolder: 'C:\\Poke Torneo', platform: 'win32' },
    ),
  ).toBe('npm --prefix "C:\\Poke Torneo" run restore -- poketorneo-DATA.sqlite "C:\\Club dati"');
});

it('the restore command is null for a PostgreSQL server', () => {
  expect(restoreCommand({ kind: 'server', url: 'postgres://club' }, linux)).toBeNull();
});
