import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { createPushBrowser } from '../bench/push-browser.ts';

/** A push service, and the browser that has subscribed with it. */
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
    /** What has come for the browser, read as it would. */
    messages,
    subscription: browser.subscription,
    stop: () => new Promise((resolve) => service.close(resolve)),
  };
}

/** Chromium without Google's services has no push service: the test's is a stub of it. */
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
