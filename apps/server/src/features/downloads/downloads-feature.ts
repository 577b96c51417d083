import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import { createBackupReminder, reminderIntervalMs } from './backup-reminder.ts';
import type { CopyDatabase } from './copy-database.ts';
import { addDownloadsRoutes } from './downloads-routes.ts';

export function createDownloadsFeature(
  core: Core,
  { copyDatabase }: { copyDatabase: CopyDatabase },
): Feature {
  return {
    routes: (app) => addDownloadsRoutes(app, { ...core, copyDatabase }),
    jobs: [
      {
        run: createBackupReminder(core, core.installation.database, core.clock),
        every: reminderIntervalMs,
        failure: 'organisers not reminded of a backup',
      },
    ],
  };
}
