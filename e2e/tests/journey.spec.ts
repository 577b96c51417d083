import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { type Person, signInAsOrganiser } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { recordMatch } from '../support/challengers.ts';
import { foldButton, journeyPlaces, leaderCard } from '../support/journey.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { markShown } from '../support/notifications.ts';
import { expect, test } from '../support/test.ts';
import { signUpForKanto } from '../support/tournaments.ts';

/** A player of the first tournament who has beaten its first leaders, and knows of it. */
async function travelled(
  request: APIRequestContext,
  player: Person,
  wins: number,
  lossesBefore: readonly number[] = [],
): Promise<void> {
  await signUpForKanto(request, player);
  await goOn(request, player, 1, wins, lossesBefore);
}

async function goOn(
  request: APIRequestContext,
  player: Person,
  from: number,
  to: number,
  lossesBefore: readonly number[] = [],
): Promise<void> {
  const organiser = await signInAsOrganiser(request);
  for (let leaderId = from; leaderId <= to; leaderId += 1) {
    const losses = lossesBefore.includes(leaderId) ? 3 : 0;
    for (let bout = 0; bout < losses; bout += 1) {
      await recordMatch(request, organiser, player, { leaderId, outcome: 'loss' });
    }
    await recordMatch(request, organiser, player, { leaderId, outcome: 'win' });
  }
  await markShown(request, player);
}

/** How many of the way's legs are seen lit. */
const litLegs = (page: Page) =>
  page
    .locator('[data-leg]')
    .evaluateAll((legs) => legs.filter((leg) => getComputedStyle(leg).opacity === '1').length);

