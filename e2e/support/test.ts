import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { type Role, roleAdmin, roleUser } from '@poketorneo/contract';
import { giveRole, type Person, signInAsOrganiser, signUp, tokenHeader } from './accounts.ts';
import { ConsoleErrors } from './console-errors.ts';
import { hideRewards } from './rewards.ts';
import { rememberAlerts } from './shell.ts';

interface Fixtures {
  /** Signs a new player up and in, in this test's browser. */
  login(details?: Parameters<typeof signUp>[1]): Promise<Person>;
  /** Signs the organiser in, in this test's browser. */
  loginAsOrganiser(): Promise<Person>;
  /**
   * Opens a page on another device, of a signed-in person or of a visitor. It is like this test's
   * own, but for `options`.
   */
  openDevice(
    person: Pick<Person, 'session'> | null,
    options?: BrowserContextOptions,
  ): Promise<Page>;
  /** Whether rewards are staged as scenes. */
  watchesRewards: boolean;
  /** Signs a new organiser in, whose account the test may change. */
  loginAsNewOrganiser(): Promise<Person>;
}

async function storeSession(page: Page, person: Pick<Person, 'session'>): Promise<void> {
  await page.addInitScript((stored) => {
    // On the first page only: later the app may have signed the user out.
    if (sessionStorage.getItem('signed-in-by-test') === null) {
      sessionStorage.setItem('signed-in-by-test', 'yes');
      localStorage.setItem('user', stored);
    }
  }, JSON.stringify(person.session));
}

/**
 * Makes `goto` and `reload` wait until the app has replaced the prerendered markup, unless a test
 * passes `waitUntil` to look at that markup.
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

/** Prepares a device for a test. */
async function prepareContext(context: BrowserContext, watchesRewards: boolean): Promise<void> {
  context.on('page', waitForTheApp);
  await rememberAlerts(context);
  if (!watchesRewards) await hideRewards(context);
}

/** Ends the routes of a device: a handler may wait for a response, which ends with the context. */
async function endRoutes(context: BrowserContext): Promise<void> {
  await Promise.all(
    [context, ...context.pages()].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })),
  );
}

/**
 * A browser test that fails on any console error or uncaught exception. A test that provokes errors
 * expects them of `consoleErrors`.
 */
export const test = base.extend<Fixtures & { consoleErrors: ConsoleErrors }>({
  consoleErrors: [
    async ({ context }, use) => {
      const consoleErrors = new ConsoleErrors(context);
      await use(consoleErrors);
      consoleErrors.expectNoOthers();
    },
    { auto: true },
  ],
  watchesRewards: [false, { option: true }],
  context: async ({ context, watchesRewards }, use) => {
    await prepareContext(context, watchesRewards);
    await use(context);
    await endRoutes(context);
  },
  openDevice: async ({ browser, watchesRewards }, use) => {
    const open = new Set<BrowserContext>();
    await use(async (person, options) => {
      const context = await browser.newContext(options);
      open.add(context);
      context.once('close', () => open.delete(context));
      await prepareContext(context, watchesRewards);
      const page = await context.newPage();
      if (person !== null) await storeSession(page, person);
      return page;
    });
    for (const context of open) {
      await endRoutes(context);
      await context.close();
    }
  },
  login: async ({ page, request }, use) => {
    await use(async (details) => {
      const person = await signUp(request, details);
      await storeSession(page, person);
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
      await storeSession(page, organiser);
      return organiser;
    });
  },
  loginAsOrganiser: async ({ page, request }, use) => {
    await use(async () => {
      const person = await signInAsOrganiser(request);
      await storeSession(page, person);
      return person;
    });
  },
});

/** For tests about motion: all others run with reduced motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect };
