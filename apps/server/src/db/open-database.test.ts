import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { DatabaseTooNewError } from './errors.ts';
import { migrationNames } from './migrations/index.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Schema } from './schema.ts';
import { insertUser, listUsernames } from './testing/users.ts';

let testDatabase: TestDatabase;

beforeEach(async () => {
  testDatabase = await createTestDatabase();
});

afterEach(() => testDatabase.drop());

/** Type-checked to name every table of the schema. */
const tablesOfSchema: Record<keyof Schema, true> = {
  users: true,
  password_resets: true,
  password_wishes: true,
  invitations: true,
  invitation_guests: true,
  sign_up_requests: true,
  known_devices: true,
  rate_limits: true,
  settings: true,
  available_pokemons: true,
  tournaments: true,
  tournament_starters: true,
  leaders: true,
  leader_pokemons: true,
  leader_rewards: true,
  user_tournaments: true,
  user_leaders: true,
  matches: true,
  user_pokemons: true,
  user_face_icons: true,
  notifications: true,
  notification_versions: true,
  audit_log: true,
  user_scores: true,
  score_counts: true,
  quiz_runs: true,
  game_runs: true,
  drawn_teams: true,
  battles: true,
  battle_choices: true,
  battle_replays: true,
  battle_seats: true,
  duel_challenges: true,
  duel_queue: true,
  drawn_pairs: true,
  ratings: true,
  past_ratings: true,
  user_blocks: true,
  duel_settings: true,
  duel_pulse: true,
  online_users: true,
  user_networks: true,
  duel_viewers: true,
  chosen_teams: true,
  presence: true,
  request_failures: true,
  announcements: true,
  announcement_replies: true,
  messages: true,
  message_threads: true,
  notification_preferences: true,
  kept_open_tournaments: true,
  seasons: true,
  season_players: true,
  season_tournaments: true,
  past_user_tournaments: true,
  past_kept_open_tournaments: true,
  past_user_leaders: true,
  past_matches: true,
  past_user_pokemons: true,
  past_chosen_teams: true,
  past_user_scores: true,
  past_quiz_runs: true,
  past_game_runs: true,
  stopped_battles: true,
  push_keys: true,
  push_queue: true,
  push_subscriptions: true,
  sessions: true,
  ended_sessions: true,
  device_links: true,
};

async function listTables({ db }: OpenDatabase): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.map((table) => table.name).sort();
}

describe('openDatabase', () => {
  it('creates exactly the tables of the schema', async () => {
    const tables = await listTables(await testDatabase.open());
    const declared = Object.keys(tablesOfSchema);
    expect(
      declared.filter((table) => !tables.includes(table)),
      'No migration creates these tables of schema.ts: Add a migration to db/migrations/index.ts',
    ).toEqual([]);
    expect(
      tables.filter((table) => !declared.includes(table)),
      'Add these tables to db/schema.ts, and to tablesOfSchema here',
    ).toEqual([]);
  });

  it('finds data written before', async () => {
    const first = await testDatabase.open();
    await insertUser(first.db, 'Ada');
    await first.close();

    const second = await testDatabase.open();
    expect(await listUsernames(second.db)).toEqual(['Ada']);
    const { rows } = await sql<{
      name: string;
    }>`select name from kysely_migration order by name`.execute(second.db);
    expect(rows.map((row) => row.name)).toEqual(migrationNames);
  });

  it('can be closed twice, and waits for running queries', async () => {
    const { db, close } = await testDatabase.open();
    const written = insertUser(db, 'Ada');
    await Promise.all([close(), close()]);
    expect(await written).toBe(1);
    await expect(listUsernames(db)).rejects.toThrow();
  });

  it('rejects a newer database without changing it', async () => {
    const { db, close } = await testDatabase.open();
    await insertUser(db, 'Ada');
    await sql`insert into kysely_migration (name, timestamp)
      values ('9999-future', '2999-01-01T00:00:00.000Z')`.execute(db);
    await close();

    await expect(testDatabase.open()).rejects.toThrow(DatabaseTooNewError);
    await expect(testDatabase.open()).rejects.toThrow(
      /versione più recente di PokéTorneo \(9999-future\): aggiorna il programma/,
    );
  });
});
