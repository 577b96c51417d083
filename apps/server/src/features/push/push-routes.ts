import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { Bus } from '../../bus/index.ts';
import { hour, minute, second } from '../../clock.ts';
import { lookAfter } from '../../http/look-after.ts';
import { register } from '../../http/register.ts';
import type { PushSender } from './push-sender.ts';
import type { PushService } from './push-service.ts';
import { untilPushed } from './queue-push.ts';

interface PushParts {
  service: PushService;
  sender: PushSender;
  bus: Bus;
}

export function addPushRoutes(app: FastifyInstance, { service, sender, bus }: PushParts): void {
  register(app, contract.push.key, async () => ({ publicKey: await service.publicKey() }));
  register(app, contract.push.save, async ({ body, session }) => {
    await service.save(session, body);
    return { message: 'Le notifiche arrivano anche qui' };
  });
  register(app, contract.push.forget, async ({ body }) => {
    await service.forget(body);
    return { message: 'Qui non arrivano più notifiche' };
  });
  // At the first start; without room for them, when they are first asked for.
  app.addHook('onReady', async () => {
    await service.publicKey().catch((err: unknown) => app.log.warn({ err }, 'no push keys yet'));
  });
  sendWhenDue(app, bus, sender);
  // What a process has taken that was stopped before it had sent it.
  lookAfter(app, sender.sendDue, { every: minute, failure: 'push messages not sent' });
  lookAfter(app, sender.prune, { every: hour, failure: 'ended push subscriptions not forgotten' });
}

/** Sends what is queued once it is due: any process may, whichever has queued it. */
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
    }, untilPushed + second).unref();
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
