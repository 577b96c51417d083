import { DatabaseSync } from '@photostructure/sqlite';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/test-app.ts';
import { databaseFile } from './database-files.ts';
import { translateUnwritableError } from './errors.ts';

const folder = '/dati';
const noSpace = 'DATA_DIR: in «/dati» non c’è abbastanza spazio.';
const noPermission = 'DATA_DIR: in «/dati» non si può scrivere: mancano i permessi.';

function errorOf(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing went wrong');
}

it.each([
  ['ENOSPC', noSpace],
  ['EDQUOT', noSpace],
  ['EACCES', noPermission],
  ['EROFS', noPermission],
])('names the folder for the system’s %s', (code, message) => {
  const error = Object.assign(new Error(`${code}: something, copyfile`), { code });
  expect(translateUnwritableError(error, folder)).toMatchObject({ name: 'DatabaseError', message });
});

it('names the folder for SQLite’s errors', async () => {
  const temporary = await temporaryFolder();
  const file = databaseFile(temporary.path);
  const full = new DatabaseSync(file);
  const tooMuch = errorOf(() =>
    full.exec('pragma max_page_count = 2; create table a (b); create table c (d)'),
  );
  full.close();
  const closed = new DatabaseSync(file, { readOnly: true });
  const forbidden = errorOf(() => closed.exec('create table e (f)'));
  closed.close();
  await temporary.remove();
  expect(translateUnwritableError(tooMuch, folder)).toMatchObject({ message: noSpace });
  expect(translateUnwritableError(forbidden, folder)).toMatchObject({ message: noPermission });
});

it('leaves other errors unchanged', () => {
  const error = new Error('no such table: users');
  expect(translateUnwritableError(error, folder)).toBe(error);
});
