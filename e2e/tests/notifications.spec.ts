import type { Page } from '@playwright/test';
import { contract } from '@poketorneo/contract';
import {
  changePasswordElsewhere,
  signInAsOrganiser,
  signInElsewhere,
  tokenHeader,
} from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { recordMatch } from '../support/challengers.ts';
import { delayResponse } from '../support/delay-response.ts';
import {
  expectToastAtLast,
  holdToasts,
  letToastsClose,
  markShown,
  notificationTitles,
  sampleNotification,
  sendMessage,
  toast,
  toastRegion,
  waitUntilHandled,
} from '../support/notifications.ts';
import { pauseRunningClock } from '../support/paused-clock.ts';
import { expectPicturesInView } from '../support/pictures.ts';
import {
  alertWithText,
  expectAlert,
  expectNoSidewaysScroll,
  signOutThroughMenu,
  userButton,
} from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { signUpForKanto } from '../support/tournaments.ts';

const lists = '**/api/get-notifications*';

test('the page loads, fails, follows links and deletes @phone', async ({
  page,
  request,
  login,
  consoleErrors,
}) => {
  const [player, organiser] = [await login(), await signInAsOrganiser(request)];
  await signUpForKanto(request, player);
  await sendMessage(request, organiser, player, { title: 'Stasera', text: 'Ore 21.\nPuntuali!' });
  await markShown(request, player);
  await page.clock.install();
  await page.route(lists, (route) => route.fulfill({ status: 503, json: { message: 'No' } }));
  const { release } = await delayResponse(page, lists);
  await page.goto('/notifications');
  const loading = page.getByRole('main').getByRole('status');
  await expect(loading).toHaveText('Caricamento delle notifiche…');
  await expectAccessible(page, 'main');
  release();
  await expect(page.getByText('non siamo riusciti a caricare')).toBeVisible();
  await expect(alertWithText(page, 'No')).toHaveCount(0);
  await expectAccessible(page, 'main');
  const askedAgain = page.waitForRequest(lists);
  // Before the server is back: the list also asks by itself, and the button would be gone.
  await page.getByRole('button', { name: 'Riprova' }).click();
  await askedAgain;
  await page.unroute(lists);

  const cards = page.getByRole('main').getByRole('listitem');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Oggi']);
  await expect(cards).toHaveCount(3);
  await expect(cards.getByRole('heading')).toHaveText([
    'Stasera',
    'Nuove icone!',
    '3 nuovi compagni',
  ]);
  // Notifications of one kind are merged into one card, which opens.
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
  await expectAccessible(page, 'main');

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
  await expectAlert(page, 'Riprova fra poco');
  await expect(message.getByRole('heading')).toHaveText('Stasera');
  await consoleErrors.expectFailedCalls(503);
  await page.unroute(failing);

  await message.getByRole('button', { name: 'Elimina la notifica «Stasera»' }).press('Enter');
  await expect(cards).toHaveCount(1);
  // The keyboard goes on where it was.
  const closeRun = cards.getByRole('button', { name: 'Elimina le 3 notifiche' });
  await expect(closeRun).toBeFocused();

  // The merged card's own cross takes them all, and gives them back: for four seconds.
  await pauseRunningClock(page);
  await closeRun.press('Enter');
  await expect(page.getByText('3 notifiche eliminate')).toBeInViewport();
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Annulla' }).click();
  await page.clock.resume();
  await starters.click();
  await cards.nth(1).getByRole('button').press('Enter');
  await expect(page.getByRole('heading', { name: 'Un nuovo compagno!' })).toHaveCount(2);
  await expect(cards.nth(1).getByRole('button')).toBeFocused();
  await expect.poll(() => notificationTitles(request, player)).toHaveLength(2);

  const deleteAll = page.getByRole('button', { name: 'Elimina tutte' });
  await deleteAll.click();
  await expect(page.getByText('Nessuna nuova notifica!')).toBeVisible();
  await expect(deleteAll).toBeDisabled();
  await expect(userButton(page, player.username)).not.toContainText('notific');
  await expect.poll(() => notificationTitles(request, player)).toEqual([]);
  await expectPicturesInView(page);
  await expectAccessible(page, 'main');
});

const empty = (page: Page) => page.getByText('Nessuna nuova notifica!');
const cardsOf = (page: Page) => page.getByRole('main').getByRole('listitem');
const deleteAll = async (page: Page) => {
  await page.getByRole('button', { name: 'Elimina tutte' }).click();
  await expect(empty(page)).toBeVisible();
};

