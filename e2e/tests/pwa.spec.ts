import type { APIRequestContext, BrowserContext, Page, Worker } from '@playwright/test';
import { types } from '@poketorneo/gen4/types';
import { signInAsOrganiser, signUp, tokenHeader } from '../support/accounts.ts';
import { test as base, expect } from '../support/dedicated-server.ts';
import { startPushService, subscribeWith } from '../support/push-service.ts';
import { type ReverseProxy, startReverseProxy } from '../support/reverse-proxy.ts';
import { expectAlert, userButton } from '../support/shell.ts';

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

async function hasWaitingWorker(): Promise<boolean> {
  return (await navigator.serviceWorker.getRegistration())?.waiting !== null;
}

const offline = (page: Page) => page.getByRole('status').filter({ hasText: 'Sei offline.' });

/** Follows a link of the header, which may be in a menu. */
async function follow(page: Page, label: string, menu?: string): Promise<void> {
  const header = page.getByRole('navigation', { name: 'Principale' });
  if (menu !== undefined) await header.getByRole('button', { name: menu, exact: true }).click();
  await header.getByRole('link', { name: label, exact: true }).click();
}

/**
 * Waits until the server accepts the first round of a game dealt now: of two, those dealt before
 * could have been played too. Until then it refuses the round as too fast.
 */
async function waitForFirstRound(request: APIRequestContext): Promise<void> {
  const headers = tokenHeader(await signUp(request));
  await request.get('/api/get-random-shell-game-cards?round=0', { headers });
  const report = () =>
    request.put('/api/update-shell-game-record', { headers, data: { numberOfRounds: 1 } });
  await expect.poll(async () => (await report()).status()).toBe(200);
}

