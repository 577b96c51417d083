import type { FastifyInstance } from 'fastify';

interface Care {
  /** Milliseconds between two times. */
  every: number;
  /** What the log says of a time that went wrong. */
  failure: string;
  /** What is closed once the last time is over. */
  close?: () => Promise<void>;
}

/**
 * Does some work as long as the server listens: at once, and then now and then. A failure is tried
 * again the next time. Several processes may do the same work at once.
 */
export function lookAfter(
  app: FastifyInstance,
  work: () => Promise<void>,
  { every, failure, close = async () => {} }: Care,
): void {
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  const look = () => {
    working = work().catch((err: unknown) => {
      app.log.error({ err }, failure);
    });
  };
  app.addHook('onListen', async () => {
    look();
    timer = setInterval(look, every).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await working;
    await close();
  });
}