test('the page merges, folds and deletes notifications @desktop', async ({
  page,
  request,
  login,
}) => {
  const [player, organiser] = [await login(), await signInAsOrganiser(request)];
  await signUpForKanto(request, player);
  await markShown(request, player);
  const day = 24 * 60 * 60 * 1000;
  // At noon: neither midnight nor a change to summer time moves a notification to another day.
  const noon = new Date().setUTCHours(11, 0, 0, 0);
  const list = Array.from({ length: 87 }, (_, index) =>
    sampleNotification({
      notificationId: index + 1,
      kind: index % 4 < 2 ? 'record' : 'message',
      title: `Notizia ${index + 1}`,
      shown: true,
      timestamp: new Date(noon - Math.floor(index / 4) * day).toISOString(),
    }),
  );
  await page.route(lists, (route) => route.fulfill({ json: list }));
  await page.clock.install({ time: noon });
  await page.goto('/notifications');

  await test.step('neighbours of a kind are merged, and days beyond thirty cards folded', async () => {
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
    await expectAccessible(page, 'main');
    const last = days.last().getByRole('button');
    await last.click();
    await expect(last).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('heading', { name: 'Notizia 87' })).toBeVisible();
  });

  const undo = page.getByRole('button', { name: 'Annulla' });
  await test.step('a deletion is undone', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.unroute(lists);
    // Otherwise the deletion is completed after four seconds.
    await page.clock.pauseAt(noon + 60 * 60 * 1000);
    const countCards = async () => {
      await page.clock.runFor(1000);
      return cardsOf(page).count();
    };
    await expect.poll(countCards).toBe(2);
    const deletions: string[] = [];
    page.on('request', (sent) => {
      if (sent.method() === 'DELETE') deletions.push(sent.url());
    });
    await deleteAll(page);
    await expect(page.getByText('4 notifiche eliminate')).toBeVisible();
    await expectAccessible(page, 'main');
    await undo.click();
    await expect(cardsOf(page)).toHaveCount(2);
    await expect(undo).toHaveCount(0);
    await page.clock.runFor(10_000);
    await expect(cardsOf(page)).toHaveCount(2);
    expect(deletions).toEqual([]);
  });

  await test.step('a notification that arrives meanwhile stays', async () => {
    await deleteAll(page);
    await sendMessage(request, organiser, player, { title: 'Seconda', text: 'Ciao' });
    const headings = async () => {
      await page.clock.runFor(250);
      return cardsOf(page).getByRole('heading').allTextContents();
    };
    await expect.poll(headings).toEqual(['Seconda']);
    await page.clock.runFor(4000);
    await expect(undo).toHaveCount(0);
    await expect.poll(() => notificationTitles(request, player)).toEqual(['Seconda']);
    await expect(cardsOf(page).getByRole('heading')).toHaveText(['Seconda']);
  });
});

test('leaving the page completes a pending deletion @desktop', async ({
  page,
  context,
  request,
  login,
}) => {
  const [player, organiser] = [await login(), await signInAsOrganiser(request)];
  const expectNone = (reader = player) =>
    expect.poll(() => notificationTitles(request, reader)).toEqual([]);
  let minutes = 0;
  /** Deletes a notification on a page whose clock is then stopped: only leaving ends the wait. */
  const deleteOn = async (shown: Page, title: string) => {
    await sendMessage(request, organiser, player, { title, text: 'Ciao' });
    await expect(cardsOf(shown).getByRole('heading')).toHaveText([title]);
    minutes += 1;
    await shown.clock.pauseAt(Date.now() + minutes * 60_000);
    await deleteAll(shown);
  };
  await page.clock.install();
  await page.goto('/notifications');

  await test.step('it gives way to another', async () => {
    await deleteOn(page, 'Prima');
    await page.getByRole('link', { name: 'I tuoi messaggi' }).click();
    await expect(page).toHaveURL('/messages');
    await expectNone();
    await page.goBack();
    await page.clock.resume();
  });

  await test.step('it is reloaded', async () => {
    await deleteOn(page, 'Seconda');
    await page.reload();
    await expectNone();
    await page.clock.resume();
  });

  await test.step('it is closed', async () => {
    const tab = await context.newPage();
    await tab.goto('/notifications');
    await deleteOn(tab, 'Terza');
    await tab.close();
    await expectNone();
    // The clock is the context's.
    await page.clock.resume();
  });

  await test.step('its reader signs out', async () => {
    await expect(empty(page)).toBeVisible();
    await deleteOn(page, 'Quarta');
    await signOutThroughMenu(page, player.username);
    await expectNone(await signInElsewhere(request, player));
  });
});

