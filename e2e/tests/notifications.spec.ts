import type { Page } from '@playwright/test';
import { signInAsOrganiser, signInElsewhere, tokenHeader } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { recordMatch } from '../support/challengers.ts';
import { holdBack } from '../support/hold-back.ts';
import {
  heardOf,
  keptTitles,
  markShown,
  toast,
  toastRegion,
  write,
} from '../support/notifications.ts';
import { expectPicturesInView } from '../support/pictures.ts';
import { expectRefusals } from '../support/refusals.ts';
import {
  alertSaying,
  expectNoSidewaysScroll,
  signOutThroughMenu,
  userButton,
} from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { signUpForKanto } from '../support/tournaments.ts';

const lists = '**/api/get-notifications*';

test.describe('the page', () => {
  test('shows, follows and deletes @phone', async ({ page, request, login, consoleErrors }) => {
    const [player, organiser] = [await login(), await signInAsOrganiser(request)];
    await signUpForKanto(request, player);
    await write(request, organiser, player, { title: 'Stasera', text: 'Ore 21.\nPuntuali!' });
    await markShown(request, player);
    await page.goto('/notifications');

    const cards = page.getByRole('main').getByRole('listitem');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Oggi']);
    await expect(cards).toHaveCount(3);
    await expect(cards.getByRole('heading')).toHaveText([
      'Stasera',
      'Nuove icone!',
      '3 nuovi compagni',
    ]);
    // What is of one kind is one card, which opens.
    const starters = page.getByRole('button', { name: '3 nuovi compagni', exact: true });
    await expect(starters).toHaveAttribute('aria-expanded', 'false');
    await starters.press('Enter');
    await expect(starters).toHaveAttribute('aria-expanded', 'true');
    await expect(cards).toHaveCount(6);
    await expect(page.getByRole('heading', { name: 'Un nuovo compagno!' })).toHaveCount(3);
    const message = cards.first();
    expect(await message.innerText()).toContain('Ore 21.\nPuntuali!');
    await expect(message.getByText('da: organizzatrice')).toBeVisible();
    await expect(message.getByText(/^\d{1,2} [a-z]+ \d{4} alle ore \d{2}:\d{2}$/)).toBeVisible();
    await expect(cards.nth(1).getByText('da:')).toHaveCount(0);
    await expect(userButton(page, player.username)).toContainText('5 notifiche');
    await expectPicturesInView(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Scegli la tua icona' }).click();
    await expect(page).toHaveURL('/profile/icons');
    await page.goBack();
    await expect(cards).toHaveCount(2);
    await expect(userButton(page, player.username)).toContainText('4 notifiche');

    const failing = '**/api/delete-notification?*';
    await page.route(failing, (route) =>
      route.fulfill({ status: 503, json: { message: 'Riprova fra poco' } }),
    );
    await message.getByRole('button', { name: 'Elimina la notifica «Stasera»' }).click();
    await expect(alertSaying(page, 'Riprova fra poco')).toBeVisible();
    await expect(message.getByRole('heading')).toHaveText('Stasera');
    await expectRefusals(consoleErrors, 503);
    await page.unroute(failing);

    await message.getByRole('button', { name: 'Elimina la notifica «Stasera»' }).press('Enter');
    await expect(cards).toHaveCount(1);
    // The keyboard goes on where it was.
    const closeRun = cards.getByRole('button', { name: 'Elimina le 3 notifiche' });
    await expect(closeRun).toBeFocused();

    // The merged card's own cross takes them all, and gives them back.
    await closeRun.press('Enter');
    await expect(page.getByText('3 notifiche eliminate')).toBeInViewport();
    await expect(cards).toHaveCount(0);
    await page.getByRole('button', { name: 'Annulla' }).click();
    await starters.click();
    await cards.nth(1).getByRole('button').press('Enter');
    await expect(page.getByRole('heading', { name: 'Un nuovo compagno!' })).toHaveCount(2);
    await expect(cards.nth(1).getByRole('button')).toBeFocused();
    await expect.poll(() => keptTitles(request, player)).toHaveLength(2);

    const deleteAll = page.getByRole('button', { name: 'Elimina tutte' });
    await deleteAll.click();
    await expect(page.getByText('Nessuna nuova notifica!')).toBeVisible();
    await expect(deleteAll).toBeDisabled();
    await expect(userButton(page, player.username)).not.toContainText('notific');
    await expect.poll(() => keptTitles(request, player)).toEqual([]);
    await expectPicturesInView(page);
    await expectAccessible(page);
  });

  test.describe('deletes all of them', () => {
    const empty = (page: Page) => page.getByText('Nessuna nuova notifica!');
    const undo = (page: Page) => page.getByRole('button', { name: 'Annulla' });
    const deleteAll = async (page: Page) => {
      await page.getByRole('button', { name: 'Elimina tutte' }).click();
      await expect(empty(page)).toBeVisible();
    };

    test('unless that is taken back @desktop', async ({ page, request, login }) => {
      const player = await login();
      await signUpForKanto(request, player);
      await markShown(request, player);
      const deletions: string[] = [];
      page.on('request', (sent) => {
        if (sent.method() === 'DELETE') deletions.push(sent.url());
      });
      await page.clock.install();
      await page.goto('/notifications');
      const cards = page.getByRole('main').getByRole('listitem');
      await expect(cards).toHaveCount(2);
      await deleteAll(page);
      await expect(page.getByText('4 notifiche eliminate')).toBeVisible();
      await expectAccessible(page);
      await undo(page).click();
      await expect(cards).toHaveCount(2);
      await expect(undo(page)).toHaveCount(0);
      await page.clock.runFor(10_000);
      await expect(cards).toHaveCount(2);
      expect(deletions).toEqual([]);

      await deleteAll(page);
      await page.clock.runFor(4000);
      await expect(undo(page)).toHaveCount(0);
      await expect.poll(() => keptTitles(request, player)).toEqual([]);
      await expect(empty(page)).toBeVisible();
    });

    test('but not what comes meanwhile @desktop', async ({ page, request, login }) => {
      const [player, organiser] = [await login(), await signInAsOrganiser(request)];
      await write(request, organiser, player, { title: 'Prima', text: 'Ciao' });
      await markShown(request, player);
      await page.clock.install();
      await page.goto('/notifications');
      await deleteAll(page);
      await write(request, organiser, player, { title: 'Seconda', text: 'Ciao' });
      const cards = page.getByRole('main').getByRole('listitem');
      await page.clock.runFor(1000);
      await expect(cards.getByRole('heading')).toHaveText(['Seconda']);
      await page.clock.runFor(4000);
      await expect.poll(() => keptTitles(request, player)).toEqual(['Seconda']);
      await expect(cards.getByRole('heading')).toHaveText(['Seconda']);
    });

    const waysOut: [string, (page: Page, username: string) => Promise<unknown>][] = [
      ['is reloaded', (page) => page.reload()],
      ['is closed', (page) => page.close()],
      ['gives way to another', (page) => page.goBack()],
      ['sees its reader sign out', signOutThroughMenu],
    ];
    for (const [how, leave] of waysOut) {
      test(`also when the page ${how} @desktop`, async ({ page, request, login }) => {
        const player = await login();
        await signUpForKanto(request, player);
        await markShown(request, player);
        await page.clock.install();
        await page.goto('/tournament-rules');
        await userButton(page, player.username).click();
        await page.getByRole('link', { name: /^Notifiche/ }).click();
        await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
        // Only leaving ends the wait.
        await page.clock.pauseAt(Date.now() + 60_000);
        await deleteAll(page);
        await leave(page, player.username);
        const again = await signInElsewhere(request, player);
        await expect.poll(() => keptTitles(request, again)).toEqual([]);
      });
    }
  });

  test('merges neighbours, and folds the days beyond thirty cards @desktop', async ({
    page,
    login,
  }) => {
    await login();
    const day = 24 * 60 * 60 * 1000;
    const list = Array.from({ length: 87 }, (_, index) => ({
      notificationId: index + 1,
      userId: 1,
      kind: index % 4 < 2 ? 'record' : 'message',
      title: `Notizia ${index + 1}`,
      text: 'Qualcosa è successo.',
      image: null,
      url: null,
      urlName: null,
      urlSection: null,
      sender: null,
      facts: null,
      shown: true,
      timestamp: new Date(Date.now() - Math.floor(index / 4) * day).toISOString(),
    }));
    await page.route(lists, (route) => route.fulfill({ json: list }));
    await page.goto('/notifications');
    const days = page.getByRole('heading', { level: 2 });
    await expect(days).toHaveCount(22);
    await expect(days.nth(0)).toHaveText('Oggi');
    await expect(days.nth(1)).toHaveText(/^Ieri/);
    const today = page.getByRole('region', { name: 'Oggi' });
    await expect(today.getByRole('heading', { level: 3 })).toHaveText([
      '2 nuovi record',
      'Notizia 3',
      'Notizia 4',
    ]);
    // Three cards a day: ten days make thirty.
    await expect(page.getByRole('heading', { level: 3, name: '2 nuovi record' })).toHaveCount(10);
    await expect(days.getByRole('button', { expanded: false })).toHaveCount(12);
    // Without a picture the words begin where the card does, one line below the other.
    const merged = today.getByRole('listitem').first();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const title = await merged.getByRole('heading').boundingBox();
      const text = await merged.getByText('Ultima notizia').boundingBox();
      expect(text?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
      expect(text?.x).toBe(title?.x);
      expect(text?.width).toBeGreaterThan(width / 3);
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
    const last = days.last().getByRole('button');
    await last.click();
    await expect(last).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('heading', { name: 'Notizia 87' })).toBeVisible();
  });

  test('shows loading, and says when it cannot be loaded @phone', async ({ page, login }) => {
    await login();
    const { letThrough } = await holdBack(page, lists);
    await page.goto('/notifications');
    const loading = page.getByRole('main').getByRole('status');
    await expect(loading).toHaveText('Caricamento delle notifiche…');
    await expectAccessible(page);
    letThrough();
    await expect(page.getByText('Nessuna nuova notifica!')).toBeVisible();
    await page.route(lists, (route) => route.fulfill({ status: 503, json: { message: 'No' } }));
    await page.reload();
    await expect(page.getByText('non siamo riusciti a caricare')).toBeVisible();
    await expect(alertSaying(page, 'No')).toHaveCount(0);
    await expectAccessible(page);
    const askedAgain = page.waitForRequest(lists);
    // Before the server is back: the list also asks by itself, and the button would be gone.
    await page.getByRole('button', { name: 'Riprova' }).click();
    await askedAgain;
    await page.unroute(lists);
    await expect(page.getByText('Nessuna nuova notifica!')).toBeVisible();
  });
});

test('a player writes to the organisers, who hear of it at once @desktop', async ({
  page,
  browser,
  request,
  login,
}) => {
  const [player, organiser] = [await login(), await signInAsOrganiser(request)];
  const desk = await browser.newPage();
  await desk.addInitScript(
    (user) => localStorage.setItem('user', user),
    JSON.stringify(organiser.session),
  );
  await desk.goto('/tournament-rules');

  await page.goto('/notifications');
  await page.getByRole('button', { name: "Messaggio all'admin" }).click();
  const modal = page.getByRole('dialog', { name: 'Notifica a System Admin' });
  const send = modal.getByRole('button', { name: 'Invia' });
  await expect(send).toBeDisabled();
  await modal.getByLabel('Testo').fill(' \n ');
  await expect(send).toBeDisabled();
  await modal.getByLabel('Titolo').fill('x'.repeat(46));
  await modal.getByLabel('Testo').fill('x'.repeat(201));
  // A word without an end is broken; it does not push the field out of the window.
  const field = await modal.getByLabel('Testo').boundingBox();
  expect(field?.width).toBeLessThan((await modal.boundingBox())?.width ?? 0);
  await send.click();
  await expect(modal.getByText('Title too long (max. 45 characters)')).toBeVisible();
  await expect(modal.getByText('Text too long (max. 200 characters)')).toBeVisible();
  await expectAccessible(page);
  const title = `Domanda di ${player.username}`;
  await modal.getByLabel('Titolo').fill(title);
  await modal.getByLabel('Testo').fill('Quando si gioca?');
  await send.click();
  await expect(alertSaying(page, 'Message sent to System Admin')).toBeVisible();
  await expect(modal).toHaveCount(0);

  const news = toast(desk, title);
  await expect(news.getByText('Quando si gioca?')).toBeVisible();
  await expect(news.getByText(`da: ${player.username}`)).toBeVisible();
  await expect(userButton(desk, organiser.username)).toContainText(/[1-9]\d* notific/);
  await news.click();
  await expect(news).toHaveCount(0);
  await expect.poll(() => keptTitles(request, organiser)).not.toContain(title);
  await desk.close();
});

test.describe('a toast', () => {
  test('comes once, and is deleted when it was read', async ({
    page,
    request,
    login,
    context,
    isMobile,
  }) => {
    const [player, organiser] = [await login(), await signInAsOrganiser(request)];
    await page.clock.install();
    await page.goto('/tournament-rules');
    // Browsers are silent until somebody has touched the page.
    await page.getByRole('heading', { level: 1 }).click();
    const sound = page.waitForRequest('**/sounds/notification.mp3');
    const marked = page.waitForResponse('**/api/set-notifications?shown=true');
    await write(request, organiser, player, { title: 'Prima', text: 'Ciao' });
    await expect(toast(page, 'Prima')).toBeInViewport({ ratio: 1 });
    await sound;
    await marked;
    const header = await page.getByRole('banner').boundingBox();
    // Once it has slid into its place.
    await expect
      .poll(async () => (await toast(page, 'Prima').boundingBox())?.y)
      .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await expect(userButton(page, player.username)).toContainText('1 notifica');
    await expectAccessible(page);

    const tab = await context.newPage();
    for (const opened of [tab, page]) {
      const answered = opened.waitForResponse('**/api/get-notifications?shown=false');
      await opened.goto('/tournament-rules');
      expect(await (await answered).json()).toEqual([]);
      await expect(userButton(opened, player.username)).toContainText('1 notifica');
      await expect(toast(opened, 'Prima')).toHaveCount(0);
    }
    await tab.close();

    await write(request, organiser, player, { title: 'Seconda', text: 'Ciao' });
    await expect(toast(page, 'Seconda')).toBeVisible();
    await page.clock.fastForward(5000);
    await expect(toast(page, 'Seconda')).toHaveCount(0);
    await write(request, organiser, player, { title: 'Terza', text: 'Ciao' });
    const third = toast(page, 'Terza');
    // On a phone the whole of it leads to the thread, but for its cross.
    await (isMobile
      ? third.getByRole('button', { name: 'Ho letto' })
      : third.getByText('Ciao')
    ).click();
    await expect(third).toHaveCount(0);
    await expect.poll(() => keptTitles(request, player)).toEqual(['Seconda', 'Prima']);
    await expect(userButton(page, player.username)).toContainText('2 notifiche');
  });

  test('waits until the window over the page is closed @desktop', async ({
    page,
    request,
    login,
  }) => {
    // The window of all icons takes its time to slide away: that is not what is looked at.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const [player, organiser] = [await login(), await signInAsOrganiser(request)];
    await markShown(request, player);
    const marks: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().includes('/api/set-notifications')) marks.push(sent.url());
    });
    await page.goto('/profile/icons');
    await expect(page.getByRole('dialog', { name: 'Modifica icona' })).toBeVisible();

    const heard = heardOf(page, 'Stasera');
    await write(request, organiser, player, { title: 'Stasera', text: 'Ore 21' });
    await heard;
    expect(marks).toEqual([]);
    await expect(page.getByText('Ore 21')).toHaveCount(0);

    await page.keyboard.press('Escape');
    await expect(toast(page, 'Stasera').getByText('Ore 21')).toBeVisible();
  });

  test('leads to what it is about @phone', async ({ page, request, login }) => {
    const [player, organiser] = [await login(), await signInAsOrganiser(request)];
    await signUpForKanto(request, player);
    await markShown(request, player);
    await page.goto('/tournament-rules');
    await recordMatch(request, organiser, player, { leaderId: 1, outcome: 'win' });
    await toast(page, 'Lotta registrata').getByRole('link', { name: 'Vai alle tue lotte' }).click();
    await expect(page).toHaveURL('/my-matches');
    await expect(toast(page, 'Lotta registrata')).toHaveCount(0);
    await expect.poll(() => keptTitles(request, player)).not.toContain('Lotta registrata');
    // What was staged stays among the notifications, as what a toast has told.
    expect(await keptTitles(request, player)).toContain('Nuova medaglia!');
  });

  test('is reached, read and put aside with the keyboard @desktop', async ({
    page,
    request,
    login,
  }) => {
    const [player, organiser] = [await login(), await signInAsOrganiser(request)];
    await page.goto('/tournament-rules');
    await expect(userButton(page, player.username)).toBeVisible();
    for (const title of ['Una', 'Due']) {
      await write(request, organiser, player, { title, text: 'Ciao' });
      await expect(toast(page, title)).toBeVisible();
    }
    await page.keyboard.press('F6');
    await expect(toastRegion(page)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(toast(page, 'Due')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toast(page, 'Due')).toHaveCount(0);
    await toast(page, 'Una').getByRole('button', { name: 'Ho letto' }).press('Enter');
    await expect(toast(page, 'Una')).toHaveCount(0);
    await expect.poll(() => keptTitles(request, player)).toEqual(['Due']);
  });

  test('is one of a few, however many there are @phone', async ({ page, request, login }) => {
    const [player, organiser] = [await login(), await signInAsOrganiser(request)];
    for (let count = 1; count <= 12; count++) {
      await write(request, organiser, player, { title: `N. ${count}`, text: 'Ciao' });
    }
    await page.clock.install();
    await page.goto('/tournament-rules');
    const all = toastRegion(page).getByRole('dialog');
    const seen = new Set<string>();
    const several = toast(page, 'Altre 7 notifiche');
    const names = ['N. 1', 'N. 2', 'N. 3', 'N. 4', 'N. 5'];
    for (const name of names) {
      await expect(toast(page, name)).toBeVisible();
      expect(await all.count()).toBeLessThanOrEqual(3);
      seen.add(name);
      await toast(page, name).getByRole('button', { name: 'Ho letto' }).click();
      await expect(toast(page, name)).toHaveCount(0);
    }
    await several.getByRole('link', { name: 'Vai alle notifiche' }).click();
    await expect(page).toHaveURL('/notifications');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(7);
    expect([...seen]).toEqual(names);
  });
});

