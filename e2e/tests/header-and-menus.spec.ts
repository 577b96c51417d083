import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { signOutThroughMenu, userButton } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

/** Label and address, or a menu's label and its links. */
type Link = readonly [label: string, to: string];
type Entry = Link | readonly [label: string, links: readonly Link[]];

const games: Entry = [
  'Giochi',
  [
    ['PokéMemory', '/memory-game'],
    ['PokéQuiz', '/quiz'],
    ['PokéShell', '/shell-game'],
  ],
];
const pedia: Entry = [
  'PokéPedia',
  [
    ['Pokédex', '/pokedex'],
    ['Tabella dei tipi', '/pokemon-types-table'],
  ],
];

const anonymous: readonly Entry[] = [
  ['Home', '/home'],
  ['Tornei', '/tournaments'],
  ['Capipalestra', '/tournament-leaders'],
  ['Medagliere', '/badges'],
  games,
  pedia,
  ['Regolamento', '/tournament-rules'],
];
const header = (page: Page) => page.getByRole('banner');
const topNavigation = (page: Page) => header(page).getByRole('navigation', { name: 'Principale' });
const sideMenu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const opener = (page: Page) => page.getByRole('button', { name: 'Apri il menu' });

async function linksOf(place: Locator): Promise<(readonly [string, string | null])[]> {
  const links = place.getByRole('link');
  await expect(links.first()).toBeAttached();
  return links.evaluateAll((all) =>
    all.map((link) => [link.textContent ?? '', link.getAttribute('href')] as const),
  );
}

/** All links of entries, those in menus in their menu's place. */
const flat = (entries: readonly Entry[]) =>
  entries.flatMap<Link>(([label, to]) => (typeof to === 'string' ? [[label, to] as const] : to));

/** Every top-level label in order, links and menus alike. */
const labels = (place: Locator) => place.locator(':scope > ul > li > *').allInnerTexts();

async function expectTopNavigation(page: Page, entries: readonly Entry[]): Promise<void> {
  const navigation = topNavigation(page);
  await expect(navigation).toBeVisible();
  await expect(opener(page)).toHaveCount(0);
  for (const [label, to] of entries) {
    if (typeof to === 'string') {
      const link = navigation.getByRole('link', { name: label, exact: true });
      await expect(link).toHaveAttribute('href', to);
    } else {
      const button = navigation.getByRole('button', { name: label, exact: true });
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const panel = button.locator('xpath=following-sibling::*');
      expect(await linksOf(panel)).toEqual(to);
      await button.click();
      await expect(panel).toBeHidden();
    }
  }
  const seen = (await labels(navigation)).map((text) => text.trim().split('\n')[0]);
  expect(seen).toEqual(entries.map(([label]) => label));
}

async function expectSideMenu(page: Page, entries: readonly Entry[]): Promise<void> {
  await expect(topNavigation(page)).toBeHidden();
  await opener(page).click();
  const navigation = sideMenu(page).getByRole('navigation', { name: 'Principale' });
  expect(await linksOf(navigation)).toEqual(flat(entries));
  for (const [label, to] of entries) {
    if (typeof to === 'string') continue;
    const group = navigation.getByRole('list', { name: label });
    expect(await linksOf(group)).toEqual(to);
  }
  await page.keyboard.press('Escape');
  await expect(sideMenu(page)).toBeHidden();
}

