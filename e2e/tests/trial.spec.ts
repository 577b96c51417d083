import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import {
  endHeadline,
  expectNothingBelowTheFold,
  fightToTheEnd,
  forcedSwitches,
  moves,
  skipAnimations,
  surrenderOnScreen,
} from '../support/battle-screen.ts';
import { expectNoSidewaysScroll } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

/** Trials are limited by address. */
let visitors = 0;
test.beforeEach(async ({ page }, { workerIndex }) => {
  visitors += 1;
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.21.${workerIndex}.${visitors}` });
  await skipAnimations(page);
});

async function register(page: Page): Promise<void> {
  const username = `p${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Nome', { exact: true }).fill('Aurora');
  await page.getByLabel('Cognome').fill('Boreale');
  await page.getByLabel('Email').fill(`${username}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('scintilla');
  await page.getByLabel('Conferma password').fill('scintilla');
  await page.getByRole('button', { name: 'Registrati' }).tap();
}

test('a visitor tries a battle in two taps, registers and keeps it @phone', async ({ page }) => {
  await page.goto('/home');
  const way = page.getByRole('link', { name: 'Prova una lotta' });
  await expect(way).toBeInViewport({ ratio: 1 });
  await way.tap();
  await expect(page).toHaveURL('/prova');
  await expect(page.getByRole('heading', { level: 1, name: 'Nilla' })).toBeVisible();
  await expectNothingBelowTheFold(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const turn = (number: number) => page.getByText(`Turno ${number}`, { exact: true }).first();
  await moves(page).first().tap();
  // A critical hit may ask for another Pokémon before the second turn.
  const replacement = forcedSwitches(page).getByRole('button').first();
  await expect(turn(2).or(replacement).first()).toBeVisible();
  if (await replacement.isVisible()) await replacement.tap();
  await expect(turn(2)).toBeVisible();

  await test.step('it goes on after a reload', async () => {
    await page.reload();
    await expect(turn(2)).toBeVisible();
    await expect(moves(page).first()).toBeVisible();
  });

  await test.step('the end', async () => {
    await surrenderOnScreen(page);
    await expect(endHeadline(page)).toHaveText('Sconfitta');
    await expectAccessible(page);
    await page.reload();
    await expect(endHeadline(page)).toHaveText('Sconfitta');
  });

  await page.getByRole('link', { name: 'Registrati e conserva la lotta' }).tap();
  await register(page);
  await expect(page).toHaveURL('/my-matches');
  const past = page.getByRole('region', { name: 'Finite' }).getByRole('listitem');
  await expect(past).toHaveCount(1);
  await expect(past).toContainText('Nilla');
  await expect(past).toContainText('Lotta di prova');
  await past.getByRole('link', { name: 'Rivedi la lotta contro Nilla' }).tap();
  await expect(page).toHaveURL(/\/replay\/battle\/\d+$/);
  await expect(page.getByText('Nilla').first()).toBeVisible();
});

test('a whole trial, another one, and the limit of an hour @phone', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/prova');
  await fightToTheEnd(page, {
    fight: (move) => move.tap(),
    sendIn: () => forcedSwitches(page).getByRole('button').first().tap(),
  });
  const again = page.getByRole('button', { name: 'Ancora una' });
  for (let count = 2; count <= 5; count += 1) {
    await again.tap();
    await expect(moves(page).first()).toBeVisible();
    await surrenderOnScreen(page);
    await expect(endHeadline(page)).toHaveText('Sconfitta');
  }
  await again.tap();
  await expect(page.getByRole('alert')).toHaveText('Per ora basta: registrati e continua');
  await expect(page.getByRole('link', { name: 'Registrati e conserva la lotta' })).toBeVisible();
  await consoleErrors.expectLines(/ status of 429 /);
});
