import { hour, minute } from '../../clock.ts';
import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import { type PostMessage, postToPublic } from './post-message.ts';
import { createPushKeys } from './push-keys.ts';
import { contactOf } from './push-message.ts';
import { addPushRoutes } from './push-routes.ts';
import { createPushSender } from './push-sender.ts';
import { createPushService, type EnablePush } from './push-service.ts';

interface PushUses {
  postMessage: PostMessage;
  notifications: { enablePush: EnablePush };
}

export function createPushFeature(
  core: Core,
  { postMessage, notifications: { enablePush } }: PushUses,
): Feature {
  const { bus, config, log, transaction } = core;
  const keys = createPushKeys(core);
  const sender = createPushSender({
    transaction,
    keys,
    post: postMessage,
    log,
    contact: contactOf(config.publicUrl),
    assetBaseUrl: config.assetBaseUrl,
  });
  const service = createPushService({
    transaction,
    keys,
    allowsAnyEndpoint: postMessage !== postToPublic,
    enablePush,
  });
  return {
    routes: (app) => addPushRoutes(app, { service, sender, bus }),
    jobs: [
      // Retries messages claimed by a stopped process.
      { run: sender.sendDue, every: minute, failure: 'push messages not sent' },
      { run: sender.prune, every: hour, failure: 'ended push subscriptions not deleted' },
    ],
  };
}
