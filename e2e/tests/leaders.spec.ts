import type { Page } from '@playwright/test';
import { contract } from '@poketorneo/contract';
import { signInAsOrganiser, tokenHeader } from '../support/accounts.ts';
import { recordMatch } from '../support/challengers.ts';
import { markShown } from '../support/notifications.ts';
import { expect, test } from '../support/test.ts';
import { signUpForKanto } from '../support/tournaments.ts';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const card = (page: Page, name: string) => page.getByRole('listitem', { name });

/** Waits until the list is there, then out the half second after which it would scroll by itself. */
async function expectToStayAt(page: Page, top: number): Promise<void> {
  await expect(card(page, 'Brock')).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(top);
  // Begun later, it also ends later than the page's own timer.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(await scrolled(page)).toBe(top);
}

test.describe('where the list of leaders opens', () => {
  test.beforeEach(async ({ page, request, login }) => {
    const player = await login();
    await signUpForKanto(request, player);
    const organiser = await signInAsOrganiser(request);
    for (const leaderId of [1, 2, 3, 4, 5]) {
      await recordMatch(request, organiser, player, { leaderId, outcome: 'win' });
    }
    // What was won has been seen: no scene of it opens over the list.
    await markShown(request, player);
    // Scrolling is done at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  test('is the first leader still to be beaten', async ({ page }) => {
    await page.goto('/tournament-leaders');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
    await expect(card(page, 'Sabrina')).toBeInViewport({ ratio: 0.5 });
  });

  test('is where the reader was, when they come back @phone', async ({ page }) => {
    await page.goto('/tournament-leaders');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
    await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }));
    await expect.poll(() => scrolled(page)).toBe(150);

    await page.reload();
    await expectToStayAt(page, 150);

    // A click of the test's own would first scroll, for the header lies in the scroll padding.
    await page.getByRole('banner').getByRole('link', { name: 'PokéTorneo' }).dispatchEvent('click');
    await expect(page).toHaveURL('/home');
    await page.goBack();
    await expectToStayAt(page, 150);
  });

  test('is where the reader was, though the reload cuts off what was being asked @desktop', async ({
    page,
  }) => {
    await page.route('**/api/user/*', () => {
      // Not answered before the page is left.
    });
    const asked = page.waitForRequest('**/api/user/*');
    await page.goto('/tournament-leaders');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
    await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }));
    await expect.poll(() => scrolled(page)).toBe(150);
    await asked;

    await page.reload();
    await expectToStayAt(page, 150);
  });

  test('is left to the reader who has begun to look around @phone', async ({ page }) => {
    await page.addInitScript(() => {
      setInterval(() => window.dispatchEvent(new WheelEvent('wheel')), 100);
    });
    await page.goto('/tournament-leaders');
    await expectToStayAt(page, 0);
  });
});

test('the keyboard goes on at the slot that was filled or emptied @desktop', async ({
  page,
  request,
  loginAsOrganiser,
}) => {
  const organiser = await loginAsOrganiser();
  await page.goto('/gym-leaders-builder/4-3');
  const leader = card(page, 'Marzia');
  const add = leader.getByRole('button', { name: /^Aggiungi il Pokémon \d$/ });
  const slots = leader.getByRole('list', { name: 'Squadra' }).getByRole('listitem');
  await expect(add).toHaveText('+');
  const place = (await slots.getByRole('button', { name: /^Modifica/ }).count()) + 1;
  const modal = page.getByRole('dialog', { name: `Pokémon ${place} di Marzia` });
  const search = modal.getByRole('combobox', { name: 'Pokémon' });
  const close = async () => {
    await page.getByRole('dialog', { name: 'Completato!' }).getByText('Chiudi').press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

  await add.press('Enter');
  await expect(search).toBeFocused();
  await page.keyboard.type('pidg');
  await page.getByRole('option').first().click();
  await modal.getByRole('button', { name: 'Conferma' }).press('Enter');
  await close();
  const added = slots.nth(place - 1).getByRole('button', { name: /^Modifica Pidg/ });
  await expect(added).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(search).toBeFocused();
  await modal.getByRole('button', { name: 'Elimina' }).press('Enter');
  await modal.getByRole('button', { name: 'Premi ancora' }).press('Enter');
  await close();
  await expect(added).toHaveCount(0);
  await expect(add).toBeFocused();

  // And by somebody else as well, which is seen when the window is come back to.
  const { addPokemon, deletePokemon, listAll } = contract.leaders;
  const headers = tokenHeader(organiser);
  const everyLeader = listAll.response
    .parse(await (await request.get(listAll.path, { headers })).json())
    .flatMap(({ leaders }) => leaders);
  const { id: leaderId } = everyLeader.find(({ name }) => name === 'Marzia') ?? { id: 0 };
  const [{ availablePokemonId } = { availablePokemonId: 0 }] = everyLeader.flatMap(
    ({ pokemons }) => pokemons,
  );
  const data = { leaderId, order: place, availablePokemonId, itemId: null };
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  const slot = slots.nth(place - 1).getByRole('button');
  expect((await request.post(addPokemon.path, { headers, data })).ok()).toBe(true);
  await comeBack();
  await expect(slot).toHaveAccessibleName(/^Modifica/);
  await expect(slot).toBeFocused();
  expect((await request.put(deletePokemon.path, { headers, data })).ok()).toBe(true);
  await comeBack();
  await expect(slot).toHaveAccessibleName(/^Aggiungi/);
  await expect(slot).toBeFocused();
});

test('a finger that opens a slot brings no keyboard up @phone', async ({
  page,
  loginAsOrganiser,
}) => {
  await loginAsOrganiser();
  await page.goto('/gym-leaders-builder');
  await card(page, 'Brock')
    .getByRole('button', { name: /^Modifica/ })
    .first()
    .tap();
  await expect(page.getByRole('dialog', { name: 'Pokémon 1 di Brock' })).toBeFocused();
});
