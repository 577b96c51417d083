import { statSync } from 'node:fs';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import * as z from 'zod/mini';
import { damagedDatabase } from './explain-failure.ts';

/**
 * Two milliseconds for each megabyte, and as long again as the disk takes to read it: beyond this a
 * start would be held up, and a backup, which reads everything too, has to do. Bytes.
 */
const largestChecked = 128 * 1024 * 1024;

const problemRows = z.array(z.object({ quick_check: z.string() }));

/** Reads every page of a database that is being opened. Throws DatabaseFailure 'damaged'. */
export function checkPages(
  database: DatabaseSyncInstance,
  file: string,
  largest = largestChecked,
): void {
  if (statSync(file).size > largest) return;
  const [problem] = problemRows.parse(database.prepare('pragma quick_check(1)').all());
  if (problem?.quick_check !== 'ok') {
    throw damagedDatabase(file, new Error(problem?.quick_check));
  }
}
