import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { userRow } from '../testing/users.ts';
import { firstFaceIcons } from './0005-first-face-icons.ts';

let testDatabase: TestDatabase;
beforeEach(async () => {
  testDatabase = await createTestDatabase();
});
afterEach(() => testDatabase.drop());

it('adds missing icons to existing accounts, and keeps the others', async () => {
  const { db } = await testDatabase.open();
  const [early, later] = await db
    .insertInto('users')
    .values([
      { ...userRow('prima'), face_icon_id: 143 },
      { ...userRow('dopo'), face_icon_id: 25 },
    ])
    .returning('id')
    .execute();
  const had = { user_id: later?.id ?? 0, species_id: 25, is_new: 0 as const, obtained_at: 7 };
  await db.insertInto('user_face_icons').values(had).execute();

  await firstFaceIcons().up(db);

  const icons = await db
    .selectFrom('user_face_icons')
    .selectAll()
    .orderBy('user_id')
    .orderBy('species_id')
    .execute();
  const iconsOf = (id: number | undefined) =>
    icons.filter(({ user_id }) => user_id === id).map((icon) => [icon.species_id, icon.is_new]);
  const starting = [16, 25, 39, 52, 54, 133].map((speciesId) => [speciesId, 1]);
  expect(iconsOf(early?.id)).toEqual([...starting, [143, 0]]);
  expect(iconsOf(later?.id)).toEqual(starting.map((icon) => (icon[0] === 25 ? [25, 0] : icon)));
  expect(icons.find((icon) => icon.obtained_at === 7)).toEqual(had);
});
