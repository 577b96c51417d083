import { contract } from '@poketorneo/contract';
import { signUp, tokenHeader } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { delayResponse } from '../support/delay-response.ts';
import { signInThroughForm } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test('a profile is published, shared and hidden @phone', async ({
  page,
  login,
  openDevice,
  baseURL,
}) => {
  const player = await login();
  await page.goto('/profile/edit');
  const choice = page.getByRole('checkbox', { name: 'Profilo pubblico' });
  await expect(choice).not.toBeChecked();
  await expect(choice).toHaveAccessibleDescription(/Mai nome e cognome, email o lotte/);
  const saving = await delayResponse(page, `**${contract.publicProfiles.setVisibility.path}`);
  // In the very task of the press, and until the server has answered.
  const press = (box: HTMLElement) => {
    box.click();
    return box instanceof HTMLInputElement && box.checked;
  };
  expect(await choice.evaluate(press)).toBe(true);
  await expect(choice).toBeChecked();
  expect(await choice.evaluate(press)).toBe(false);
  expect(await choice.evaluate(press)).toBe(true);
  // Each waits for the one before.
  await expect.poll(saving.calls).toBe(1);
  saving.release();
  await expect(page.getByText('Salvato: chi ha il link può vederlo.')).toBeVisible();
  expect(saving.calls()).toBe(3);
  await expect(choice).toBeChecked();
  await expectAccessible(page, 'main');
  const link = await page.getByLabel('Il link del tuo profilo').inputValue();
  expect(link).toBe(new URL(`/players/${player.username}`, baseURL).href);

  const stranger = await openDevice(null, { hasTouch: true });
  await stranger.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async ({ url, title }: ShareData) => {
        document.documentElement.dataset.shared = `${title} ${url}`;
      },
    });
    Object.defineProperty(window, 'matchMedia', {
      value: (query: string) =>
        Object.assign(new EventTarget(), { matches: query.includes('coarse') }),
    });
  });
  // However it is written, it is one page.
  await stranger.goto(`/players/${player.username.toUpperCase()}`);
  await expect(stranger).toHaveURL(link);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(player.username);
  await expect(stranger).toHaveTitle(`Profilo di ${player.username} – PokéTorneo`);
  const html = await (await stranger.request.get(link)).text();
  expect(html).toContain(`<title>${await stranger.title()}</title>`);
  await expect(stranger.locator('main')).not.toContainText(player.lastName);
  await expectAccessible(stranger);
  await stranger.getByRole('button', { name: 'Condividi' }).click();
  await expect(stranger.locator('html')).toHaveAttribute(
    'data-shared',
    `Profilo di ${player.username} ${link}`,
  );

  await choice.uncheck();
  await expect(page.getByText('Salvato: ora non lo vede più nessuno.')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText('Questo profilo non c’è')).toBeVisible();
  await expect(stranger).toHaveTitle('Sfidante');
  await expectAccessible(stranger, 'main');
  expect((await stranger.request.get(link)).status()).toBe(404);
});

test('a profile’s link preview shows the player’s data @desktop', async ({ request }) => {
  const player = await signUp(request);
  const { setVisibility } = contract.publicProfiles;
  const headers = tokenHeader(player);
  await request.put(setVisibility.path, { data: { isPublic: true }, headers });
  const document = await (await request.get(`/players/${player.username}`)).text();
  const address = /property="og:image" content="([^"]*)"/.exec(document)?.[1] ?? '';
  const picture = await request.get(address.replaceAll('&amp;', '&'));
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect((await picture.body()).length).toBeLessThan(300_000);
});

test('a visitor is told for which page to sign in, and reaches it @phone', async ({
  page,
  request,
}) => {
  const player = await signUp(request);
  await page.goto('/badges/1');
  await expect(page.getByText('Accedi per aprire «Medagliere».')).toBeVisible();
  await page.getByRole('link', { name: 'Registrati' }).click();
  await expect(page.getByText('poi ti portiamo a «Medagliere»')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Accedi' }).click();
  await signInThroughForm(page, player);
  await expect(page).toHaveURL('/badges/1');
  // Without a requested page the login names none.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/account/login?returnUrl=%2Fquiz');
  await expect(page.getByText('Accedi e riprendi la sfida')).toBeVisible();
});
