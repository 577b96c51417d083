import { contract } from '@poketorneo/contract';
import { expectAccessible } from '../support/axe.ts';
import { expectAlert } from '../support/shell.ts';
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

test('an organiser sees all leaders, and sets a grade @phone', async ({
  page,
  loginAsOrganiser,
}) => {
  await loginAsOrganiser();
  await page.goto('/gym-leaders-builder');
  for (const name of ['Brock', 'Valerio', 'Petra', 'Pedro', 'Camilla']) {
    await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeAttached();
  }
  await expectAccessible(page);

  const brock = page.getByRole('listitem', { name: 'Brock' });
  await test.step('a finger that opens a slot brings no keyboard up', async () => {
    await brock
      .getByRole('button', { name: /^Modifica/ })
      .first()
      .tap();
    await expect(page.getByRole('dialog', { name: 'Pokémon 1 di Brock' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a leader’s grade', async () => {
    let saved: unknown;
    await page.route(`**${contract.leaders.setGrade.path}`, async (route) => {
      saved = route.request().postDataJSON();
      await route.fulfill({ json: { leaderId: 1 } });
    });
    await brock.getByRole('combobox', { name: 'Bravura' }).selectOption('3. Da campione');
    await expectAlert(page, 'Brock: Da campione');
    expect(saved).toMatchObject({ leaderId: 1, grade: 3 });
  });
});
