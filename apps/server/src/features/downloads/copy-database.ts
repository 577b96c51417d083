import { Worker } from 'node:worker_threads';
import type { DatabaseLocation } from '../../db/open-database.ts';
import { OperatorError } from '../../operator-error.ts';

/** Copies the database to a new file, whole and checked. */
export type CopyDatabase = (task: { location: DatabaseLocation; file: string }) => Promise<unknown>;

/** What the thread sends when it has done what it could. */
export type CopyReport =
  | { isDone: true }
  | { isDone: false; isOperators: boolean; message: string };

/**
 * In a thread of its own: a large database takes seconds to copy and to check, and SQLite holds up the
 * thread it is called in.
 */
export const copyInThread: CopyDatabase = (task) =>
  new Promise((done, fail) => {
    const file = import.meta.url.endsWith('.ts')
      ? './backup-thread-from-source.mjs'
      : './backup-thread.js';
    const thread = new Worker(new URL(file, import.meta.url), { workerData: task });
    thread.once('message', (report: CopyReport) => {
      if (report.isDone) done(undefined);
      else fail(report.isOperators ? new OperatorError(report.message) : new Error(report.message));
    });
    thread.once('error', fail);
    thread.once('exit', (code) => fail(new Error(`The thread has ended with ${code}`)));
  });
