import type { Readable } from 'node:stream';
import { contract } from '@poketorneo/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { WritableDatabase } from '../../db/transaction.ts';
import { lookAfter } from '../../http/look-after.ts';
import { register } from '../../http/register.ts';
import { SelfSending } from '../../http/self-sending.ts';
import type { Installation } from '../../installation.ts';
import type { AttemptLimits } from '../attempt-limits/index.ts';
import { betweenReminders, createBackupReminder } from './backup-reminder.ts';
import { findBackupStatus } from './backup-status.ts';
import { createBackups } from './backups.ts';
import type { CopyDatabase } from './copy-database.ts';
import { type Sheet, toCsv } from './csv.ts';
import { matchesSheet, playersSheet, standingsSheet } from './sheets.ts';

interface DownloadsParts extends WritableDatabase {
  clock: Clock;
  limits: AttemptLimits;
  installation: Pick<Installation, 'database' | 'dataFolder'>;
  copyDatabase: CopyDatabase;
}

/** What organisers take with them: sheets for a spreadsheet, and the whole database. */
export function addDownloadsRoutes(app: FastifyInstance, parts: DownloadsParts): void {
  const { db, clock, installation } = parts;
  const { database: location, dataFolder } = installation;
  const folder = location.kind === 'embedded' ? location.folder : dataFolder;
  const backups = createBackups({ ...parts, location, folder, log: app.log });
  lookAfter(app, createBackupReminder(parts, location, clock), {
    every: betweenReminders,
    failure: 'organisers not reminded of a backup',
  });

  const sheet = (name: string, make: () => Sheet) => () =>
    new SelfSending((_request, reply) =>
      sendFile(reply, toCsv(make()), {
        name: `poketorneo-${name}-${dateOf(clock())}.csv`,
        type: 'text/csv; charset=utf-8',
      }),
    );
  register(
    app,
    contract.downloads.standings,
    sheet('classifiche', () => standingsSheet(db)),
  );
  register(
    app,
    contract.downloads.matches,
    sheet('lotte', () => matchesSheet(db)),
  );
  register(
    app,
    contract.downloads.players,
    sheet('sfidanti', () => playersSheet(db)),
  );
  register(app, contract.downloads.backupStatus, () =>
    findBackupStatus(db, location, new Date(clock())),
  );
  register(app, contract.downloads.backup, async ({ body, session }) => {
    const { bytes, content } = await backups.take(session.identity.userId, body.password);
    return new SelfSending((_request, reply) =>
      sendFile(reply.header('content-length', bytes), content, {
        name: `poketorneo-${dateOf(clock())}.sqlite`,
        type: 'application/vnd.sqlite3',
      }),
    );
  });
}

/** A file that browsers save, and that nobody keeps on the way. */
function sendFile(
  reply: FastifyReply,
  content: Readable,
  { name, type }: { name: string; type: string },
): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(content);
}

/** '2026-11-22', so that files sort by it, where the clubs are. */
const dates = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });
const dateOf = (moment: number) => dates.format(moment);
