import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectNoSidewaysScroll, signOutThroughMenu, userButton } from '../support/shell.ts';
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
const player: readonly Entry[] = [
  ['Home', '/home'],
  ['Pokémon visti', '/all-pokemon-list'],
  ['Tornei', '/tournaments'],
  ['Capipalestra', '/tournament-leaders'],
  ['Medagliere', '/badges'],
  games,
  ['PvP', '/pvp-battle'],
  ['Classifica', '/leaderboard'],
  pedia,
  ['Regolamento', '/tournament-rules'],
];
const organiser: readonly Entry[] = [
  ['Home', '/home'],
  ['Lista Pokémon', '/all-pokemon-list'],
  ['Lista Sfidanti', '/users'],
  ['Capipalestra', '/gym-leaders-builder'],
  games,
  ['PvP', '/pvp-battle'],
  ['Classifica', '/leaderboard'],
  pedia,
  ['Regolamento', '/tournament-rules'],
  ['Il club', '/club'],
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

async function expectUserMenu(page: Page, username: string): Promise<void> {
  const button = userButton(page, username);
  await expect(button.locator('img')).toBeVisible();
  await button.click();
  const menu = button.locator('xpath=..');
  const links = await linksOf(menu);
  expect(links.map(([, to]) => to)).toEqual([
    '/profile',
    '/my-team',
    '/my-matches',
    '/notifications',
  ]);
  expect(links.map(([label]) => label.replace(/ \(\d+\)$/, ''))).toEqual([
    'Il mio profilo',
    'La mia squadra',
    'Le mie lotte',
    'Notifiche',
  ]);
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expectAccessible(page);
  await expect(header(page).getByRole('link', { name: 'Login' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeHidden();
}

test.describe('the header', () => {
  test('offers visitors what is theirs', async ({ page, isMobile }) => {
    await page.goto('/home');
    await expect(header(page).getByRole('link', { name: 'PokéTorneo' })).toHaveAttribute(
      'href',
      '/home',
    );
    await expect(header(page).getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/account/login',
    );
    await (isMobile ? expectSideMenu : expectTopNavigation)(page, anonymous);
  });

  test('offers players what is theirs', async ({ page, login, isMobile }) => {
    const { username } = await login();
    await page.goto('/home');
    await (isMobile ? expectSideMenu : expectTopNavigation)(page, player);
    await expectUserMenu(page, username);
  });

  test('offers organisers what is theirs', async ({ page, loginAsOrganiser, isMobile }) => {
    const { username } = await loginAsOrganiser();
    if (!isMobile) await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/home');
    await (isMobile ? expectSideMenu : expectTopNavigation)(page, organiser);
    await expectUserMenu(page, username);
  });

  test('leads to the user’s own pages, and out @phone', async ({ page, login }) => {
    const { username } = await login();
    await page.goto('/home');
    for (const [label, to, title] of [
      ['Il mio profilo', '/profile', 'Il mio profilo'],
      ['La mia squadra', '/my-team', 'La mia squadra'],
      ['Le mie lotte', '/my-matches', 'Le mie lotte'],
      [/^Notifiche/, '/notifications', 'Notifiche'],
    ] as const) {
      await userButton(page, username).click();
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

  test('never widens the page, however long the name @desktop', async ({ page, login }) => {
    const tail = Array.from({ length: 9 }, () => (Math.random() < 0.5 ? 'W' : 'M')).join('');
    const { username } = await login({ username: 'W'.repeat(11) + tail });
    await page.goto('/profile/edit');
    for (const width of [320, 360, 390, 768, 992, 1280, 1920, 2560]) {
      await test.step(`${width}px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        const button = userButton(page, username);
        await expect(opener(page).or(topNavigation(page))).toBeVisible();
        await expect(button).toBeInViewport({ ratio: 1 });
        await expectNoSidewaysScroll(page);
        await button.click();
        const logout = page.getByRole('button', { name: 'Logout' });
        await expect(logout).toBeInViewport({ ratio: 1 });
        await expectNoSidewaysScroll(page);
        await page.keyboard.press('Escape');
      });
    }
  });

  test('keeps its navigation beside a long name, which the menu tells whole @desktop', async ({
    page,
    login,
  }) => {
    const username = `giovanni_rossi_${Math.random().toString(36).slice(2, 7)}`;
    await login({ username });
    await page.goto('/home');
    await expect(topNavigation(page)).toBeVisible();
    await expect(opener(page)).toHaveCount(0);
    await userButton(page, username).click();
    await expect(header(page).getByRole('paragraph')).toHaveText(username);
  });

  test('marks the page that is shown @desktop', async ({ page, login }) => {
    const { username } = await login();
    await page.setViewportSize({ width: 1440, height: 900 });
    const current = page.locator('[aria-current="page"]:visible');
    await page.goto('/tournaments');
    await expect(current).toHaveText(['Tornei']);
    await page.goto('/badges/2');
    await expect(current).toHaveText(['Medagliere']);
    await page.goto('/quiz');
    await topNavigation(page).getByRole('button', { name: 'Giochi' }).click();
    await expect(current).toHaveText(['PokéQuiz']);
    await page.goto('/profile/edit');
    await userButton(page, username).click();
    await expect(current).toHaveCount(0);
    await header(page).getByRole('link', { name: 'Il mio profilo' }).click();
    // The page that comes closes the menu: opened before that, it would not stay.
    await expect(page.getByRole('heading', { name: /^Profilo di/ })).toBeVisible();
    await userButton(page, username).click();
    await expect(current).toHaveText(['Il mio profilo']);
  });
});

test.describe('the menus by keyboard @desktop', () => {
  test('open with Enter, are walked with the arrows and Tab, close with Escape', async ({
    page,
  }) => {
    await page.goto('/home');
    const button = topNavigation(page).getByRole('button', { name: 'Giochi' });
    const link = (name: string) => topNavigation(page).getByRole('link', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(link('PokéMemory')).toBeFocused();
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

    await page.keyboard.press('ArrowDown');
    await expect(link('PokéMemory')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/quiz');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('close when the focus leaves or another opens', async ({ page, login }) => {
    const { username } = await login();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/home');
    const gamesButton = topNavigation(page).getByRole('button', { name: 'Giochi' });
    const pediaButton = topNavigation(page).getByRole('button', { name: 'PokéPedia' });
    await gamesButton.focus();
    await page.keyboard.press('Space');
    for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
    await expect(gamesButton).toHaveAttribute('aria-expanded', 'false');

    await gamesButton.click();
    await pediaButton.click();
    await expect(gamesButton).toHaveAttribute('aria-expanded', 'false');
    await expect(pediaButton).toHaveAttribute('aria-expanded', 'true');
    await userButton(page, username).click();
    await expect(pediaButton).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.click(700, 600);
    await expect(userButton(page, username)).toHaveAttribute('aria-expanded', 'false');
  });

  test('the user menu signs out', async ({ page, login }) => {
    const { username } = await login();
    await page.goto('/pokedex');
    await userButton(page, username).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/home');
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
  });
});

test.describe('the side menu @phone', () => {
  test('keeps the focus, and gives it back', async ({ page }) => {
    await page.goto('/home');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    const menu = sideMenu(page);
    await expect(menu).toBeVisible();
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
  });

  test('closes with its cross, beside it and on navigation', async ({ page }) => {
    await page.goto('/home');
    const menu = sideMenu(page);
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

  test('is accessible while open, and so is the user menu', async ({ page, login }) => {
    const { username } = await login();
    await page.goto('/home');
    await opener(page).tap();
    await expect(sideMenu(page)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await userButton(page, username).tap();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('the top bar’s menus are accessible @desktop', async ({ page }) => {
  await page.goto('/pokedex');
  await topNavigation(page).getByRole('button', { name: 'PokéPedia' }).click();
  await expect(topNavigation(page).getByRole('link', { name: 'Pokédex' })).toBeVisible();
  await expectAccessible(page);
});

test('the first stop of the Tab key leads to the content @desktop', async ({ page }) => {
  await page.goto('/tournament-rules');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const skip = page.getByRole('link', { name: 'Vai al contenuto' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/tournament-rules');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a new page takes the focus and begins at its top @desktop', async ({ page }) => {
  await page.goto('/tournament-rules');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.goto('/pokemon-types-table');
  await page.evaluate(() => window.scrollTo({ top: 500 }));
  await topNavigation(page).getByRole('link', { name: 'Regolamento' }).click();
  await expect(page).toHaveTitle('Regolamento');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
