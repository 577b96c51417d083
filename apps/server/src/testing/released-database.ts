import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import * as z from 'zod/mini';
import { databaseFile } from '../db/embedded/database-files.ts';
import { createEmbeddedTestDatabase, type TestDatabase, testDatabaseOn } from './test-database.ts';
import { administer, databaseUrl, testServerUrl } from './test-server.ts';

const read = (release: string, file: string) =>
  brotliDecompressSync(readFileSync(new URL(`releases/${release}/${file}.br`, import.meta.url)));

/** A played database as a release has left it, on the server that the tests may use or embedded. */
export async function createReleasedDatabase(release: string): Promise<TestDatabase> {
  if (testServerUrl === undefined) {
    const database = createEmbeddedTestDatabase();
    writeFileSync(databaseFile(database.folder), read(release, 'poketorneo.sqlite'));
    return database;
  }
  const serverUrl = testServerUrl;
  const name = `poketorneo_test_${randomBytes(8).toString('hex')}`;
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

/** What a release's API showed of a player; of a later one's answer just that is taken. */
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
  /** The newest first. */
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
  /** The names of those that are obtained. */
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

/** What the release's own API showed of its database. */
export function readSeen(release: string): z.output<typeof seen> {
  return z.parse(seen, JSON.parse(read(release, 'seen.json').toString()));
}
