import type { Page } from '@playwright/test';
import { contract } from '@poketorneo/contract';
import { tokenHeader } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { delayResponse } from '../support/delay-response.ts';
import { expect, test } from '../support/test.ts';

const team = `Denti (Garchomp) (F) @ Choice Band
Ability: Sand Veil
Level: 78
EVs: 252 Atk / 4 SpD / 252 Spe
Jolly Nature
- Outrage
- Earthquake

Rotom-Heat @ Leftovers
Ability: Levitate
Level: cinquanta
Timid Nature
- Overheat
- Surf`;

/** In front of a large page, which other tests look at. */
const dialogs = '[role="dialog"]';

/** The ids of Pokémon added by the page, for the test to delete. */
function addedBy(page: Page): number[] {
  const ids: number[] = [];
  page.on('response', async (response) => {
    if (!/\/api\/insert-(showdown-text|new-available-pokemon)$/.test(response.url())) return;
    if (response.ok()) ids.push(...[await response.json()].flat().map(Number));
  });
  return ids;
}

test('a team is pasted: the wrong line is named, mended, and all are saved @desktop', async ({
  page,
  request,
  loginAsOrganiser,
}) => {
  const organiser = await loginAsOrganiser();
  const ids = addedBy(page);
  await page.goto('/all-pokemon-list');
  await page.getByRole('button', { name: 'Incolla testo' }).click();
  const paste = page.getByRole('dialog', { name: 'Incolla Pokémon' });
  const add = paste.getByRole('button', { name: /^Aggiungi/ });
  await expect(add).toBeDisabled();
  const text = paste.getByLabel('Testo');
  await text.fill(team);

  const problems = paste.getByRole('region', { name: 'Righe da correggere' });
  await expect(problems).toContainText('Serve un livello intero da 1 a 100, come «Level: 50».');
  await expect(problems.getByRole('listitem')).toHaveCount(1);
  const preview = paste.getByRole('region', { name: 'Anteprima' });
  await expect(preview.getByText('Garchomp')).toBeVisible();
  await expect(add).toBeDisabled();
  await expectAccessible(page, dialogs);

  await problems.getByRole('button', { name: 'Riga 11' }).click();
  await expect(text).toBeFocused();
  await page.keyboard.type('Level: 50');
  await expect(problems).toHaveCount(0);
  await expect(preview).toContainText('Surf: non la impara in quarta generazione');
  await expectAccessible(page, dialogs);
  await paste.getByRole('button', { name: 'Aggiungi 2 Pokémon' }).click();
  await expect(paste).toHaveCount(0);
  await expect(page.getByText('2 Pokémon aggiunti')).toBeVisible();
  await expect.poll(() => ids).toHaveLength(2);
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Garchomp' }).filter({ hasText: 'lv. 78' }).last(),
  ).toBeInViewport({ ratio: 0.9 });

  // The exported text equals the pasted one, without the nickname.
  const [garchomp, rotom] = ids;
  await page.goto('/all-pokemon-list?specie=479&view=list');
  const row = page.getByRole('listitem').filter({ hasText: 'lv. 50' }).last();
  await expect(row.getByRole('img', { name: 'Fuori dal possibile' })).toBeVisible();
  const header = { headers: tokenHeader(organiser) };
  const written = await request.get(`/api/get-available-pokemon-text?id=${garchomp}`, header);
  expect((await written.json()).text).toBe(
    'Garchomp (F) @ Choice Band\nAbility: Sand Veil\nLevel: 78\n' +
      'EVs: 252 Atk / 4 SpD / 252 Spe\nJolly Nature\n- Outrage\n- Earthquake\n',
  );
  for (const id of [garchomp, rotom]) {
    const path = contract.availablePokemons.delete.path.replace(':id', String(id));
    expect((await request.delete(path, header)).ok()).toBe(true);
  }
});