/** What each kind of user is offered: navigation.test.ts of the app. */
test.describe('the header', () => {
  test('links to the user’s pages and signs out @phone', async ({ page, login }) => {
    const { username } = await login();
    await page.goto('/home');
    const button = userButton(page, username);
    await expect(button.locator('img')).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Login' })).toHaveCount(0);
    await button.tap();
    const logout = page.getByRole('button', { name: 'Logout' });
    await expect(logout).toBeVisible();
    await expect(button.locator('xpath=..').getByRole('link')).toHaveCount(4);
    await expectAccessible(page, 'header');
    await page.keyboard.press('Escape');
    await expect(logout).toBeHidden();
    for (const [label, to, title] of [
      ['Il mio profilo', '/profile', 'Il mio profilo'],
      ['La mia squadra', '/my-team', 'La mia squadra'],
      ['Le mie lotte', '/my-matches', 'Le mie lotte'],
      [/^Notifiche/, '/notifications', 'Notifiche'],
    ] as const) {
      await button.click();
      const link = header(page).getByRole('link', { name: label });
      await link.click();
      await expect(page).toHaveURL(to);
      await expect(page).toHaveTitle(title);
      await expect(link).toBeHidden();
    }
    await signOutThroughMenu(page, username);
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await page.reload();
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('marks the current page; menus are walked, and left, by keyboard @desktop', async ({
    page,
    login,
  }) => {
    const { username } = await login();
    await page.setViewportSize({ width: 1440, height: 900 });
    const current = page.locator('[aria-current="page"]:visible');
    await page.goto('/badges/2');
    await expect(current).toHaveText(['Medagliere']);
    await topNavigation(page).getByRole('link', { name: 'Tornei' }).click();
    await expect(current).toHaveText(['Tornei']);
    await header(page).getByRole('link', { name: 'PokéTorneo' }).click();
    await expect(page.getByRole('article')).toBeVisible();
    const button = topNavigation(page).getByRole('button', { name: 'Giochi' });
    const pedia = topNavigation(page).getByRole('button', { name: 'PokéPedia' });
    const link = (name: string) => topNavigation(page).getByRole('link', { name });

    await test.step('open, are walked, close', async () => {
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(link('PokéMemory')).toBeFocused();
      await expectAccessible(page, 'header');
      await page.keyboard.press('ArrowDown');
      await expect(link('PokéQuiz')).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(button).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(link('PokéShell')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(link('PokéShell')).toHaveCount(0);
    });
    await test.step('close when the focus leaves', async () => {
      await page.keyboard.press('Space');
      for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
    await test.step('close when another opens, or beside them', async () => {
      await button.click();
      await pedia.click();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(pedia).toHaveAttribute('aria-expanded', 'true');
      await userButton(page, username).click();
      await expect(pedia).toHaveAttribute('aria-expanded', 'false');
      await page.mouse.click(700, 600);
      await expect(userButton(page, username)).toHaveAttribute('aria-expanded', 'false');
    });
    await test.step('lead on', async () => {
      await button.focus();
      await page.keyboard.press('ArrowDown');
      await expect(link('PokéMemory')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/quiz');
      // The page that comes closes the menus: opened before that, one would not stay.
      await expect(page).toHaveTitle('PokéQuiz');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });

    await button.click();
    await expect(current).toHaveText(['PokéQuiz']);
    await userButton(page, username).click();
    await header(page).getByRole('link', { name: 'Il mio profilo' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Modifica' }).click();
    await expect(page).toHaveURL('/profile/edit');
    await expect(page).toHaveTitle('Modifica profilo');
    await userButton(page, username).click();
    await expect(current).toHaveCount(0);
    await header(page).getByRole('link', { name: 'Il mio profilo' }).click();
    await expect(page.getByRole('heading', { name: /^Profilo di/ })).toBeVisible();
    await userButton(page, username).focus();
    await page.keyboard.press('Enter');
    await expect(current).toHaveText(['Il mio profilo']);
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/home');
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
  });
});

test.describe('visitors', () => {
  const expectLinks = async (page: Page) => {
    await expect(header(page).getByRole('link', { name: 'PokéTorneo' })).toHaveAttribute(
      'href',
      '/home',
    );
    await expect(header(page).getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/account/login',
    );
  };

  test('have a side menu, which keeps the focus and gives it back, and is closed @phone', async ({
    page,
  }) => {
    await page.goto('/home');
    await expectLinks(page);
    await expectSideMenu(page, anonymous);
    // The bar under the thumb.
    await expect(page.getByRole('navigation', { name: 'Rapida' })).toHaveCount(1);

    await opener(page).focus();
    await page.keyboard.press('Enter');
    const menu = sideMenu(page);
    await expect(menu).toBeVisible();
    await expectAccessible(page, 'dialog');
    await expect(menu.locator(':focus')).toHaveCount(1);
    const stops = await menu.locator('a, button').count();
    for (let stop = 0; stop <= stops; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(menu.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(menu.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener(page)).toBeFocused();

    // With its cross, beside it and on navigation.
    await opener(page).tap();
    await menu.getByRole('button', { name: 'Chiudi' }).tap();
    await expect(menu).toBeHidden();

    await opener(page).tap();
    await expect(menu).toBeVisible();
    await page.touchscreen.tap(380, 600);
    await expect(menu).toBeHidden();

    await opener(page).tap();
    await menu.getByRole('link', { name: 'Tabella dei tipi' }).tap();
    await expect(page).toHaveURL('/pokemon-types-table');
    await expect(menu).toBeHidden();
    await expect(page).toHaveTitle('Tabella dei tipi');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();

    await opener(page).tap();
    await expect(menu.locator('[aria-current="page"]')).toHaveText('Tabella dei tipi');
    // The page that is shown already: nothing to go to, but the menu closes.
    await menu.getByRole('link', { name: 'Tabella dei tipi' }).tap();
    await expect(menu).toBeHidden();

    await opener(page).tap();
    await expect(menu).toBeVisible();
    // The way back leads out of the menu first.
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/pokemon-types-table');
    await page.goBack();
    await expect(page).toHaveURL('/home');
  });

  test('skip to the content, have their links in the header, and start at a page’s top, focused @desktop', async ({
    page,
  }) => {
    await page.goto('/tournament-rules');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const main = page.getByRole('main');
    const scrollPosition = () => page.evaluate(() => window.scrollY);
    await test.step('the first stop', async () => {
      const skip = page.getByRole('link', { name: 'Vai al contenuto' });
      await expect(skip).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(main).toBeFocused();
      await expect(page).toHaveURL('/tournament-rules');
      await page.keyboard.press('Tab');
      await expect(main.locator(':focus')).toHaveCount(1);
    });
    await test.step('the links', async () => {
      await expectLinks(page);
      await expectTopNavigation(page, anonymous);
      await expect(page.getByRole('navigation', { name: 'Rapida' })).toHaveCount(0);
    });
    await test.step('the footer says which version this is', async () => {
      const footer = page.getByRole('contentinfo');
      await footer.scrollIntoViewIfNeeded();
      await expect(footer).toContainText(/Versione \d+\.\d+\.\d+/);
    });
    await test.step('an address typed over another one', async () => {
      expect(await scrollPosition()).toBeGreaterThan(0);
      await page.goto('/pokemon-types-table');
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      expect(await scrollPosition()).toBe(0);
    });
    await test.step('a link', async () => {
      await page.evaluate(() => window.scrollTo({ top: 500 }));
      await topNavigation(page).getByRole('link', { name: 'Regolamento' }).click();
      await expect(page).toHaveTitle('Regolamento');
      await expect(main).toBeFocused();
      expect(await scrollPosition()).toBe(0);
    });
  });
});