test.describe('the polls @desktop', () => {
  test('bring nothing while nothing is new, and pause while nobody looks', async ({
    page,
    login,
  }) => {
    const player = await login();
    await page.clock.install();
    await page.goto('/tournament-rules');
    await expect(userButton(page, player.username)).toBeVisible();
    await expect(toastRegion(page)).toBeAttached();
    let polls = 0;
    const answers: number[] = [];
    page.on('request', (asked) => {
      if (asked.url().includes('/api/get-notifications')) polls += 1;
    });
    page.on('response', (answer) => {
      if (answer.url().includes('/api/get-notifications')) answers.push(answer.status());
    });
    await page.clock.runFor(1000);
    // The first may still be on its way.
    await expect.poll(() => answers.slice(-2)).toEqual([304, 304]);
    const look = (state: 'hidden' | 'visible') =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await look('hidden');
    polls = 0;
    await page.clock.runFor(5000);
    expect(polls).toBe(0);
    await look('visible');
    await expect.poll(() => polls).toBeGreaterThanOrEqual(2);
  });

  test('are not for visitors', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.clock.install();
    await page.goto('/tournament-rules');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(3000);
    expect(asked.filter((address) => address.includes('notification'))).toEqual([]);
  });

  test('notice that the session was revoked', async ({ page, request, login, consoleErrors }) => {
    const player = await login();
    const checked = Promise.all([
      page.waitForResponse('**/api/auth/check-token-expiration'),
      page.waitForResponse(`**/api/user/${player.id}`),
    ]);
    await page.goto('/tournament-rules');
    await expect(userButton(page, player.username)).toBeVisible();
    // The page's own questions about the user are not the ones that are to find out.
    await checked;
    const changed = await request.put('/api/auth/change-password', {
      headers: tokenHeader(player),
      data: { oldPassword: player.password, newPassword: 'altra-parola' },
    });
    expect(changed.ok()).toBe(true);
    await expect(page).toHaveURL('/account/login?returnUrl=%2Ftournament-rules');
    await expect(alertSaying(page, /sessione/)).toBeVisible();
    expect(consoleErrors).toEqual([expect.stringMatching(/^ApiError 401: /)]);
    consoleErrors.length = 0;
  });
});
