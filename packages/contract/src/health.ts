import * as z from 'zod/mini';
import { backupStatus } from './downloads.ts';
import { defineEndpoint } from './endpoint.ts';
import { confirmation, moment } from './primitives.ts';

/** A failed request that was not the caller's fault. */
const requestFailure = z.object({
  /** The error id quoted to the caller, under which the server's log has the cause. */
  requestId: z.string(),
  /** As in 'GET /api/get-leaderboards'. */
  request: z.string(),
  timestamp: moment,
});

export const healthReport = z.object({
  version: z.string(),
  /** Of the responding process. */
  startedAt: moment,
  database: z.object({
    kind: z.enum(['embedded', 'server']),
    /** Bytes. */
    size: z.int(),
    numberOfMigrations: z.int(),
  }),
  backup: backupStatus,
  /** Mail transport: an SMTP host, or, without one, a local folder. */
  mail: z.object({ smtpHost: z.nullable(z.string()) }),
  /** Origins of the server; the first one is used in mail links. */
  addresses: z.array(z.string()),
  /** Whether PUBLIC_URL is set; otherwise links use the request's origin. */
  isPublicUrlGiven: z.boolean(),
  /** Of the disk of the data folder, in bytes; null where the system does not report it. */
  disk: z.nullable(z.object({ free: z.int(), size: z.int() })),
  /** Active accounts that play, organisers included. */
  numberOfPlayers: z.int(),
  numberOfOpenBattles: z.int(),
  /** Of the last 24 hours, newest first. */
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
    summary: 'State of the installation: version, database, last backup, mail, disk, failures',
    response: healthReport,
  }),
  sendTestMail: defineEndpoint({
    method: 'POST',
    path: '/api/send-test-mail',
    access: 'admin',
    summary: 'Send a test mail to the caller’s address, and wait for the result',
    response: confirmation,
  }),
};
