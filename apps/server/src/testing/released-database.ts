import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import * as z from 'zod/mini';
import { databaseFile } from '../db/sqlite/database-files.ts';
import { createSqliteTestDatabase, type TestDatabase, testDatabaseOn } from './test-database.ts';
import { administer, databaseUrl, testDatabasePrefix, testServerUrl } from './test-server.ts';

const read = (release: string, file: string) =>
  brotliDecompressSync(readFileSync(new URL(`releases/${release}/${file}.br`, import.meta.url)));

/** A played database of an old release, on PostgreSQL if available, else SQLite. */
export async function createReleasedDatabase(release: string): Promise<TestDatabase> {
  if (testServerUrl === undefined) {
    const database = createSqliteTestDatabase();
    writeFileSync(databaseFile(database.folder), read(release, 'poketorneo.sqlite'));
    return database;
  }
  const serverUrl = testServerUrl;
  const name = `${testDatabasePrefix()}${randomBytes(8).toString('hex')}`;
  await administer(serverUrl, (client) =>
    client.query(`create database ${name} template template0 encoding 'UTF8'`),
  );
  const client = new pg.Client({ connectionString: databaseUrl(serverUrl, name) });
  await client.connect();
  try {
    await client.query(read(release, 'postgres.sql').toString());
  } finally {
    await client.end();
  }
  return testDatabaseOn(serverUrl, name);
}

const name = z.object({ id: z.int(), name: z.string() });

/** A player as the old release's API returned it; newer fields are ignored. */
export const seenPlayer = z.object({
  id: z.int(),
  username: z.string(),
  password: z.string(),
  statistics: z.object({
    signUpDate: z.string(),
    numberOfPokemonFaceIcons: z.int(),
    numberOfPokemonsInTeam: z.int(),
    currentTournament: z.nullable(name),
    currentNumberOfTotMatches: z.int(),
    currentMeanNumberOfMatchesPerLeader: z.nullable(z.number()),
    numberOfTournamentsCompleted: z.int(),
    numberOfLeadersDefeated: z.int(),
    numberOfBadgesEarned: z.int(),
    maxCorrectAnswersInARow: z.int(),
    memoryGameRecord: z.nullable(z.int()),
    shellGameRecord: z.int(),
  }),
  /** Newest first. */
  matches: z.array(
    z.object({
      id: z.int(),
      leaderId: z.int(),
      leaderName: z.string(),
      tournamentName: z.string(),
      outcome: z.enum(['win', 'loss', 'draw', 'suspended']),
      rewardGiven: z.boolean(),
      timestamp: z.string(),
    }),
  ),
  /** Names of obtained ones. */
  badges: z.array(z.string()),
  team: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      level: z.int(),
      hp: z.int(),
      attack: z.int(),
      defense: z.int(),
      spAttack: z.int(),
      spDefense: z.int(),
      speed: z.int(),
    }),
  ),
  faceIcons: z.array(z.int()),
  notifications: z.array(
    z.object({
      notificationId: z.int(),
      title: z.string(),
      text: z.string(),
      shown: z.boolean(),
      timestamp: z.string(),
    }),
  ),
});
export type SeenPlayer = z.output<typeof seenPlayer>;

export const seenLeaderboards = z.array(
  z.object({
    kind: z.string(),
    userLeaderboards: z.array(
      z.object({ userName: z.string(), score: z.int(), position: z.int() }),
    ),
  }),
);

export const seenLeaders = z.array(
  z.object({
    id: z.int(),
    name: z.string(),
    order: z.int(),
    pokemons: z.array(
      z.object({ name: z.string(), level: z.int(), itemId: z.nullable(z.string()) }),
    ),
  }),
);

const seen = z.object({
  organiser: z.object({ username: z.string(), password: z.string() }),
  players: z.array(seenPlayer),
  leaderboards: seenLeaderboards,
  leaders: seenLeaders,
});

/** Responses of the release's own API. */
export function readSeen(release: string): z.output<typeof seen> {
  return z.parse(seen, JSON.parse(read(release, 'seen.json').toString()));
}