test('toasts show once, few at a time, are deleted when read, and link to their subject @phone', async ({
  page,
  request,
  login,
}) => {
  const [player, organiser] = [await login(), await signInAsOrganiser(request)];
  await signUpForKanto(request, player);
  await request.delete('/api/delete-all-notifications', { headers: tokenHeader(player) });
  await page.clock.install();
  await page.goto('/tournament-rules');
  // Browsers play no sound before the first gesture.
  await page.getByRole('heading', { level: 1 }).click();
  const sound = page.waitForRequest('**/sounds/notification.mp3');
  const marked = page.waitForResponse('**/api/set-notifications?shown=true');
  await holdToasts(page);
  await sendMessage(request, organiser, player, { title: 'Prima', text: 'Ciao' });
  await expect(toast(page, 'Prima')).toBeInViewport({ ratio: 1 });
  await sound;
  await marked;
  const header = await page.getByRole('banner').boundingBox();
  // Once it has slid into its place.
  await expect
    .poll(async () => (await toast(page, 'Prima').boundingBox())?.y)
    .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await expect(userButton(page, player.username)).toContainText('1 notifica');
  await expectAccessible(page, '[role="region"]:has([role="dialog"])');
  await letToastsClose(page);
  await page.clock.fastForward(5000);
  await expect(toast(page, 'Prima')).toHaveCount(0);

  await holdToasts(page);
  await sendMessage(request, organiser, player, { title: 'Seconda', text: 'Ciao' });
  const second = toast(page, 'Seconda');
  // On a phone the whole of it leads to the thread, but for its cross.
  await second.getByRole('button', { name: 'Ho letto' }).click();
  await expect(second).toHaveCount(0);
  await expect.poll(() => notificationTitles(request, player)).toEqual(['Prima']);
  await expect(userButton(page, player.username)).toContainText('1 notifica');

  await test.step('on a page opened later, few at a time, and no shown one again', async () => {
    // No page of the product.
    await page.goto('/api/health');
    for (let count = 1; count <= 12; count++) {
      await sendMessage(request, organiser, player, { title: `N. ${count}`, text: 'Ciao' });
    }
    const answered = page.waitForResponse('**/api/get-notifications?shown=false');
    await page.goto('/tournament-rules');
    const unshown = contract.notifications.list.response.parse(await (await answered).json());
    expect(unshown.map(({ title }) => title)).not.toContain('Prima');
    expect(unshown).toHaveLength(12);
    const all = toastRegion(page).getByRole('dialog');
    for (const name of ['N. 1', 'N. 2', 'N. 3', 'N. 4', 'N. 5']) {
      await expect(toast(page, name)).toBeVisible();
      expect(await all.count()).toBeLessThanOrEqual(3);
      await toast(page, name).getByRole('button', { name: 'Ho letto' }).click();
      await expect(toast(page, name)).toHaveCount(0);
    }
    await expect(userButton(page, player.username)).toContainText('8 notifiche');
    const several = toast(page, 'Altre 7 notifiche');
    await several.getByRole('link', { name: 'Vai alle notifiche' }).click();
    await expect(page).toHaveURL('/notifications');
    await expect(cardsOf(page)).toHaveCount(8);
  });

  await test.step('a toast links to its subject', async () => {
    await page.getByRole('link', { name: 'I tuoi messaggi' }).click();
    await expect(page).toHaveURL('/messages');
    await recordMatch(request, organiser, player, { leaderId: 1, outcome: 'win' });
    // There is room for one at a time.
    await toast(page, 'Nuove icone!').getByRole('button', { name: 'Ho letto' }).click();
    const news = toast(page, 'Lotta registrata');
    await news.getByRole('link', { name: 'Vai alle tue lotte' }).click();
    await expect(page).toHaveURL('/my-matches');
    await expect(news).toHaveCount(0);
    await expect.poll(() => notificationTitles(request, player)).not.toContain('Lotta registrata');
    // Staged rewards stay among the notifications.
    expect(await notificationTitles(request, player)).toContain('Nuova medaglia!');
  });
});