test('cached pages and forms work offline, and a new release waits for its button @desktop', async ({
  page,
  context,
  reverseProxy,
  login,
  request,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_|ApiError 0|Failed to fetch/);
  const player = await login();
  await request.get('/api/get-random-shell-game-cards?round=0', { headers: tokenHeader(player) });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/badges');
  const notEntered = page.getByRole('main').getByText('Non sei ancora iscritto');
  await expect(notEntered).toBeVisible();

  await test.step('nothing is promised that the device has not cached yet', async () => {
    // The bar is rendered last: the app notices from now on that the network is gone.
    await expect(page.getByRole('navigation', { name: 'Rapida' })).toBeVisible();
    await cutOff(context, reverseProxy, true);
    await expect(offline(page)).toHaveText('Sei offline. Quello che manca torna da solo.');
    await cutOff(context, reverseProxy, false);
    await expect(offline(page)).toHaveCount(0);
  });
  // Room for the whole header.
  await page.setViewportSize({ width: 1440, height: 900 });
  await follow(page, 'Pokédex', 'PokéPedia');
  await expect(page.getByRole('heading', { name: 'Bulbasaur' })).toBeVisible();
  await waitUntilCached(page);
  await cutOff(context, reverseProxy, true);

  await test.step('cached pages work offline', async () => {
    // A Pokémon that was not opened before.
    await page.goto('/pokedex?pokemon=150');
    await expect(page.getByRole('heading', { name: 'Mewtwo' })).toBeVisible();
    await expect(offline(page)).toContainText('Pokédex, tipi, regolamento e giochi');
    await follow(page, 'PvP');
    const draw = page.getByRole('button', { name: 'Genera squadre' });
    await expect(draw).toBeDisabled();
    await expect(draw).toHaveAccessibleDescription(/^Senza rete/);
    await follow(page, 'Tabella dei tipi', 'PokéPedia');
    await expect(page.getByRole('heading', { name: 'Tabella dei tipi' })).toBeVisible();
    await expect(page.getByRole('grid')).toBeVisible();

    const note = page.getByText('il risultato non conta per il record');
    await follow(page, 'PokéMemory', 'Giochi');
    await expect(note).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Carte' }).getByRole('button')).toHaveCount(30);
    await follow(page, 'PokéQuiz', 'Giochi');
    const training = page.getByRole('button', { name: /Senza rete non conta per il record/ });
    await training.click();
    await expect(page.locator('[data-page="Questions"]')).toBeVisible();
    await page.goto('/shell-game');
    await expect(note).toBeVisible();
    await page.getByRole('button', { name: 'Nuova partita' }).click();
    await expect(page.locator('[data-page="playing"]')).toBeVisible();
    await expect(note).toBeVisible();
  });

  await test.step('personal pages need the network, and link to pages that do not', async () => {
    await page.goto('/badges');
    await expect(page.getByText('Per questa pagina serve la rete')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Regolamento' }).click();
    await expect(page).toHaveURL('/tournament-rules');
    await expect(page.getByRole('heading', { name: 'Regolamento Generale' })).toBeVisible();
    const kept = await cachedPaths(page);
    // The labels of all types are cached, also of Pokémon not opened before.
    for (const type of types) expect(kept).toContain(`/assets/types/${type.id}.svg`);
    const ofApi = kept.filter((path) => path.startsWith('/api/'));
    expect(ofApi).toContain('/api/get-all-pokemon-info');
    const ofEverybody =
      /^\/api\/get-(all-pokemon-\w+|all-pokemon-species-names|pokemon-info-by-id|practice-questions)$/;
    expect(ofApi.filter((path) => !ofEverybody.test(path))).toEqual([]);
  });

  await test.step('what waited comes by itself', async () => {
    await page.goBack();
    await expect(page.getByText('Per questa pagina serve la rete')).toBeVisible();
    await cutOff(context, reverseProxy, false);
    await expect(notEntered).toBeVisible();
    await expect(offline(page)).toHaveCount(0);
  });

  await test.step('a form keeps its text', async () => {
    await userButton(page, player.username).click();
    await page.getByRole('banner').getByRole('link', { name: 'Il mio profilo' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Modifica' }).click();
    const name = page.getByLabel('Nome', { exact: true });
    await name.fill('Ambra');
    await cutOff(context, reverseProxy, true);
    await page.getByRole('button', { name: 'Salva le modifiche' }).click();
    await expectAlert(page, 'Il server non risponde');
    await expect(name).toHaveValue('Ambra');
    await cutOff(context, reverseProxy, false);
    await page.getByRole('button', { name: 'Salva le modifiche' }).click();
    await expectAlert(page, 'Updated successfully');
  });

  await test.step('an unsent result of this player’s game is sent later', async () => {
    await waitForFirstRound(request);
    await page.evaluate((userId) => {
      const result = { userId, game: 'shell-game', value: 1 };
      localStorage.setItem('unsent-results', JSON.stringify([result]));
    }, player.id);
    await page.reload();
    const headers = tokenHeader(player);
    const record = async () =>
      (await request.get('/api/get-shell-game-record', { headers })).json();
    await expect.poll(record).toBe(1);
  });

  await test.step('the next user finds no personal pages', async () => {
    await page.evaluate(() => localStorage.removeItem('user'));
    await cutOff(context, reverseProxy, true);
    await page.goto('/badges');
    await expect(page).toHaveURL(/\/account\/login/);
    await expect(page.getByText(player.username)).toHaveCount(0);
    await cutOff(context, reverseProxy, false);
    await expect(offline(page)).toHaveCount(0);
  });

  await test.step('a new release waits for its button, and the old page keeps working', async () => {
    const { app, newerApp } = await page.evaluate(() => {
      const paths = [...document.scripts].map(({ src }) => new URL(src, location.href).pathname);
      const app = paths.find((path) => path.startsWith('/static/app-')) ?? '';
      return { app, newerApp: '/static/app-newer.js' };
    });
    const newerHead = `<head><meta name="release" content="newer"><script type="text/plain" src="${newerApp}"></script>`;
    const asNewer = (path: string, body: string) =>
      path === '/service-worker.js'
        ? body.replaceAll(`"${app}"`, `"${newerApp}"`)
        : body.replace('<head>', newerHead);
    reverseProxy.rename = (path) => (path === newerApp ? app : path);
    reverseProxy.change = (path, body) => {
      // The files of before are gone.
      const isGone = path.startsWith('/static/') && !/\/(core|app)-/.test(path);
      return isGone ? null : asNewer(path, body);
    };
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const notice = page.getByRole('status', { name: 'Nuova versione' });
    await expect(notice).toContainText('C’è una versione nuova.');
    // A page whose code this document has not needed before.
    await follow(page, 'Regolamento');
    await expect(page.getByRole('heading', { name: 'Regolamento Generale' })).toBeVisible();
    await expect(page.locator('meta[name="release"]')).toHaveCount(0);
    reverseProxy.change = asNewer;
    // A request that the older worker waits for does not hold up the page.
    const slow = '/assets/pictures/fail.svg?slow';
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    reverseProxy.before = (path) => (path === slow ? held : undefined);
    await page.evaluate((path) => void fetch(path), slow);
    await notice.getByRole('button', { name: 'Aggiorna' }).click();
    await expect(page.locator('meta[name="release"]')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Regolamento Generale' })).toBeVisible();
    release();
    // The newer worker takes over, which this page already belongs to.
    await expect.poll(() => page.evaluate(hasWaitingWorker)).toBe(false);
    await expect(notice).toHaveCount(0);
  });
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

base.describe('without a proxy', () => {
  base.use({
    serviceWorkers: 'allow',
    serverEnv: { PUSH_ANYWHERE: 'true', ADMIN_USERNAME: 'organizzatrice' },
  });

  base(
    'push messages arrive without an open page, and link to their subject @phone @whole',
    async ({ page, context, login, request }) => {
      const service = await startPushService();
      await context.grantPermissions(['notifications']);
      await subscribeWith(page, service.subscription);
      const player = await login();
      await page.goto('/profile/edit#novita');
      expect(await page.evaluate(() => Notification.permission)).toBe('granted');
      const news = page.getByRole('region', { name: 'Come ricevi le notifiche' });
      await expect(news.getByRole('radio', { name: 'Anche a pagina chiusa' })).toHaveCount(0);
      await news.getByRole('button', { name: 'Attiva le notifiche qui' }).click();
      await expect(news).toContainText('riceve le notifiche anche a pagina chiusa');
      await page.evaluate(() => navigator.serviceWorker.ready);

      // No page of the product.
      await page.goto('/api/health');
      const organiser = await signInAsOrganiser(request);
      const sent = await request.post('/api/insert-message', {
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

      await base.step('a later document knows that this device is subscribed', async () => {
        await userButton(page, player.username).click();
        await page.getByRole('link', { name: /^Notifiche/ }).click();
        await page.getByRole('link', { name: 'Come ricevi le notifiche' }).click();
        const messages = news.getByRole('group', { name: /^Messaggi/ });
        await expect(messages.getByRole('radio', { name: 'Anche a pagina chiusa' })).toBeChecked();
      });

      // A page of the product leads on by itself, without being loaded anew.
      await page.evaluate(() => Object.assign(window, { isAsBefore: true }));
      await phone.deliver(service.messages[0] ?? '');
      await expect.poll(phone.shown).toEqual(['Stasera si gioca alle nove']);
      await phone.press();
      await expect(page).toHaveURL('/messages');
      expect(await page.evaluate(() => 'isAsBefore' in window)).toBe(true);

      // Signing out leaves nothing on the phone.
      await userButton(page, player.username).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('subscribed-by-test')))
        .toBeNull();
      await service.stop();
    },
  );
});
