import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { killUnderLoad } from '../../apps/server/src/testing/kill-under-load.ts';
import { serverEntry } from '../support/server-process.ts';
import type { Figure } from './report.ts';

const times = 100;

/** Number of lost or partial writes when the server is killed repeatedly under write load. */
export async function measureKills(): Promise<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'poketorneo-bench-'));
  const { acknowledged, problems } = await killUnderLoad({
    main: serverEntry,
    environment: { DATA_DIR: folder },
    openDatabase: () => openDatabase({ kind: 'embedded', folder }),
    times,
    seed: Date.now(),
  });
  await rm(folder, { recursive: true, force: true });
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  return {
    what: `kill -9 under write load, ${times} times: lost or half done`,
    measured: `${problems.length} (${acknowledged} writes acknowledged)`,
    bar: '0',
    reached: problems.length === 0,
  };
}
