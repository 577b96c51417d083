import { Worker } from 'node:worker_threads';
import type { DatabaseLocation } from '../../db/open-database.ts';
import { OperatorError } from '../../operator-error.ts';

/** Copies the database to a new file and verifies it. */
export type CopyDatabase = (task: { location: DatabaseLocation; file: string }) => Promise<unknown>;

/** The thread's result message. */
export type CopyReport =
  | { isDone: true }
  | { isDone: false; isOperatorError: boolean; message: string };

/** In a worker thread: SQLite blocks, and a large copy takes seconds. */
export const copyInThread: CopyDatabase = (task) =>
  new Promise((resolve, reject) => {
    const file = import.meta.url.endsWith('.ts')
      ? './backup-thread-from-source.mjs'
      : './backup-thread.js';
    const thread = new Worker(new URL(file, import.meta.url), { workerData: task });
    thread.once('message', (report: CopyReport) => {
      if (report.isDone) resolve(undefined);
      else
        reject(
          report.isOperatorError ? new OperatorError(report.message) : new Error(report.message),
        );
    });
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`The thread has ended with ${code}`)));
  });
