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

interface Message {
  title: string;
  text: string;
}

/** Writes to a user as an organiser, or to the organisers. */
export async function write(
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

async function list(
  request: APIRequestContext,
  person: Pick<Person, 'session'>,
): Promise<Notification[]> {
  const { path, response } = contract.notifications.list;
  const answer = await request.get(path, { headers: tokenHeader(person) });
  return response.parse(await answer.json());
}

/** The titles of what the server keeps for somebody, newest first. */
export async function keptTitles(request: APIRequestContext, person: Person): Promise<string[]> {
  return (await list(request, person)).map(({ title }) => title);
}

/** Marks all there is as shown, so that no toast comes of it. */
export async function markShown(
  request: APIRequestContext,
  person: Pick<Person, 'session'>,
): Promise<void> {
  await request.put('/api/set-notifications?shown=true', {
    headers: tokenHeader(person),
    data: (await list(request, person)).map(({ notificationId }) => ({ notificationId })),
  });
}

/**
 * Resolves once the page has received a notification that no toast has shown, and has handled it.
 * The page polls each second; where its clock is the test's, `askAgain` moves it on.
 */
export async function heardOf(
  page: Page,
  title: string,
  askAgain: () => Promise<void> = async () => {},
): Promise<void> {
  const unshown = '/api/get-notifications?shown=false';
  const polls = { sent: 0, ended: 0 };
  // How many polls were sent when it was received: by none of these, if one was under way before.
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
      // A page does not poll while a response is on its way: a step of the clock would be lost.
      if (polls.ended >= polls.sent) await askAgain();
      // When the page polls again, it has handled the response.
      return receivedAt !== undefined && polls.sent > receivedAt;
    })
    .toBe(true);
  page.off('request', onRequest);
  page.off('requestfinished', onEnd);
  page.off('requestfailed', onEnd);
  page.off('response', onResponse);
}

/** Where toasts show. */
export function toastRegion(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifiche in arrivo/ });
}

/** One toast, by its header. */
export function toast(page: Page, header: string): Locator {
  return toastRegion(page).getByRole('dialog', { name: header });
}
