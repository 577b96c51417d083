import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { backupDatabase } from '../../commands/backup.ts';
import { OperatorError } from '../../operator-error.ts';
import type { CopyReport } from './copy-database.ts';

const task = z.object({
  location: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('embedded'), folder: z.string() }),
    z.object({ kind: z.literal('server'), url: z.string() }),
  ]),
  file: z.string(),
});

/** Copies one database and exits. */
async function copy(): Promise<CopyReport> {
  try {
    await backupDatabase(task.parse(workerData));
    return { isDone: true };
  } catch (error) {
    // Error classes do not survive postMessage.
    const message = error instanceof Error ? error.message : String(error);
    return { isDone: false, isOperatorError: error instanceof OperatorError, message };
  }
}

parentPort?.postMessage(await copy());
