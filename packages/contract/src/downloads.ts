import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { moment } from './primitives.ts';

/** A file response; its name is in the `content-disposition` header. */
const file = z.unknown();

export const backupStatus = z.object({
  /** SQLite or PostgreSQL: they are restored in different ways. */
  kind: z.enum(['embedded', 'server']),
  /** Time of the last backup, from here or the command line; null without any. */
  lastBackup: z.nullable(moment),
  /** A new backup is due. */
  isDue: z.boolean(),
  /** The restore command for this installation; null for PostgreSQL, which needs several steps. */
  restoreCommand: z.nullable(z.string()),
  /** Bytes. */
  databaseSize: z.int(),
});
export type BackupStatus = z.output<typeof backupStatus>;

/** Downloads for organisers. */
export const downloads = {
  standings: defineEndpoint({
    method: 'GET',
    path: '/api/download-standings',
    access: 'admin',
    summary: 'Every leaderboard to its end, as CSV for a spreadsheet',
    response: file,
  }),
  matches: defineEndpoint({
    method: 'GET',
    path: '/api/download-matches',
    access: 'admin',
    summary: 'Every match, as CSV for a spreadsheet',
    response: file,
  }),
  players: defineEndpoint({
    method: 'GET',
    path: '/api/download-players',
    access: 'admin',
    summary: 'Every account and how far it is, as CSV for a spreadsheet',
    response: file,
  }),
  backupStatus: defineEndpoint({
    method: 'GET',
    path: '/api/get-backup-status',
    access: 'admin',
    summary: 'The time of the last backup',
    response: backupStatus,
  }),
  backup: defineEndpoint({
    method: 'POST',
    path: '/api/download-backup',
    access: 'admin',
    summary:
      'A copy of the whole database, as a file that can be restored; asks for the organiser’s password again',
    body: z.object({ password: z.string().check(z.minLength(1), z.maxLength(1024)) }),
    response: file,
  }),
};
