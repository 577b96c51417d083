import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './accounts.ts';

/** An alert of the banner by its text. */
export function alertWithText(page: Page, text: string | RegExp): Locator {
  return page.locator('[data-type]:is([role="alert"], [role="status"])').filter({ hasText: text });
}

/** The header's button with the user's name, which opens the user menu. */
export function userButton(page: Page, username: string): Locator {
  return page.getByRole('banner').getByRole('button', { name: username });
}

/** Fills in and submits the sign-in form of the open page. */
export async function signInThroughForm(
  page: Page,
  { username, password }: Pick<Person, 'username' | 'password'>,
): Promise<void> {
  // Other pages have a field for the username too.
  await expect(page.getByRole('heading', { name: 'Il torneo ti aspetta!' })).toBeVisible();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
}

/** Signs out through the user menu. */
export async function signOutThroughMenu(page: Page, username: string): Promise<void> {
  await userButton(page, username).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/home');
}

/** The value of the browser's storage key 'user'. */
export function storedUser(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('user'));
}

/** Expects the page to be no wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, width } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  expect(content, `width of the page in a window of ${width}px`).toBeLessThanOrEqual(width);
}
