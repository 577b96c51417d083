import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
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

interface Listed extends Message {
  notificationId: number;
}

function isList(value: unknown): value is Listed[] {
  return Array.isArray(value);
}

async function list(request: APIRequestContext, person: Pick<Person, 'stored'>): Promise<Listed[]> {
  const answer = await request.get('/api/get-notifications', { headers: tokenHeader(person) });
  const content: unknown = await answer.json();
  if (!isList(content)) throw new Error(`No list: ${JSON.stringify(content)}`);
  return content;
}

/** The titles of what the server keeps for somebody, newest first. */
export async function keptTitles(request: APIRequestContext, person: Person): Promise<string[]> {
  return (await list(request, person)).map(({ title }) => title);
}

/** Lets no toast come of what there is by now. */
export async function markShown(
  request: APIRequestContext,
  person: Pick<Person, 'stored'>,
): Promise<void> {
  await request.put('/api/set-notifications?shown=true', {
    headers: tokenHeader(person),
    data: (await list(request, person)).map(({ notificationId }) => ({ notificationId })),
  });
}

/** Signs a player up for the first tournament: three starters and their icons are told of. */
export async function enterTournament(request: APIRequestContext, player: Person): Promise<void> {
  const answer = await request.put('/api/sign-up-tournament', {
    headers: tokenHeader(player),
    data: { tournamentId: 1 },
  });
  expect(answer.ok()).toBe(true);
}

/** Until the page has been told of a notification that no toast has shown, and has dealt with it. */
export async function heardOf(page: Page, title: string): Promise<void> {
  const unshown = '/api/get-notifications?shown=false';
  await page.waitForResponse(
    async (answer) =>
      answer.url().endsWith(unshown) &&
      answer.status() === 200 &&
      (await answer.text()).includes(title),
  );
  // When the page asks again it has done with the answer what it does with it.
  await page.waitForResponse(`**${unshown}`);
}

/** Where toasts show. */
export function toastRegion(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifiche in arrivo/ });
}

/** One toast, by its header. */
export function toast(page: Page, header: string): Locator {
  return toastRegion(page).getByRole('dialog', { name: header });
}