/** Presses a place on the map, and expects the focus on `focused` in the leader's card. */
async function expectLedToCards(
  page: Page,
  focused: (page: Page, name: string) => Locator,
): Promise<void> {
  const mark = (name: RegExp) => journeyPlaces(page, 'Kanto').getByRole('button', { name });
  await mark(/Brock/).focus();
  await page.keyboard.press('Tab');
  await expect(mark(/Misty/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(focused(page, 'Misty')).toBeFocused();
  await expect(leaderCard(page, 'Misty').getByText('Premio', { exact: true })).toBeInViewport();

  await mark(/Blaine/).press('Enter');
  const blaine = leaderCard(page, 'Blaine');
  await expect(blaine).toBeFocused();
  await expect(blaine.getByRole('heading')).toBeInViewport();

  await page.getByRole('button', { name: 'Vai alla sfida' }).press('Enter');
  await expect(leaderCard(page, 'Erika')).toBeFocused();
}

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('the map and cards on a phone, by touch and keyboard @phone', async ({
  page,
  request,
  login,
}) => {
  await travelled(request, await login(), 3, [1]);
  await page.goto('/tournament-leaders');

  await test.step('each place says who waits there, and how far the player is', async () => {
    const places = journeyPlaces(page, 'Kanto');
    await expect(places.getByRole('listitem')).toHaveCount(9);
    expect(
      await places
        .getByRole('button')
        .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label'))),
    ).toEqual([
      'Palestra 1, Brock: tappa superata',
      'Palestra 2, Misty: tappa superata',
      'Palestra 3, Lt. Surge: tappa superata',
      'Palestra 4, Erika: prossima sfida',
      'Palestra 5, Koga: da raggiungere',
      'Palestra 6, Sabrina: da raggiungere',
      'Palestra 7, Blaine: da raggiungere',
      'Palestra 8, Giovanni: da raggiungere',
    ]);
    await expect(places.getByRole('img', { name: 'Campione: da raggiungere' })).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.05);
  });

  await test.step('a defeated leader is a row, which opens to the whole card', async () => {
    const brock = leaderCard(page, 'Brock');
    await expect(foldButton(page, 'Brock')).toHaveAttribute('aria-expanded', 'false');
    await expect(brock).toContainText('Lotte: 4');
    await expect(brock).toContainText('Premio Kabuto: Non ottenuto');
    await expect(leaderCard(page, 'Misty')).toContainText(': Ottenuto');
    await expect(brock.getByRole('list', { name: 'Squadra' })).toHaveCount(0);
    // Undefeated leaders are not folded.
    await expect(leaderCard(page, 'Erika').getByText('Premio', { exact: true })).toBeVisible();
    await expect(foldButton(page, 'Erika')).toHaveCount(0);

    await foldButton(page, 'Brock').press('Enter');
    await expect(foldButton(page, 'Brock')).toHaveAttribute('aria-expanded', 'true');
    await expect(foldButton(page, 'Brock')).toBeFocused();
    await expect(brock.getByRole('list', { name: 'Squadra' })).toBeVisible();
    await expect(brock.getByText('Lotte: 4')).toBeVisible();
    await expect(brock.getByText('Tier tot.: 3')).toBeVisible();
    await expect(brock.getByRole('button', { name: /premio non ottenuto/ })).toBeVisible();
    await expectAccessible(page);

    await page.keyboard.press('Enter');
    await expect(brock.getByRole('list', { name: 'Squadra' })).toHaveCount(0);
  });

  await test.step('the keyboard is led to the cards', () => expectLedToCards(page, foldButton));

  await test.step('a row is unfolded where the address names it', async () => {
    await page.goto('/tournament-leaders/1-3');
    await expect(foldButton(page, 'Lt. Surge')).toHaveAttribute('aria-expanded', 'true');
    await expect(foldButton(page, 'Misty')).toHaveAttribute('aria-expanded', 'false');
    await expect(
      leaderCard(page, 'Lt. Surge').getByText('Premio', { exact: true }),
    ).toBeInViewport();
  });
});

test('the map and cards on a desktop @desktop', async ({ page, request, login }) => {
  const player = await login();
  await travelled(request, player, 0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/tournament-leaders');
  const mark = (name: RegExp) => journeyPlaces(page, 'Kanto').getByRole('button', { name });
  const beats = (name: RegExp) =>
    mark(name).evaluate(
      (one) =>
        one.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
          .length > 0,
    );
  await test.step('the way behind is lit, and the next place beats', async () => {
    await expect(mark(/Brock: prossima sfida/)).toBeVisible();
    expect(await litLegs(page)).toBe(0);
    await expect.poll(() => beats(/Brock/)).toBe(true);

    await goOn(request, player, 1, 1);
    await page.reload();
    await expect(mark(/Brock: tappa superata/)).toBeVisible();
    await expect(mark(/Misty: prossima sfida/)).toBeVisible();
    await expect.poll(() => litLegs(page)).toBe(1);
    await expect.poll(() => beats(/Misty/)).toBe(true);
    expect(await beats(/Brock/)).toBe(false);
    expect(await layoutShift(page)).toBeLessThan(0.05);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => beats(/Misty/)).toBe(false);
  });

  await goOn(request, player, 2, 3, [2]);
  await page.reload();
  await test.step('every card is whole', async () => {
    await expect(leaderCard(page, 'Brock').getByText('Lotte: 1')).toBeVisible();
    await expect(leaderCard(page, 'Misty').getByText('Lotte: 4')).toBeVisible();
    await expect(leaderCard(page, 'Brock').getByRole('list', { name: 'Squadra' })).toBeVisible();
    await expect(page.locator('[data-fold]')).toHaveCount(0);
    await expectAccessible(page);
  });
  await test.step('the keyboard is led to the cards', () => expectLedToCards(page, leaderCard));
});

test('a tournament continues with the next leader up to the champion @phone', async ({
  page,
  request,
  login,
}) => {
  const player = await login();
  await travelled(request, player, 1);
  const kanto = page.getByRole('listitem', { name: 'Torneo di Kanto' });
  const champion = journeyPlaces(page, 'Kanto').getByRole('button', { name: /^Campione, Blu/ });

  await test.step('with the next leader', async () => {
    await page.goto('/tournaments');
    await expect(kanto.getByRole('button', { name: 'In corso' })).toBeDisabled();
    await expect(kanto.getByRole('link', { name: 'Continua: Misty' })).toBeVisible();
    await expectAccessible(page, 'main');
    await kanto.getByRole('link', { name: 'Continua: Misty' }).click();
    await expect(page).toHaveURL('/tournament-leaders/1-2');
    await expect(leaderCard(page, 'Misty').getByRole('heading')).toBeInViewport();
  });

  await test.step('with the champion, once the eight are beaten', async () => {
    await goOn(request, player, 2, 8);
    await page.goto('/tournaments');
    await expect(kanto.getByRole('button', { name: 'Completato' })).toBeDisabled();
    await expect(kanto.getByRole('link', { name: 'Continua: Blu' })).toHaveAttribute(
      'href',
      '/tournament-leaders/1-9',
    );
    await page.goto('/tournament-leaders');
    await expect(champion).toHaveAccessibleName('Campione, Blu: prossima sfida');
    expect(await litLegs(page)).toBe(8);
  });

  await test.step('the page is short, however long the season', async () => {
    await expect(foldButton(page, 'Giovanni')).toBeVisible();
    const folded = await pageHeight(page);
    for (const fold of await page.locator('[data-fold]').all()) await fold.press('Enter');
    await expect(page.locator('[data-fold][aria-expanded="false"]')).toHaveCount(0);
    expect(folded).toBeLessThan((await pageHeight(page)) / 2);
  });

  await test.step('to its end', async () => {
    await goOn(request, player, 9, 9);
    await page.reload();
    await expect(champion).toHaveAccessibleName('Campione, Blu: tappa superata');
    await expect(page.getByText('Viaggio concluso')).toBeVisible();
    await expectAccessible(page, 'main');
    await page.goto('/tournaments');
    await expect(kanto.getByRole('button', { name: 'Completato' })).toBeVisible();
    await expect(kanto.getByRole('link', { name: /^Continua/ })).toHaveCount(0);
  });
});