test('stats follow nature, IVs and EVs; an impossible Pokémon is marked, saved and duplicated @phone', async ({
  page,
  request,
  loginAsOrganiser,
}) => {
  const organiser = await loginAsOrganiser();
  const ids = addedBy(page);
  const editor = page.getByRole('dialog', { name: 'Aggiungi Pokemon' });
  await test.step('names that are written before the lists have loaded are chosen', async () => {
    const forms = await delayResponse(page, `**${contract.pokedex.formsInBattle.path}*`);
    const items = await delayResponse(page, `**${contract.pokedex.items.path}*`);
    await page.goto('/all-pokemon-list');
    await page.getByRole('button', { name: 'Aggiungi Pokémon' }).click();
    await editor.getByRole('combobox', { name: 'Pokémon' }).fill('Garchomp');
    await expect(page.getByText('Caricamento…', { exact: true })).toBeVisible();
    forms.release();
    await expect(editor.getByLabel('Natura', { exact: true })).toBeEnabled();
    const item = editor.getByRole('combobox', { name: 'Strumento' });
    await item.fill('avanzi');
    await item.blur();
    await expect(item).toHaveValue('avanzi');
    items.release();
    await expect(item).toHaveValue('Avanzi');
  });
  await editor.getByLabel('Livello').fill('78');
  const stats = ['PS', 'Attacco', 'Difesa', 'Att. Speciale', 'Dif. Speciale', 'Velocità'];
  const expectStats = async (...figures: string[]) => {
    for (const [index, figure] of figures.entries()) {
      await expect(editor.getByLabel(stats[index] ?? '', { exact: true })).toHaveValue(figure);
    }
  };
  await expectStats('', '', '', '', '', '');

  await editor
    .getByLabel('Natura', { exact: true })
    .selectOption({ label: 'Decisa (+Att. −Att. Sp.)' });
  const evs = { 'EV PS': '74', 'EV Att.': '190', 'EV Dif.': '91', 'EV Att. Sp.': '48' };
  const others = { 'EV Dif. Sp.': '84', 'EV Vel.': '23' };
  for (const [label, figure] of Object.entries({ ...evs, ...others })) {
    await editor.getByLabel(label, { exact: true }).fill(figure);
  }
  const ivs = { 'IV PS': '24', 'IV Att.': '12', 'IV Dif.': '30', 'IV Att. Sp.': '16' };
  for (const [label, figure] of Object.entries({ ...ivs, 'IV Dif. Sp.': '23', 'IV Vel.': '5' })) {
    await editor.getByLabel(label, { exact: true }).fill(figure);
  }
  // The example that everybody who explains the formulas gives.
  await expectStats('289', '278', '193', '135', '171', '171');
  await expect(editor.getByText('EV: 510 di 510')).toBeVisible();

  await editor.getByLabel('Mossa 1').selectOption({ label: 'Oltraggio' });
  await editor.getByLabel('Mossa 2').selectOption({ label: 'Volo' });
  const impossible = editor.getByRole('status').filter({ hasText: 'Fuori dal possibile' });
  await expect(impossible).toContainText('Volo: non la impara in quarta generazione');
  await expectAccessible(page, dialogs);
  await editor.getByLabel('PS', { exact: true }).fill('998');
  await expect(editor.getByLabel('Natura', { exact: true })).toHaveValue('');
  await expect(impossible).toContainText('Statistiche: nessuna natura');
  await editor.getByLabel('PS', { exact: true }).fill('289');
  await expect(impossible).not.toContainText('Statistiche');
  await editor.getByRole('button', { name: 'Conferma' }).click();
  const done = page.getByRole('dialog', { name: 'Completato!' });
  await done.getByRole('button', { name: 'Chiudi' }).click();
  await expect(editor).toHaveCount(0);

  const first = page.locator('[data-row-button], [data-tile="0"]').first();
  await expect(first.getByRole('img', { name: 'Fuori dal possibile' })).toBeVisible();
  await first.click();
  await expect(page.getByText('Volo: non la impara in quarta generazione')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Duplica Garchomp' }).click();
  await expect(editor.getByLabel('Livello')).toHaveValue('78');
  await editor.getByLabel('Livello').fill('50');
  await editor.getByRole('button', { name: 'Conferma' }).click();
  await done.getByRole('button', { name: 'Chiudi' }).click();
  await expect(editor).toHaveCount(0);
  await expect.poll(() => ids).toHaveLength(2);
  for (const id of ids) {
    const path = contract.availablePokemons.delete.path.replace(':id', String(id));
    const response = await request.delete(path, { headers: tokenHeader(organiser) });
    expect(response.ok()).toBe(true);
  }
});

test('the text of a chosen Pokémon’s field is not replaced when the list arrives @desktop', async ({
  page,
  loginAsOrganiser,
}) => {
  await loginAsOrganiser();
  const forms = await delayResponse(page, `**${contract.pokedex.formsInBattle.path}*`);
  await page.goto('/all-pokemon-list');
  await page.locator('[data-row-button]').first().click();
  await page.getByRole('button', { name: /^Modifica / }).click();
  const editor = page.getByRole('dialog', { name: 'Modifica Pokemon' });
  const field = editor.getByRole('combobox', { name: 'Pokémon' });
  await field.fill('garcho');
  await expect(page.getByText('Caricamento…', { exact: true })).toBeVisible();
  forms.release();
  await expect(page.getByRole('option', { name: 'Garchomp' })).toBeVisible();
  await expect(field).toHaveValue('garcho');
});

/** Until the list listens to arrows and Escape: from the turn after the announcement. */
const nextTurn = (page: Page) => page.evaluate(() => new Promise((turn) => setTimeout(turn)));

test('an organiser changes a leader’s team and grade @desktop', async ({
  page,
  context,
  loginAsOrganiser,
}) => {
  await loginAsOrganiser();
  // No other test changes this leader.
  await page.goto('/gym-leaders-builder/3-5');
  // By its id: seeking a role among all leaders takes much of this test's time.
  const card = page.locator('#leader-3-5');
  await expect(card).toHaveAccessibleName('Norman');
  const grade = card.getByRole('combobox', { name: 'Bravura' });
  const order = card.getByRole('list', { name: 'Ordine della squadra' });
  const slots = order.getByRole('button');
  const names = () =>
    slots.evaluateAll((all) =>
      all.map((slot) => slot.getAttribute('aria-label')?.split(',')[0] ?? ''),
    );
  const announcement = page.getByRole('status').filter({ hasText: 'posto' });
  const undo = card.getByRole('button', { name: 'Annulla' });
  await card.getByRole('button', { name: 'Riordina' }).click();
  await expect(order).toBeVisible();
  const before = await names();
  const [first = '', second = ''] = before;
  const pickUpFirst = async () => {
    await order.getByRole('button', { name: `${first}, posto 1` }).focus();
    await page.keyboard.press('Space');
    await expect(announcement).toContainText(`${first} in mano: posto 1 di ${before.length}.`);
    await nextTurn(page);
  };
  const moveFirstToSecond = async () => {
    await pickUpFirst();
    await page.keyboard.press('ArrowRight');
    await expect(announcement).toContainText(`${first} in mano: posto 2 di ${before.length}.`);
    const response = page.waitForResponse(`**${contract.leaders.arrangePokemons.path}`);
    await page.keyboard.press('Space');
    return { response };
  };

  await test.step('the team is put in order, and back', async () => {
    await expect(card.getByText('Spazio per prendere, frecce per spostare')).toBeVisible();
    await expect(card.getByText('Esc o «Fatto» per finire')).toBeVisible();
    await expectAccessible(page, '#leader-3-5');
    const { response } = await moveFirstToSecond();
    expect((await response).ok()).toBe(true);
    await expect.poll(names).toEqual([second, first, ...before.slice(2)]);
    await expect(order.getByRole('button', { name: `${first}, posto 2` })).toBeFocused();
    await undo.click();
    await expect.poll(names).toEqual(before);
    await expect(undo).toBeDisabled();
  });

  await test.step('Escape puts the held Pokémon back, then ends the ordering', async () => {
    await pickUpFirst();
    await page.keyboard.press('Escape');
    await expect(page.getByText(`${first} rimesso dov’era.`)).toBeAttached();
    await expect(order).toBeVisible();
    await page.keyboard.press('Escape');
    const team = card.getByRole('list', { name: 'Squadra', exact: true });
    await expect(team).toBeVisible();
    await expect(card.getByRole('button', { name: 'Riordina' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(order).toBeVisible();
    await card.getByRole('button', { name: 'Fatto' }).click();
    await expect(team).toBeVisible();
  });

  await test.step('a saved grade stays while a slow computer renders the leaders again', async () => {
    const wanted = (await grade.inputValue()) === '3' ? '2' : '3';
    const note = page.locator(`[id="${await grade.getAttribute('aria-describedby')}"]`);
    await note.evaluate((element) => {
      let changes = 0;
      new MutationObserver(() => {
        changes += 1;
        element.setAttribute('data-test-changes', String(changes));
      }).observe(element, { characterData: true, childList: true, subtree: true });
    });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const reloaded = page.waitForResponse(`**${contract.leaders.listAll.path}`);
    await grade.selectOption(wanted);
    await reloaded;
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect(grade).toHaveValue(wanted);
    await expect(note).toHaveAttribute('data-test-changes', '1');
  });

  await test.step('a grade and an order changed in quick succession both stay', async () => {
    const grades = await delayResponse(page, `**${contract.leaders.setGrade.path}`);
    const wanted = (await grade.inputValue()) === '3' ? '2' : '3';
    await card.getByRole('button', { name: 'Riordina' }).click();
    await grade.selectOption(wanted);
    await expect.poll(grades.calls).toBe(1);
    const { response } = await moveFirstToSecond();
    grades.release();
    expect((await response).status()).toBe(200);
    await expect(slots.nth(1)).toHaveAccessibleName(new RegExp(`^${first}, posto 2`));
    await expect(undo).toBeEnabled();
    await page.reload();
    await expect(grade).toHaveValue(wanted);
    await card.getByRole('button', { name: 'Riordina' }).click();
    await expect(slots.nth(1)).toHaveAccessibleName(new RegExp(`^${first}, posto 2`));
  });
});
