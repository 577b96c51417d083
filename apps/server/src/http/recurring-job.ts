import type { FastifyInstance } from 'fastify';

interface JobOptions {
  /** Milliseconds between two runs. */
  every: number;
  /** Log message of a failed run. */
  failure: string;
}

/** Runs at listen, then every `every` ms. Errors are logged. Not exclusive between processes. */
export function addRecurringJob(
  app: FastifyInstance,
  job: () => Promise<void>,
  { every, failure }: JobOptions,
): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    running = job().catch((err: unknown) => {
      app.log.error({ err }, failure);
    });
  };
  app.addHook('onListen', async () => {
    run();
    timer = setInterval(run, every).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
