import type { Readable } from 'node:stream';
import { contract } from '@poketorneo/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { WritableDatabase } from '../../db/transaction.ts';
import { addEndpoint, CustomReply } from '../../http/endpoint.ts';
import type { Installation } from '../../installation.ts';
import type { RateLimiter } from '../rate-limiter/index.ts';
import { findBackupStatus } from './backup-status.ts';
import { createBackups } from './backups.ts';
import type { CopyDatabase } from './copy-database.ts';
import { type Sheet, toCsv } from './csv.ts';
import { matchesSheet, playersSheet, standingsSheet } from './sheets.ts';

interface DownloadsParts extends WritableDatabase {
  clock: Clock;
  rateLimiter: RateLimiter;
  installation: Pick<Installation, 'database' | 'dataFolder'>;
  copyDatabase: CopyDatabase;
}

/** Downloads for organisers: spreadsheets and the database. */
export function addDownloadsRoutes(app: FastifyInstance, parts: DownloadsParts): void {
  const { db, clock, installation } = parts;
  const { database: location, dataFolder } = installation;
  const folder = location.kind === 'embedded' ? location.folder : dataFolder;
  const backups = createBackups({ ...parts, location, folder, log: app.log });

  const sheet = (name: string, make: () => Sheet) => () =>
    new CustomReply((_request, reply) =>
      sendFile(reply, toCsv(make()), {
        name: `poketorneo-${name}-${dateOf(clock())}.csv`,
        type: 'text/csv; charset=utf-8',
      }),
    );
  addEndpoint(
    app,
    contract.downloads.standings,
    sheet('classifiche', () => standingsSheet(db)),
  );
  addEndpoint(
    app,
    contract.downloads.matches,
    sheet('lotte', () => matchesSheet(db)),
  );
  addEndpoint(
    app,
    contract.downloads.players,
    sheet('sfidanti', () => playersSheet(db)),
  );
  addEndpoint(app, contract.downloads.backupStatus, () =>
    findBackupStatus(db, location, new Date(clock())),
  );
  addEndpoint(app, contract.downloads.backup, async ({ body, session }) => {
    const { bytes, content } = await backups.take(session.identity.userId, body.password);
    return new CustomReply((_request, reply) =>
      sendFile(reply.header('content-length', bytes), content, {
        name: `poketorneo-${dateOf(clock())}.sqlite`,
        type: 'application/vnd.sqlite3',
      }),
    );
  });
}

/** A download that must not be cached. */
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

/** Date in the clubs' time zone, as '2026-11-22', so that files sort by it. */
const dates = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });
const dateOf = (moment: number) => dates.format(moment);
