import type { Page } from '@playwright/test';
import { signInAsOrganiser } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { recordMatch } from '../support/challengers.ts';
import { markShown } from '../support/notifications.ts';
import { expectAtEnd } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { signUpForKanto } from '../support/tournaments.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Rapida' });

test.describe('the bottom bar @phone', () => {
  test('leads to five places and covers nothing at the end of a page', async ({ page, login }) => {
    await login();
    await page.goto('/home');
    await expect(bar(page).getByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await bar(page).getByRole('link', { name: 'Tornei' }).click();
    await expect(page).toHaveURL('/tournaments');
    await bar(page).getByRole('link', { name: 'Squadra' }).click();
    await expect(page).toHaveURL('/my-team');
    await bar(page).getByRole('button', { name: 'Giochi' }).click();
    await expectAccessible(page);
    await bar(page).getByRole('link', { name: 'PokéMemory' }).click();
    await expect(page).toHaveURL('/memory-game');
    await page.goBack();
    await expect(page).toHaveURL('/my-team');
    await bar(page).getByRole('button', { name: 'Apri il menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Pokédex' }).click();
    await expect(page).toHaveURL('/pokedex');
    await expect(page.getByRole('article')).toBeVisible();
    await expectAtEnd(page, bar(page));
  });

  test('has a dot where something is new', async ({ page, login, request }) => {
    const player = await login();
    await signUpForKanto(request, player);
    await markShown(request, player);
    // Notifications of a device's first poll are not new.
    const known = page.waitForResponse('**/api/get-notifications');
    await page.goto('/home');
    await known;
    const team = bar(page).getByRole('link', { name: /^Squadra/ });
    await expect(team).toHaveAccessibleName('Squadra');
    await recordMatch(request, await signInAsOrganiser(request), player, {
      leaderId: 1,
      outcome: 'win',
    });
    await expect(team).toHaveAccessibleName('Squadra (novità)');
    await team.click();
    await expect(team).toHaveAccessibleName('Squadra');
  });
});
