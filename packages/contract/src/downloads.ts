import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { moment } from './primitives.ts';

/** A file, sent as it is; its name stands in the answer's `content-disposition`. */
const file = z.unknown();

export const backupStatus = z.object({
  /** In a file of this computer, or on a PostgreSQL server: a copy gets back into either another way. */
  kind: z.enum(['embedded', 'server']),
  /** When the last copy was made, here or at the terminal; null as long as there is none. */
  lastBackup: z.nullable(moment),
  /** It is so long ago that it is time for another one. */
  isDue: z.boolean(),
  /** What puts a copy back into this installation; null of a PostgreSQL server, which takes several steps. */
  restoreCommand: z.nullable(z.string()),
  /** Bytes. */
  databaseSize: z.int(),
});
export type BackupStatus = z.output<typeof backupStatus>;

/** What organisers take with them. */
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
    summary: 'When the database was copied last',
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
