import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('an organiser finds every Pokémon, filters them and links the filter @desktop', async ({
  page,
  loginAsOrganiser,
}) => {
  await loginAsOrganiser();
  await page.goto('/all-pokemon-list?tier=3');
  await expect(page.getByRole('heading', { level: 1, name: 'Lista Pokémon' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Mewtwo/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Bulbasaur/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('an organiser looks through the leaders of every tournament @phone', async ({
  page,
  loginAsOrganiser,
}) => {
  await loginAsOrganiser();
  await page.goto('/gym-leaders-builder');
  for (const name of ['Brock', 'Valerio', 'Petra', 'Pedro', 'Camilla']) {
    await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeAttached();
  }
  await expectAccessible(page);
});
