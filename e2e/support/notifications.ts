import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
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
 * Until the page has been told of a notification that no toast has shown, and has dealt with it. The
 * page asks by itself each second; where its clock is the test's, `askAgain` can hurry it on.
 */
export async function heardOf(
  page: Page,
  title: string,
  askAgain: () => Promise<void> = async () => {},
): Promise<void> {
  const unshown = '/api/get-notifications?shown=false';
  await page.waitForResponse(
    async (answer) =>
      answer.url().endsWith(unshown) &&
      answer.status() === 200 &&
      (await answer.text()).includes(title),
  );
  // When the page asks again it has done with the answer what it does with it.
  await Promise.all([page.waitForResponse(`**${unshown}`), askAgain()]);
}

/** Where toasts show. */
export function toastRegion(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifiche in arrivo/ });
}

/** One toast, by its header. */
export function toast(page: Page, header: string): Locator {
  return toastRegion(page).getByRole('dialog', { name: header });
}
