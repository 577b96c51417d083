import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { movedTables } from './archive-repository.ts';

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

it.each(movedTables)(
  'all columns of $from are archived and restorable',
  ({ from, to, columns }) => {
    expect([...columns].sort()).toEqual(columnsOf.get(from)?.toSorted());
    expect(columnsOf.get(to)).toEqual(expect.arrayContaining(['season_id', ...columns]));
  },
);

/** Tables that outlive a season or are handled otherwise: every new table must be decided here. */
const staying = new Set(
  [
    'users password_resets password_wishes invitations invitation_guests sign_up_requests',
    'known_devices rate_limits settings available_pokemons tournaments tournament_starters leaders',
    'leader_pokemons leader_rewards user_face_icons notifications notification_versions audit_log',
    'drawn_teams presence request_failures announcements announcement_replies messages',
    'message_threads notification_preferences push_keys push_queue push_subscriptions',
    'sessions ended_sessions device_links',
    // Battles store their season; running ones are stopped.
    'battles battle_choices battle_replays battle_seats stopped_battles',
    'duel_challenges duel_queue drawn_pairs user_blocks duel_settings duel_pulse online_users',
    'user_networks duel_viewers',
    // Archived, and drawn towards the mean, by features/ratings.
    'ratings past_ratings',
    // Recounted from the rows.
    'score_counts',
    'seasons season_players season_tournaments',
  ].flatMap((names) => names.split(' ')),
);

it('every table is classified', () => {
  const classified = [...staying, ...movedTables.flatMap(({ from, to }) => [from, to])];
  expect(
    [...columnsOf.keys()].filter((table) => !classified.includes(table)),
    'Add these tables to staying here, or to movedTables in features/seasons/archive-repository.ts if a season takes their rows along',
  ).toEqual([]);
  expect(
    classified.filter((table) => !columnsOf.has(table)),
    'The database has no such tables',
  ).toEqual([]);
});
