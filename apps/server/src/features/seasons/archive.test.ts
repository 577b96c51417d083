import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { movedTables } from './archive.ts';

let testDatabase: TestDatabase;
let columnsOf: ReadonlyMap<string, string[]>;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const tables = await (await testDatabase.open()).db.introspection.getTables();
  columnsOf = new Map(
    tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  );
});
afterAll(() => testDatabase.drop());

it.each(movedTables)('all of $from is moved, and can be put back', ({ from, to, columns }) => {
  expect([...columns].sort()).toEqual(columnsOf.get(from)?.toSorted());
  expect(columnsOf.get(to)).toEqual(expect.arrayContaining(['season_id', ...columns]));
});

/** What outlives a season, or is moved otherwise: whoever adds a table decides here. */
const staying = new Set(
  [
    'users password_resets password_wishes invitations invitation_guests sign_up_requests',
    'known_devices rate_limits settings available_pokemons tournaments tournament_starters leaders',
    'leader_pokemons leader_rewards user_face_icons notifications notification_versions audit_log',
    'drawn_teams presence request_failures announcements announcement_replies messages',
    'message_threads notification_preferences push_keys push_queue push_subscriptions',
    'sessions ended_sessions device_links',
    // Battles say in which season they were fought; those under way are stopped.
    'battles battle_choices battle_replays stopped_battles',
    // Counted anew, of what is there.
    'score_counts',
    'seasons season_players season_tournaments',
  ].flatMap((names) => names.split(' ')),
);

it('of every table it is known whether it outlives a season', () => {
  const moved = movedTables.flatMap(({ from, to }) => [from, to]);
  expect([...columnsOf.keys()].sort()).toEqual([...staying, ...moved].sort());
});
