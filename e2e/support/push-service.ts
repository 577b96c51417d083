import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { createPushBrowser } from '../../apps/server/src/testing/push-browser.ts';

/** Starts a push service with a subscribed browser. */
export async function startPushService() {
  const messages: string[] = [];
  const service = createServer((asked, answer) => {
    const parts: Buffer[] = [];
    asked.on('data', (part: Buffer) => parts.push(part));
    asked.on('end', () => {
      messages.push(JSON.stringify(browser.read(Buffer.concat(parts))));
      answer.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const browser = createPushBrowser(`http://127.0.0.1:${port}/subscription`);
  return {
    /** The messages received, decrypted as by the browser. */
    messages,
    subscription: browser.subscription,
    stop: () => new Promise((resolve) => service.close(resolve)),
  };
}

/** Stubs the page's `PushManager`: Chromium without Google's services has no push service. */
export async function subscribeWith(
  page: Page,
  subscription: Awaited<ReturnType<typeof startPushService>>['subscription'],
): Promise<void> {
  await page.addInitScript((given) => {
    const key = 'subscribed-by-test';
    const made = () => ({
      endpoint: given.endpoint,
      toJSON: () => given,
      unsubscribe: async () => {
        localStorage.removeItem(key);
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem(key) === null ? null : made()),
      subscribe: async () => {
        localStorage.setItem(key, 'yes');
        return made();
      },
    });
  }, subscription);
}
