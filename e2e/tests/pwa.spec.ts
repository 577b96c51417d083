import type { BrowserContext, Page, Worker } from '@playwright/test';
import { types } from '@poketorneo/gen4/types';
import { signInAsOrganiser, tokenHeader } from '../support/accounts.ts';
import { test as base, expect } from '../support/dedicated-server.ts';
import { startPushService, subscribeWith } from '../support/push-service.ts';
import { type ReverseProxy, startReverseProxy } from '../support/reverse-proxy.ts';
import { alertWithText } from '../support/shell.ts';

const test = base.extend<{ reverseProxy: ReverseProxy }>({
  reverseProxy: async ({ dedicatedServer }, use) => {
    const reverseProxy = await startReverseProxy(dedicatedServer);
    await use(reverseProxy);
    await reverseProxy.stop();
  },
  baseURL: ({ reverseProxy }, use) => use(reverseProxy.url),
});
test.use({
  serviceWorkers: 'allow',
  serverEnv: { PUSH_ANYWHERE: 'true', ADMIN_USERNAME: 'organizzatrice' },
});

/** Waits until the service worker controls the page and has cached all of its files. */
async function waitUntilCached(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const kept = await caches.match('/assets/pictures/success-3.svg');
        return navigator.serviceWorker.controller !== null && kept !== undefined;
      }),
    )
    .toBe(true);
}

async function cutOff(
  context: BrowserContext,
  reverseProxy: ReverseProxy,
  isCutOff: boolean,
): Promise<void> {
  reverseProxy.isCutOff = isCutOff;
  await context.setOffline(isCutOff);
}

