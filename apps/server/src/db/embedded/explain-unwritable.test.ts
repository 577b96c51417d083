import { DatabaseSync } from '@photostructure/sqlite';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/test-app.ts';
import { databaseFile } from './database-files.ts';
import { explainUnwritable } from './explain-unwritable.ts';

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
])('says which folder the system’s %s is about', (code, message) => {
  const error = Object.assign(new Error(`${code}: something, copyfile`), { code });
  expect(explainUnwritable(error, folder)).toMatchObject({ name: 'DatabaseError', message });
});

it('says which folder SQLite’s own words are about', async () => {
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
  expect(explainUnwritable(tooMuch, folder)).toMatchObject({ message: noSpace });
  expect(explainUnwritable(forbidden, folder)).toMatchObject({ message: noPermission });
});

it('leaves other errors as they are', () => {
  const error = new Error('no such table: users');
  expect(explainUnwritable(error, folder)).toBe(error);
});
