import * as z from 'zod/mini';
import { backupStatus } from './downloads.ts';
import { defineEndpoint } from './endpoint.ts';
import { confirmation, moment } from './primitives.ts';

/** A request that the server could not answer, through no fault of whoever asked. */
const requestFailure = z.object({
  /** What whoever asked was told to quote; the server's log has the reason under it. */
  requestId: z.string(),
  /** As in 'GET /api/get-leaderboards'. */
  request: z.string(),
  timestamp: moment,
});

export const healthReport = z.object({
  version: z.string(),
  /** Of the process that has answered. */
  startedAt: moment,
  database: z.object({
    kind: z.enum(['embedded', 'server']),
    /** Bytes. */
    size: z.int(),
    numberOfMigrations: z.int(),
    newestMigration: z.string(),
  }),
  backup: backupStatus,
  /** Where mails go: to this host, or, without one, into a folder of this computer. */
  mail: z.object({ smtpHost: z.nullable(z.string()) }),
  /** Where browsers reach the server; the first one is what links in mails begin with. */
  addresses: z.array(z.string()),
  /** Whether the operator has said which one; otherwise links begin with the address they are asked from. */
  isPublicUrlGiven: z.boolean(),
  /** Of the disk that the data folder is on, in bytes; null where the system does not tell. */
  disk: z.nullable(z.object({ free: z.int(), size: z.int() })),
  /** Of those whose account is in use, organisers who also play included. */
  numberOfPlayers: z.int(),
  numberOfOpenBattles: z.int(),
  /** Of the last day, newest first. */
  failures: z.array(requestFailure),
});
export type HealthReport = z.output<typeof healthReport>;

export const health = {
  check: defineEndpoint({
    method: 'GET',
    path: '/api/health',
    access: 'public',
    summary:
      'Answers 200 only while the database answers and can be written to, 507 when its disk is full, 503 otherwise',
    response: z.object({ status: z.literal('ok') }),
  }),
  report: defineEndpoint({
    method: 'GET',
    path: '/api/get-health-report',
    access: 'admin',
    summary: 'How the installation is: version, database, last backup, mail, disk, failures',
    response: healthReport,
  }),
  sendTestMail: defineEndpoint({
    method: 'POST',
    path: '/api/send-test-mail',
    access: 'admin',
    summary: 'Send a mail to the caller’s own address, and wait for what becomes of it',
    response: confirmation,
  }),
};