/** The paths of all cached responses. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const caught: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) caught.push(new URL(url).pathname);
    }
    return caught;
  });

const offline = (page: Page) => page.getByRole('status').filter({ hasText: 'Sei offline.' });

test('cached pages work offline, and no personal data stays @phone', async ({
  page,
  context,
  reverseProxy,
  login,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_|ApiError 0|Failed to fetch/);
  const { username } = await login();
  await page.goto('/badges');
  await expect(page.getByRole('heading', { name: 'Medagliere' })).toBeVisible();
  await test.step('nothing is promised that the device has not cached yet', async () => {
    // The bar is rendered last: the app notices from now on that the network is gone.
    await expect(page.getByRole('navigation', { name: 'Rapida' })).toBeVisible();
    await cutOff(context, reverseProxy, true);
    await expect(offline(page)).toHaveText('Sei offline. Quello che manca torna da solo.');
    await cutOff(context, reverseProxy, false);
    await expect(offline(page)).toHaveCount(0);
  });
  await page.goto('/pokedex');
  await waitUntilCached(page);
  await cutOff(context, reverseProxy, true);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Bulbasaur' })).toBeVisible();
  await expect(offline(page)).toContainText('Pokédex, tipi, regolamento e giochi');
  // A Pokémon that was not opened before.
  await page.goto('/pokedex?pokemon=150');
  await expect(page.getByRole('main')).toContainText('Mewtwo');
  await page.goto('/pvp-battle');
  const draw = page.getByRole('button', { name: 'Genera squadre' });
  await expect(draw).toBeDisabled();
  await expect(draw).toHaveAccessibleDescription(/^Senza rete/);
  await page.goto('/pokemon-types-table');
  await expect(page.getByRole('heading', { name: 'Tabella dei tipi' })).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto('/tournament-rules');
  await expect(page.getByRole('heading', { name: 'Regolamento Generale' })).toBeVisible();

  const note = page.getByText('il risultato non conta per il record');
  await page.goto('/memory-game');
  await expect(note).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Carte' }).getByRole('button')).toHaveCount(30);
  await page.goto('/shell-game');
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Nuova partita' }).click();
  await expect(page.locator('[data-page="playing"]')).toBeVisible();
  await expect(note).toBeVisible();
  await page.goto('/quiz');
  const training = page.getByRole('button', { name: /Senza rete non conta per il record/ });
  await training.click();
  await expect(page.locator('[data-page="Questions"]')).toBeVisible();

  // Personal pages need the network, and link to pages that do not.
  await page.goto('/badges');
  await expect(page.getByText('Per questa pagina serve la rete')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Regolamento' }).click();
  await expect(page).toHaveURL('/tournament-rules');
  const kept = await cachedPaths(page);
  // The labels of all types are cached, also of Pokémon not opened before.
  for (const type of types) expect(kept).toContain(`/assets/types/${type.id}.svg`);
  const ofApi = kept.filter((path) => path.startsWith('/api/'));
  expect(ofApi).toContain('/api/get-all-pokemon-info');
  const ofEverybody =
    /^\/api\/get-(all-pokemon-\w+|all-pokemon-species-names|pokemon-info-by-id|practice-questions)$/;
  expect(ofApi.filter((path) => !ofEverybody.test(path))).toEqual([]);

  // Back: what waited comes by itself.
  await page.goto('/badges');
  await expect(page.getByText('Per questa pagina serve la rete')).toBeVisible();
  await cutOff(context, reverseProxy, false);
  await expect(page.getByRole('main').getByText('Non sei ancora iscritto')).toBeVisible();
  await expect(offline(page)).toHaveCount(0);

  // The next user finds no personal pages.
  await page.evaluate(() => localStorage.removeItem('user'));
  await cutOff(context, reverseProxy, true);
  await page.goto('/badges');
  await expect(page).toHaveURL(/\/account\/login/);
  await expect(page.getByText(username)).toHaveCount(0);
  await cutOff(context, reverseProxy, false);
});

test('a form keeps its text offline, and results are sent later @desktop', async ({
  page,
  context,
  reverseProxy,
  login,
  request,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_|ApiError 0|409/);
  const player = await login();
  await request.get('/api/get-random-shell-game-cards?round=0', { headers: tokenHeader(player) });
  await page.goto('/profile/edit');
  await waitUntilCached(page);
  const name = page.getByLabel('Nome', { exact: true });
  await name.fill('Ambra');
  await cutOff(context, reverseProxy, true);
  await page.getByRole('button', { name: 'Salva le modifiche' }).click();
  await expect(alertWithText(page, 'Il server non risponde')).toBeVisible();
  await expect(name).toHaveValue('Ambra');
  await cutOff(context, reverseProxy, false);
  await page.getByRole('button', { name: 'Salva le modifiche' }).click();
  await expect(alertWithText(page, 'Updated successfully')).toBeVisible();

  // An unsent result of this player's game; the server rejects it until the game could have been played.
  const keep = () =>
    page.evaluate((userId) => {
      const result = { userId, game: 'shell-game', value: 1 };
      localStorage.setItem('unsent-results', JSON.stringify([result]));
    }, player.id);
  const record = async () =>
    (await request.get('/api/get-shell-game-record', { headers: tokenHeader(player) })).json();
  await expect
    .poll(async () => {
      await keep();
      await page.reload();
      return record();
    })
    .toBe(1);
});

test('a new release waits for its button, and the old page keeps working @desktop', async ({
  page,
  reverseProxy,
}) => {
  await page.goto('/pokedex');
  await waitUntilCached(page);
  reverseProxy.change = (path, body) => {
    if (path === '/service-worker.js') {
      return body.replace(/"\/static\/app-[\w-]+\.js"/, '"/service-worker.js?newer"');
    }
    // The files of before are gone.
    if (path.startsWith('/static/') && !/\/(core|app)-/.test(path)) return null;
    return body.replace('<head>', '<head><meta name="release" content="newer">');
  };
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const notice = page.getByRole('status', { name: 'Nuova versione' });
  await expect(notice).toContainText('C’è una versione nuova.');
  // A page whose code was not wanted before.
  await page.getByRole('link', { name: 'Regolamento' }).first().click();
  await expect(page.getByRole('heading', { name: 'Regolamento Generale' })).toBeVisible();
  await expect(page.locator('meta[name="release"]')).toHaveCount(0);
  reverseProxy.change = (path, body) =>
    path === '/service-worker.js'
      ? body.replace(/"\/static\/app-[\w-]+\.js"/, '"/service-worker.js?newer"')
      : body.replace('<head>', '<head><meta name="release" content="newer">');
  await notice.getByRole('button', { name: 'Aggiorna' }).click();
  await expect(page.locator('meta[name="release"]')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Regolamento Generale' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

/** Delivers push messages to the service worker, and presses their notifications. */
async function phoneOf(page: Page, context: BrowserContext) {
  const session = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  /** Playwright finds the worker as soon as it runs, which a page of its scope makes it do. */
  const worker = (): Worker => {
    const [running] = context.serviceWorkers();
    if (running === undefined) throw new Error('no service worker runs');
    return running;
  };
  return {
    // Resolves once shown: Chromium drops a stored notification if they are listed before it is shown.
    deliver: async (data: string) => {
      await worker().evaluate(`(() => {
        const { registration } = self;
        const show = ServiceWorkerRegistration.prototype.showNotification.bind(registration);
        self.shownByTest = new Promise((resolve, reject) => {
          registration.showNotification = (...given) => {
            const shown = show(...given);
            shown.then(resolve, reject);
            return shown;
          };
        });
      })()`);
      await session.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(page.url()).origin,
        registrationId: await registration,
        data,
      });
      await worker().evaluate('self.shownByTest');
    },
    shown: () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const notifications = await registration.getNotifications();
        return notifications.map(({ body }) => body);
      }),
    press: async () => {
      // As text: the tests know the names of pages, not a worker's. No script may wait for an event that
      // it has made itself: this one's handler is waited for here.
      await worker().evaluate(`self.registration.getNotifications().then(([notification]) => {
        const press = new NotificationEvent('notificationclick', { notification });
        return new Promise((resolve) => {
          press.waitUntil = resolve;
          self.dispatchEvent(press);
        });
      })`);
    },
  };
}

