import { test as base, expect, type Page } from '@playwright/test';
import { type Role, roleAdmin, roleUser } from '@poketorneo/contract';
import { giveRole, type Person, signInAsOrganiser, signUp, tokenHeader } from './accounts.ts';
import { leaveOutRewards } from './rewards.ts';

interface Fixtures {
  /** Signs a new player in, in this test's browser. */
  login(details?: Parameters<typeof signUp>[1]): Promise<Person>;
  /** Signs the organiser in, in this test's browser. */
  loginAsOrganiser(): Promise<Person>;
  /** Whether what was won is staged, as for somebody who has not seen it yet. */
  watchesRewards: boolean;
  /** Signs a new organiser in, whose account the test may change as it likes. */
  loginAsNewOrganiser(): Promise<Person>;
}

async function remember(page: Page, person: Person): Promise<void> {
  await page.addInitScript((stored) => {
    // Only at the first page: afterwards the app itself decides who is signed in.
    if (sessionStorage.getItem('signed-in-by-test') === null) {
      sessionStorage.setItem('signed-in-by-test', 'yes');
      localStorage.setItem('user', stored);
    }
  }, JSON.stringify(person.session));
}

/**
 * Waits after each way of opening a page until the app has taken the place of what is drawn into
 * the document: nobody can use a page before. A test that looks at the drawing says when it begins.
 */
function waitForTheApp(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const arrived = () => page.locator('main.boot-page').waitFor({ state: 'detached' });
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await arrived();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await arrived();
    return response;
  };
}

/**
 * A browser test in which any console error or uncaught exception is a failure. A test that
 * provokes a refusal empties `consoleErrors` once it has seen what it expected.
 */
export const test = base.extend<Fixtures & { consoleErrors: string[] }>({
  consoleErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      // Of the context, so that a test's further tabs are watched too.
      context.on('console', (message) => {
        // What is asked for every second may fail: the app says nothing of it, only the browser does.
        const isPoll = message.location().url.includes('/api/get-notifications');
        if (message.type() === 'error' && !isPoll) errors.push(message.text());
      });
      context.on('weberror', (webError) => errors.push(String(webError.error())));
      await use(errors);
      expect(errors, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
  watchesRewards: [false, { option: true }],
  context: async ({ context, watchesRewards }, use) => {
    context.on('page', waitForTheApp);
    if (!watchesRewards) await leaveOutRewards(context);
    await use(context);
  },
  login: async ({ page, request }, use) => {
    await use(async (details) => {
      const person = await signUp(request, details);
      await remember(page, person);
      return person;
    });
  },
  loginAsNewOrganiser: async ({ page, request }, use) => {
    await use(async () => {
      const person = await signUp(request);
      await giveRole(request, await signInAsOrganiser(request), person, 'organiser');
      await request.delete('/api/delete-all-notifications', { headers: tokenHeader(person) });
      const roles: Role[] = [roleUser, roleAdmin];
      const organiser = { ...person, session: { ...person.session, roles } };
      await remember(page, organiser);
      return organiser;
    });
  },
  loginAsOrganiser: async ({ page, request }, use) => {
    await use(async () => {
      const person = await signInAsOrganiser(request);
      await remember(page, person);
      return person;
    });
  },
});

/**
 * For tests about motion: all others see pages as somebody who has asked for less of it, and wait
 * for none.
 */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect };
