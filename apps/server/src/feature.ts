import type { FastifyInstance } from 'fastify';
import type { PreviewResolver } from './http/link-preview.ts';
import { addRecurringJob } from './http/recurring-job.ts';

/** Work that each process repeats while it listens. */
export interface Job {
  run: () => Promise<void>;
  /** Milliseconds between two runs. */
  every: number;
  /** Log message of a failed run. */
  failure: string;
}

/** A part of the server; a factory returns it together with its public functions. */
export interface Feature {
  routes?: (app: FastifyInstance) => void;
  jobs?: readonly Job[];
  preview?: PreviewResolver;
  /** Called after the last run of its jobs. */
  close?: () => Promise<void>;
}

export function mountFeature(app: FastifyInstance, { routes, jobs = [], close }: Feature): void {
  // Fastify runs `onClose` hooks in reverse order: the jobs' hooks, added last, run first.
  if (close !== undefined) app.addHook('onClose', () => close());
  routes?.(app);
  for (const { run, ...options } of jobs) addRecurringJob(app, run, options);
}