test('push messages arrive without an open page, and link to their subject @phone @whole', async ({
  page,
  context,
  dedicatedServer,
  login,
  request,
}) => {
  const service = await startPushService();
  await context.grantPermissions(['notifications']);
  await subscribeWith(page, service.subscription);
  const player = await login();
  await page.goto('/profile/edit#novita');
  expect(await page.evaluate(() => Notification.permission)).toBe('granted');
  await waitUntilCached(page);
  const news = page.getByRole('region', { name: 'Come ricevi le notifiche' });
  await expect(news.getByRole('radio', { name: 'Anche a pagina chiusa' })).toHaveCount(0);
  await news.getByRole('button', { name: 'Attiva le notifiche qui' }).click();
  await expect(news).toContainText('riceve le notifiche anche a pagina chiusa');
  await page.reload();
  const battles = news.getByRole('group', { name: /^Messaggi/ });
  await expect(battles.getByRole('radio', { name: 'Anche a pagina chiusa' })).toBeChecked();

  // No page of the product.
  await page.goto('/api/health');
  const organiser = await signInAsOrganiser(request);
  const sent = await request.post(`${dedicatedServer}/api/insert-message`, {
    headers: tokenHeader(organiser),
    data: { text: 'Stasera si gioca alle nove', userId: player.id },
  });
  expect(sent.ok()).toBe(true);
  await expect.poll(() => service.messages.length).toBe(1);

  // A page without the app is navigated by the service worker.
  const phone = await phoneOf(page, context);
  await phone.deliver(service.messages[0] ?? '');
  await expect.poll(phone.shown).toEqual(['Stasera si gioca alle nove']);
  await phone.press();
  await expect(page).toHaveURL('/messages');
  expect(await phone.shown()).toEqual([]);

  // A page of the product leads on by itself, without being loaded anew.
  await page.goto('/tournament-rules');
  // The bar is rendered last: the app listens to presses from now on.
  await expect(page.getByRole('navigation', { name: 'Rapida' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isAsBefore: true }));
  await phone.deliver(service.messages[0] ?? '');
  await expect.poll(phone.shown).toEqual(['Stasera si gioca alle nove']);
  await phone.press();
  await expect(page).toHaveURL('/messages');
  expect(await page.evaluate(() => 'isAsBefore' in window)).toBe(true);

  // Signing out leaves nothing on the phone.
  await page.getByRole('banner').getByRole('button', { name: player.username }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('subscribed-by-test')))
    .toBeNull();
  await service.stop();
});
