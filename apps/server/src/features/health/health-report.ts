import { statfs } from 'node:fs/promises';
import type { HealthReport } from '@poketorneo/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Installation } from '../../installation.ts';
import { countRunningBattles } from '../battle-records/index.ts';
import { findBackupStatus } from '../downloads/index.ts';
import { countMigrations, countPlayers } from './health-report-repository.ts';
import { failurePeriodMs } from './request-failures.ts';
import { listFailures } from './request-failures-repository.ts';

/** Disk space of a folder; null if the system does not report it. */
async function findDisk(folder: string): Promise<HealthReport['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch {
    return null;
  }
}

interface ReportParts {
  db: Database;
  clock: Clock;
  installation: Installation;
}

/** The report for organisers. */
export function createHealthReport({ db, clock, installation }: ReportParts) {
  const startedAt = new Date(clock()).toISOString();

  return async (): Promise<HealthReport> => {
    const now = new Date(clock());
    const { version, database, dataFolder, smtpHost, addresses, isPublicUrlGiven } = installation;
    const backup = await findBackupStatus(db, database, now);
    const failures = await listFailures(db, new Date(now.getTime() - failurePeriodMs));
    return {
      version,
      startedAt,
      database: {
        kind: database.kind,
        size: backup.databaseSize,
        numberOfMigrations: await countMigrations(db),
      },
      backup,
      mail: { smtpHost },
      addresses: addresses(),
      isPublicUrlGiven,
      disk: await findDisk(dataFolder),
      numberOfPlayers: await countPlayers(db),
      numberOfOpenBattles: await countRunningBattles(db),
      failures: failures.map(({ requestId, request, failedAt }) => ({
        requestId,
        request,
        timestamp: failedAt.toISOString(),
      })),
    };
  };
}
