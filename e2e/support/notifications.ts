import {
  type APIRequestContext,
  expect,
  type Locator,
  type Page,
  type Request,
  type Response,
} from '@playwright/test';
import { contract, type Notification } from '@poketorneo/contract';
import { type Person, tokenHeader } from './accounts.ts';

declare global {
  interface Window {
    toastHolder?: number;
  }
}

interface Message {
  title: string;
  text: string;
}

/** Sends a message to a user as an organiser, or to the organisers. */
export async function sendMessage(
  request: APIRequestContext,
  from: Person,
  to: Person | 'organisers',
  message: Message,
): Promise<void> {
  const answer = await request.post('/api/insert-notification', {
    headers: tokenHeader(from),
    data: to === 'organisers' ? message : { ...message, userId: to.id },
  });
  expect(answer.ok()).toBe(true);
}

async function fetchNotifications(
  request: APIRequestContext,
  person: Pick<Person, 'session'>,
): Promise<Notification[]> {
  const { path, response } = contract.notifications.list;
  const answer = await request.get(path, { headers: tokenHeader(person) });
  return response.parse(await answer.json());
}

/** A notification for stubbed responses: not shown yet, without picture, link and sender. */
export function sampleNotification(
  fields: Pick<Notification, 'notificationId' | 'kind' | 'title'> & Partial<Notification>,
): Notification {
  return {
    userId: 1,
    text: 'Qualcosa è successo.',
    image: null,
    url: null,
    urlName: null,
    urlSection: null,
    sender: null,
    messageId: null,
    facts: null,
    shown: false,
    timestamp: new Date().toISOString(),
    ...fields,
  };
}

/** The titles of a user's stored notifications, newest first. */
export async function notificationTitles(
  request: APIRequestContext,
  person: Person,
): Promise<string[]> {
  return (await fetchNotifications(request, person)).map(({ title }) => title);
}

/** Marks all of a user's notifications as shown, so that they become no toasts. */
export async function markShown(
  request: APIRequestContext,
  person: Pick<Person, 'session'>,
): Promise<void> {
  await request.put('/api/set-notifications?shown=true', {
    headers: tokenHeader(person),
    data: (await fetchNotifications(request, person)).map(({ notificationId }) => ({
      notificationId,
    })),
  });
}

/**
 * Resolves once the page has received a notification and handled it, even if no toast shows it. The
 * page polls each second; where its clock is paused, `poll` advances it.
 */
export async function waitUntilHandled(
  page: Page,
  title: string,
  poll: () => Promise<void> = async () => {},
): Promise<void> {
  const unshown = '/api/get-notifications?shown=false';
  const polls = { sent: 0, ended: 0 };
  // The number of counted polls at its arrival: 0 if an earlier, uncounted poll brought it.
  let receivedAt: number | undefined;
  const onRequest = (request: Request) => {
    if (request.url().endsWith(unshown)) polls.sent += 1;
  };
  const onEnd = (request: Request) => {
    if (request.url().endsWith(unshown)) polls.ended += 1;
  };
  const onResponse = async (answer: Response) => {
    if (!answer.url().endsWith(unshown) || answer.status() !== 200) return;
    const text = await answer.text().catch(() => '');
    if (text.includes(title)) receivedAt ??= polls.sent;
  };
  page.on('request', onRequest);
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  page.on('response', onResponse);
  await expect
    .poll(async () => {
      // A page does not poll while a response is pending: advancing the clock would have no effect.
      if (polls.ended >= polls.sent) await poll();
      // The page polls again only after it has handled the response.
      return receivedAt !== undefined && polls.sent > receivedAt;
    })
    .toBe(true);
  page.off('request', onRequest);
  page.off('requestfinished', onEnd);
  page.off('requestfailed', onEnd);
  page.off('response', onResponse);
}

/** Advances a page's paused clock until a waiting toast has found room, which is sought on a timer. */
export async function expectToastAtLast(page: Page, header: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(300);
      return toast(page, header).isVisible();
    })
    .toBe(true);
}

/** Stops the time of this document's toasts, as in a window that never has the focus. */
function stopToastTime(): void {
  clearInterval(window.toastHolder);
  // Again and again: toasts listen once they are there, and any focus starts their time again.
  window.toastHolder = window.setInterval(() => window.dispatchEvent(new Event('blur')), 50);
}

/**
 * Expects a toast, with the time of all toasts stopped until it is seen: otherwise they close after
 * five seconds, which a busy machine may need to look at them. Call it before what brings the toast.
 * Afterwards the next focus starts their time again.
 */
export async function holdToast(page: Page, header: string): Promise<void> {
  await page.evaluate(stopToastTime);
  await expect(toast(page, header)).toBeVisible();
  await page.evaluate(() => clearInterval(window.toastHolder));
}

/**
 * Keeps the toasts of this document and of the next ones open; call it before what brings them.
 */
export async function holdToasts(page: Page): Promise<void> {
  await page.addInitScript(stopToastTime);
  await page.evaluate(stopToastTime);
}

/** Lets the toasts of this document close by themselves again: their time starts with the call. */
export async function letToastsClose(page: Page): Promise<void> {
  await page.evaluate(() => {
    clearInterval(window.toastHolder);
    window.dispatchEvent(new Event('focus'));
  });
}

/** Remembers a page's toasts, which close after five seconds; returns what waits for one by its header. */
export async function rememberToasts(page: Page): Promise<(header: string) => Promise<void>> {
  const shown = await page.evaluateHandle(() => {
    const texts = new Set<string>();
    new MutationObserver(() => {
      for (const one of document.querySelectorAll('[data-toast]')) {
        if (one.checkVisibility()) texts.add(one.textContent);
      }
    }).observe(document.body, { childList: true, subtree: true });
    return texts;
  });
  return (header) =>
    expect
      .poll(() =>
        shown.evaluate((texts, wanted) => [...texts].some((one) => one.includes(wanted)), header),
      )
      .toBe(true);
}

/** The region of all toasts. */
export function toastRegion(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifiche in arrivo/ });
}

/** A toast by its header. */
export function toast(page: Page, header: string): Locator {
  return toastRegion(page).getByRole('dialog', { name: header });
}
