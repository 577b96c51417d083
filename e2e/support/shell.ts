import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './accounts.ts';

const alertSelector = '[data-type]:is([role="alert"], [role="status"])';

/** An alert of the banner by its text. It closes by itself: `expectAlert` does not mind. */
export function alertWithText(page: Page, text: string | RegExp): Locator {
  return page.locator(alertSelector).filter({ hasText: text });
}

declare global {
  interface Window {
    /** The texts of the alerts that the document has shown, in their order. */
    shownAlerts?: string[];
  }
}

/** Lets each document of a context remember its alerts, which close by themselves. */
export async function rememberAlerts(context: BrowserContext): Promise<void> {
  await context.addInitScript((selector) => {
    const shown: string[] = [];
    window.shownAlerts = shown;
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          const alerts = [...node.querySelectorAll(selector)];
          if (node.matches(selector)) alerts.push(node);
          for (const one of alerts) if (one.checkVisibility()) shown.push(one.textContent);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  }, alertSelector);
}

/** Expects an alert that is shown or has been shown since the last one with this text. */
export async function expectAlert(page: Page, text: string | RegExp): Promise<void> {
  await expect
    .poll(
      () =>
        page
          .evaluate(
            ({ selector, wanted }) => {
              const matches = (one: string) =>
                typeof wanted === 'string' ? one.includes(wanted) : wanted.test(one);
              const shown = window.shownAlerts;
              if (shown === undefined) {
                const now = [...document.querySelectorAll(selector)];
                return now.some((one) => one.checkVisibility() && matches(one.textContent));
              }
              const index = shown.findIndex(matches);
              return index >= 0 && shown.splice(index, 1).length === 1;
            },
            { selector: alertSelector, wanted: text },
          )
          // The page is being left.
          .catch(() => false),
      { message: `an alert with ${text}` },
    )
    .toBe(true);
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

/** Expects a fixed bar to cover nothing of the page's end, where the page is scrolled to it. */
export async function expectAtEnd(page: Page, bar: Locator): Promise<void> {
  const end = page.getByRole('contentinfo');
  // What still arrives moves the end on.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const [last, cover] = [await end.boundingBox(), await bar.boundingBox()];
      return last === null || cover === null ? null : last.y + last.height - cover.y;
    })
    .toBeLessThanOrEqual(1);
}

/** Expects the page to be no wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, width } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  expect(content, `width of the page in a window of ${width}px`).toBeLessThanOrEqual(width);
}
