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

/** Where toasts show. */
export function toastRegion(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifiche in arrivo/ });
}

/** One toast, by its header. */
export function toast(page: Page, header: string): Locator {
  return toastRegion(page).getByRole('dialog', { name: header });
}
