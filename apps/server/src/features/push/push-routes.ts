import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { Bus } from '../../bus/index.ts';
import { second } from '../../clock.ts';
import { addEndpoint } from '../../http/endpoint.ts';
import type { PushSender } from './push-sender.ts';
import type { PushService } from './push-service.ts';
import { pushDelayMs } from './queue-push.ts';

interface PushParts {
  service: PushService;
  sender: PushSender;
  bus: Bus;
}

export function addPushRoutes(app: FastifyInstance, { service, sender, bus }: PushParts): void {
  addEndpoint(app, contract.push.key, async () => ({ publicKey: await service.publicKey() }));
  addEndpoint(app, contract.push.save, async ({ body, session }) => {
    await service.save(session, body);
    return { message: 'Le notifiche arrivano anche qui' };
  });
  addEndpoint(app, contract.push.forget, async ({ body }) => {
    await service.forget(body);
    return { message: 'Qui non arrivano più notifiche' };
  });
  // Creates the keys at the first start; if the disk is full, on first use.
  app.addHook('onReady', async () => {
    await service.publicKey().catch((err: unknown) => app.log.warn({ err }, 'no push keys yet'));
  });
  sendWhenDue(app, bus, sender);
}

/** Sends due messages queued by any process. */
function sendWhenDue(app: FastifyInstance, bus: Bus, { sendDue }: PushSender): void {
  let timer: NodeJS.Timeout | undefined;
  let isQueuedSince = false;
  let sending = Promise.resolve();
  const wait = () => {
    isQueuedSince = false;
    timer = setTimeout(() => {
      sending = sendDue()
        .catch((err: unknown) => app.log.error({ err }, 'push messages not sent'))
        .finally(() => {
          timer = undefined;
          if (isQueuedSince && !isClosing) wait();
        });
    }, pushDelayMs + second).unref();
  };
  let isClosing = false;
  const unsubscribe = bus.subscribe('push', () => {
    isQueuedSince = true;
    if (timer === undefined) wait();
  });
  app.addHook('onClose', async () => {
    isClosing = true;
    unsubscribe();
    clearTimeout(timer);
    await sending;
  });
}