test('news is polled for users alone; toasts are reached by keyboard and wait for a dialog @desktop', async ({
  page,
  request,
  login,
  consoleErrors,
}) => {
  await page.clock.install();
  await test.step('visitors ask for no news', async () => {
    const asked: string[] = [];
    page.on('request', (sent) => asked.push(sent.url()));
    await page.goto('/tournament-rules');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(3000);
    expect(asked.filter((address) => address.includes('notification'))).toEqual([]);
  });

  const [player, organiser] = [await login(), await signInAsOrganiser(request)];
  const checked = Promise.all([
    page.waitForResponse('**/api/auth/check-token-expiration'),
    page.waitForResponse(`**/api/user/${player.id}`),
  ]);
  await page.reload();
  await expect(userButton(page, player.username)).toBeVisible();
  await expect(toastRegion(page)).toBeAttached();
  await holdToasts(page);

  await test.step('it is reached, read and put aside with the keyboard', async () => {
    for (const title of ['Una', 'Due']) {
      await sendMessage(request, organiser, player, { title, text: 'Ciao' });
      await expect(toast(page, title)).toBeInViewport({ ratio: 1 });
    }
    const header = await page.getByRole('banner').boundingBox();
    for (const title of ['Una', 'Due']) {
      // Once it has slid into its place.
      await expect
        .poll(async () => (await toast(page, title).boundingBox())?.y)
        .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    }
    await page.keyboard.press('F6');
    await expect(toastRegion(page)).toBeFocused();
    await expectAccessible(page, '[role="region"]:focus');
    await page.keyboard.press('Tab');
    await expect(toast(page, 'Due')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toast(page, 'Due')).toHaveCount(0);
    await toast(page, 'Una').getByRole('button', { name: 'Ho letto' }).press('Enter');
    await expect(toast(page, 'Una')).toHaveCount(0);
    await expect.poll(() => notificationTitles(request, player)).toEqual(['Due']);
  });

  await test.step('it waits until the window over the page is closed', async () => {
    const marks: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().includes('/api/set-notifications')) marks.push(sent.url());
    });
    await userButton(page, player.username).click();
    await page.getByRole('banner').getByRole('link', { name: 'Il mio profilo' }).click();
    await page.getByRole('button', { name: 'Modifica icona' }).click();
    await expect(page.getByRole('dialog', { name: 'Modifica icona' })).toBeVisible();
    const handled = waitUntilHandled(page, 'Stasera');
    await sendMessage(request, organiser, player, { title: 'Stasera', text: 'Ore 21' });
    await handled;
    expect(marks).toEqual([]);
    await expect(page.getByText('Ore 21')).toHaveCount(0);
    // Otherwise the toast closes after five seconds.
    await pauseRunningClock(page);
    await page.keyboard.press('Escape');
    await expectToastAtLast(page, 'Stasera');
    const news = toast(page, 'Stasera');
    await expect(news.getByText('Ore 21')).toBeVisible();
    await expect(news.getByText(`da: ${organiser.username}`)).toBeVisible();
    await news.click();
    await page.clock.resume();
    await expect(news).toHaveCount(0);
    await expect.poll(() => notificationTitles(request, player)).not.toContain('Stasera');
  });

  await test.step('a player writes to the organisers', async () => {
    await userButton(page, player.username).click();
    await page.getByRole('link', { name: /^Notifiche/ }).click();
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
    await expectAccessible(page, '[role="dialog"]');
    const title = `Domanda di ${player.username}`;
    await modal.getByLabel('Titolo').fill(title);
    await modal.getByLabel('Testo').fill('Quando si gioca?');
    await send.click();
    await expectAlert(page, 'Message sent to System Admin');
    await expect(modal).toHaveCount(0);
    await expect.poll(() => notificationTitles(request, organiser)).toContain(title);
  });

  await test.step('nothing new, nothing brought; a pause while nobody looks', async () => {
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

  await test.step('the session is revoked', async () => {
    // The page's own questions about the user are not the ones that are to find out.
    await checked;
    await changePasswordElsewhere(request, player);
    await page.clock.runFor(1000);
    await expect(page).toHaveURL('/account/login?returnUrl=%2Fnotifications');
    await expectAlert(page, /sessione/);
    await consoleErrors.expectLines(/^ApiError 401: /);
  });
});
