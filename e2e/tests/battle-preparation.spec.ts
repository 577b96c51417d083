import type { Page } from '@playwright/test';
import { contract } from '@poketorneo/contract';
import { type Person, signInAsOrganiser, tokenHeader } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { fetchPreparation, startBattle } from '../support/battles.ts';
import { recordMatch } from '../support/challengers.ts';
import { delayResponse } from '../support/delay-response.ts';
import { startReverseProxy } from '../support/reverse-proxy.ts';
import { expectNoSidewaysScroll } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { signUpForKanto } from '../support/tournaments.ts';

let player: Person;
test.beforeEach(async ({ request, login }) => {
  player = await login();
  await signUpForKanto(request, player);
  await request.delete('/api/delete-all-notifications', { headers: tokenHeader(player) });
});

const own = (page: Page, name: string) =>
  page.getByRole('region', { name: 'I tuoi Pokémon' }).getByRole('button', {
    name: new RegExp(`^${name}`),
  });
const bar = (page: Page) => page.getByRole('region', { name: 'La squadra scelta' });
const proposal = (page: Page) => page.getByRole('region', { name: 'I più adatti' });
const barBox = async (page: Page) => (await bar(page).boundingBox()) ?? { y: 0, height: Infinity };
const slots = (page: Page) => bar(page).getByRole('button', { name: /^Posto/ });
const open = async (page: Page, leaderId = 1) => {
  await page.goto(`/battle-preparation/${leaderId}`);
  await expect(page.getByRole('region', { name: 'I tuoi Pokémon' })).toBeVisible();
};

test('from a leader’s card to a battle, left and resumed @phone', async ({ page }) => {
  await page.goto('/tournament-leaders');
  const brock = page.getByRole('listitem', { name: 'Brock' });
  await expect(brock).toContainText('Livello pari: 14');
  await brock.getByRole('link', { name: 'Sfida Brock' }).click();
  await expect(page).toHaveURL('/battle-preparation/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prepara la sfida Brock');
  const start = bar(page).getByRole('button', { name: 'Sfida Brock' });
  await expect(start).toBeDisabled();
  await expect(bar(page).getByRole('status')).toHaveText('Scegli almeno un Pokémon!');

  await expect(proposal(page).getByRole('listitem')).toHaveCount(3);
  await proposal(page).getByRole('button', { name: 'Scegli questi tre' }).click();
  await expect(slots(page)).toHaveCount(3);
  await expect(bar(page)).toContainText('3/3');
  await expect(proposal(page).getByRole('button', { name: 'Scelti' })).toBeDisabled();
  await bar(page).getByRole('button', { name: 'Svuota' }).click();
  await bar(page).getByRole('button', { name: 'I più adatti' }).click();
  await expect(slots(page)).toHaveCount(3);
  await bar(page).getByRole('button', { name: 'Svuota' }).click();

  await own(page, 'Bulbasaur').click();
  await own(page, 'Squirtle').click();
  await expect(own(page, 'Squirtle')).toHaveAttribute('aria-pressed', 'true');
  await expect(bar(page)).toContainText('2/3');
  await expect(slots(page)).toHaveCount(2);

  await slots(page).nth(1).click();
  await bar(page).getByRole('button', { name: 'Sposta Squirtle un posto prima' }).click();
  await expect(slots(page).first()).toHaveAccessibleName('Posto 1: Squirtle');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const started = page.waitForRequest(`**${contract.battles.start.path}`);
  await start.click();
  const { pokemonIds } = contract.battles.start.body.parse((await started).postDataJSON());
  expect(pokemonIds).toHaveLength(2);
  await expect(page).toHaveURL(/\/battle\/\d+$/);
  const battle = new URL(page.url()).pathname;

  await page.goto('/tournament-leaders');
  const resume = brock.getByRole('link', { name: 'Riprendi la lotta' });
  await expect(resume).toHaveAttribute('href', battle);
  await expect(brock.getByRole('link')).toHaveCount(1);
  await open(page);
  const resumeHere = page.getByRole('main').getByRole('link', { name: 'Riprendi la lotta' });
  await expect(resumeHere).toHaveCount(1);
  await expect(bar(page).getByRole('link')).toHaveAttribute('href', battle);
  await page.goto('/profile');
  await expect(page.getByRole('link', { name: 'Riprendi la lotta con Brock' })).toHaveAttribute(
    'href',
    battle,
  );
});

test('a team is saved, read again, and rejected once a battle has started @phone', async ({
  page,
  request,
  baseURL,
  consoleErrors,
}) => {
  const keptTeam = async () => (await fetchPreparation(request, player, 1)).chosenTeam.length;
  await test.step('it is still being saved', async () => {
    await page.goto('/tournament-leaders');
    const saves = await delayResponse(page, `**${contract.battles.chooseTeam.path}`);
    const challenge = page.getByRole('listitem', { name: 'Brock' }).getByRole('link', {
      name: 'Sfida Brock',
    });
    await challenge.click();
    await own(page, 'Bulbasaur').click();
    await own(page, 'Squirtle').click();
    await page.goBack();
    await challenge.click();
    await expect(slots(page)).toHaveCount(2);
    await expect.poll(saves.calls).toBe(1);
    await own(page, 'Charmander').click();
    saves.release();
    await expect.poll(keptTeam).toBe(3);
    await expect(slots(page)).toHaveCount(3);
    await bar(page).getByRole('button', { name: 'Svuota' }).click();
    await expect(slots(page)).toHaveCount(0);
    await expect.poll(keptTeam).toBe(0);
  });

  await test.step('it could not be saved', async () => {
    const address = `**${contract.battles.chooseTeam.path}`;
    await page.route(address, (route) => route.fulfill({ status: 503, json: { message: 'No' } }));
    await own(page, 'Bulbasaur').click();
    const status = bar(page).getByRole('status');
    await expect(status).toContainText('La scelta non è stata salvata.');
    await expect(slots(page)).toHaveCount(1);
    await page.unroute(address);
    await status.getByRole('button', { name: 'Riprova' }).click();
    await expect(status).not.toContainText('non è stata salvata');
    await expect(slots(page)).toHaveCount(1);
    await expect.poll(keptTeam).toBe(1);
    await consoleErrors.expectLines(/status of 503/);
    await bar(page).getByRole('button', { name: 'Svuota' }).click();
    await expect(slots(page)).toHaveCount(0);
    await expect.poll(keptTeam).toBe(0);
  });

  await test.step('of two quick choices the last is sent, too, when the page is left at once', async () => {
    const proxy = await startReverseProxy(baseURL ?? '');
    const { path } = contract.battles.chooseTeam;
    const held: (() => void)[] = [];
    proxy.before = (asked) =>
      asked === path ? new Promise<void>((resolve) => held.push(resolve)) : undefined;
    const pass = (index: number) => held.at(index)?.();
    await page.goto(`${proxy.url}/battle-preparation/1`);
    await own(page, 'Bulbasaur').click();
    await own(page, 'Squirtle').click();
    await expect.poll(() => held.length).toBe(1);
    await page.goto('/tournament-rules');
    await expect.poll(() => held.length).toBe(2);
    pass(0);
    await expect.poll(keptTeam).toBe(1);
    pass(1);
    await expect.poll(keptTeam).toBe(2);
    await proxy.stop();
  });

  await test.step('a refusal stands beside the button, and what has changed is shown', async () => {
    await open(page);
    await expect(slots(page)).toHaveCount(2);
    // Another device is faster while the request is under way.
    let begin = (_battleId: number) => {};
    const begun = new Promise<number>((resolve) => {
      begin = resolve;
    });
    await page.route(`**${contract.battles.start.path}`, async (route) => {
      begin(await startBattle(request, player, 1));
      await route.continue();
    });
    await bar(page).getByRole('button', { name: 'Sfida Brock' }).click();
    const battleId = await begun;
    await expect(bar(page).getByRole('link', { name: 'Riprendi la lotta' })).toHaveAttribute(
      'href',
      `/battle/${battleId}`,
    );
    await consoleErrors.expectLines(/status of 409/);
  });
});

test('teams that cannot be saved, and a failure to load, are explained @phone', async ({
  page,
  request,
  consoleErrors,
}) => {
  const preparation = `**${contract.battles.prepare.path}*`;
  await test.step('over the limit, until every tier is allowed', async () => {
    let isAnyTierAllowed = false;
    await page.route(`**${contract.battles.prepare.path}*`, async (route) => {
      const answer = contract.battles.prepare.response.parse(await (await route.fetch()).json());
      const pokemons = answer.pokemons.map((one) => ({ ...one, tierInGame: 3 as const }));
      const numberOfMatches = isAnyTierAllowed ? 3 : 0;
      const rewardedAttemptsLeft = 3 - numberOfMatches;
      await route.fulfill({
        json: { ...answer, pokemons, isAnyTierAllowed, numberOfMatches, rewardedAttemptsLeft },
      });
    });
    await open(page);
    // One's own are met on the first screen, above a bar that leaves them room.
    const [card, fixed] = await Promise.all([own(page, 'Bulbasaur').boundingBox(), barBox(page)]);
    expect(card?.y).toBeLessThan(fixed.y - 60);
    expect(fixed.height).toBeLessThan(150);
    await own(page, 'Bulbasaur').click();
    await own(page, 'Squirtle').click();
    await expect(bar(page).getByRole('status')).toHaveText(
      'Il tier della squadra è 6: può arrivare al massimo a 3!',
    );
    const start = bar(page).getByRole('button', { name: 'Sfida Brock' });
    await expect(start).toBeDisabled();
    await expectAccessible(page, 'main');
    isAnyTierAllowed = true;
    const kept = async () => (await fetchPreparation(request, player, 1)).chosenTeam.length;
    await expect.poll(kept).toBe(2);
    await page.reload();
    await expect(page.getByText('Dopo tre tentativi vale ogni tier')).toBeVisible();
    await expect(page.getByText('Tentativo 4: il premio non è più in palio')).toBeVisible();
    await expect(start).toBeEnabled();
    await page.unroute(preparation);
  });

  await test.step('where matches are fought elsewhere the team is only chosen', async () => {
    await page.route(`**${contract.battles.prepare.path}*`, async (route) => {
      const answer = contract.battles.prepare.response.parse(await (await route.fetch()).json());
      await route.fulfill({
        json: { ...answer, mode: 'by-hand', refusal: 'Qui si lotta dal vivo' },
      });
    });
    await page.route(`**${contract.battleSettings.get.path}*`, (route) =>
      route.fulfill({ json: { mode: 'by-hand', levelRule: 'real' } }),
    );
    await page.goto('/tournament-leaders');
    const brock = page.getByRole('listitem', { name: 'Brock' });
    await expect(brock).toContainText('Livello reale');
    await brock.getByRole('link', { name: 'Prepara la sfida' }).click();
    await expect(slots(page)).toHaveCount(2);
    await own(page, 'Charmander').click();
    await expect(bar(page).getByRole('status')).toHaveText('La squadra è salvata.');
    await expect(bar(page).getByRole('button', { name: /Sfida/ })).toHaveCount(0);
    await page.unroute(preparation);
  });

  await test.step('a player without Pokémon is led to the tournaments', async () => {
    await page.route(`**${contract.battles.prepare.path}*`, async (route) => {
      const answer = contract.battles.prepare.response.parse(await (await route.fetch()).json());
      await route.fulfill({ json: { ...answer, pokemons: [], chosenTeam: [] } });
    });
    await page.goto('/battle-preparation/1');
    await expect(
      page.getByRole('main').getByRole('link', { name: /torne/i }).first(),
    ).toBeVisible();
    // With 500 the page would be left; a call cut off would bring the strip that says so, now and then.
    await page.route(`**${contract.battles.prepare.path}*`, (route) =>
      route.fulfill({ status: 400, json: { message: 'Qualcosa è andato storto' } }),
    );
    await page.goto('/battle-preparation/2');
    await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
    await expectAccessible(page, 'main');
    await consoleErrors.expectFailedCalls(400);
  });
});

test('the leader’s known data, and a team chosen by keyboard @desktop', async ({
  page,
  request,
}) => {
  await open(page);
  await test.step('who hits whom hard, and what each foe can do', async () => {
    const team = page.getByRole('region', { name: 'La squadra di Brock' });
    await expect(team.getByRole('button')).toHaveCount(3);
    await expect(team.getByRole('listitem').filter({ hasText: 'Onix' })).toContainText(
      'Colpiscilo con',
    );
    await expect(own(page, 'Bulbasaur')).toContainText('Forte contro Geodude, Omanyte, Onix');
    await expect(own(page, 'Charmander')).toContainText('Teme');
    await team.getByRole('button', { name: /Onix/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Onix' });
    await expect(
      sheet.getByRole('region', { name: 'Mosse' }).getByRole('listitem'),
    ).not.toHaveCount(0);
    await expect(sheet.getByRole('button', { name: /squadra$/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await own(page, 'Charmander').press('Enter');
  await own(page, 'Bulbasaur').press('Space');
  await slots(page).nth(1).press('Enter');
  await bar(page)
    .getByRole('button', { name: /un posto prima$/ })
    .press('Enter');
  await bar(page).getByRole('button', { name: 'Scheda' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Bulbasaur' });
  await expect(sheet.getByText('Lotta al livello 14 (il suo è 10)')).toBeVisible();
  await expect(sheet.getByRole('region', { name: 'Statistiche al livello 14' })).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  const names = async () => {
    const { chosenTeam, pokemons } = await fetchPreparation(request, player, 1);
    return chosenTeam.map(
      (id) => pokemons.find(({ availablePokemonId }) => availablePokemonId === id)?.name,
    );
  };
  await expect.poll(names).toEqual(['Bulbasaur', 'Charmander']);
  await page.reload();
  await expect(slots(page)).toHaveCount(2);
  await expect(slots(page).first()).toHaveAccessibleName('Posto 1: Bulbasaur');
  await expect(bar(page).getByRole('status')).toHaveText('La squadra dell’ultima volta è pronta.');
  await bar(page).getByRole('button', { name: 'Svuota' }).press('Enter');
  await expect(slots(page)).toHaveCount(0);
  await expect.poll(names).toEqual([]);
});

test('a large collection, a secret team and a rematch @desktop', async ({
  page,
  request,
  consoleErrors,
}) => {
  const preparation = `**${contract.battles.prepare.path}*`;
  await test.step('a large collection can be searched and put in order', async () => {
    await page.route(`**${contract.battles.prepare.path}*`, async (route) => {
      const answer = contract.battles.prepare.response.parse(await (await route.fetch()).json());
      const pokemons = Array.from({ length: 60 }, (_, index) => ({
        ...(answer.pokemons[index % 3] ?? answer.pokemons[0]),
        availablePokemonId: 10_000 + index,
        ownLevel: index + 1,
      }));
      await route.fulfill({ json: { ...answer, pokemons } });
    });
    await open(page);
    const region = page.getByRole('region', { name: 'I tuoi Pokémon' });
    await expect(region).toContainText('60 Pokémon');
    await region.getByRole('textbox', { name: 'Cerca per nome' }).fill('char');
    await expect(region).toContainText('20 di 60');
    await region.getByRole('combobox', { name: 'Ordina' }).selectOption('Livello');
    await expect(region.getByRole('listitem').first()).toContainText(/\((58|59|60)\)/);
    await region.getByRole('combobox', { name: 'Tipo' }).selectOption('Acqua');
    await expect(region).toContainText('Nessun risultato!');
    // Without the cards, which the other tests look at.
    await expectAccessible(page, 'main');
    await region.getByRole('button', { name: 'Azzera filtri' }).click();
    await expect(region).toContainText('60 Pokémon');
    await page.unroute(preparation);
  });

  await test.step('a secret team shows its type only; the page explains that no leader can be faced', async () => {
    await page.route(`**${contract.battles.prepare.path}*`, async (route) => {
      const answer = contract.battles.prepare.response.parse(await (await route.fetch()).json());
      const leader = { ...answer.leader, pokemons: null, teamSize: 5 };
      const refusal = 'Prima devi sconfiggere il capopalestra precedente';
      await route.fulfill({ json: { ...answer, leader, refusal } });
    });
    await open(page);
    const team = page.getByRole('region', { name: 'La squadra di Brock' });
    await expect(team).toContainText('Tipo preferito');
    await expect(team).toContainText('La squadra è segreta: si sa solo che ha 5 Pokémon.');
    await expect(own(page, 'Bulbasaur')).toContainText('Forte contro tipo Roccia');
    await own(page, 'Bulbasaur').click();
    await expect(bar(page).getByRole('status')).toContainText('Prima devi sconfiggere');
    await expect(bar(page).getByRole('button', { name: 'Sfida Brock' })).toBeDisabled();
    await expectAccessible(page, 'main');

    await page.unroute(`**${contract.battles.prepare.path}*`);
    await page.route(`**${contract.battles.prepare.path}*`, async (route) => {
      const answer = contract.battles.prepare.response.parse(await (await route.fetch()).json());
      const { pokemons } = answer.leader;
      const seen = pokemons?.slice(2).map((pokemon) => ({ ...pokemon, ability: null })) ?? [];
      const leader = { ...answer.leader, pokemons: null, teamSize: 5, seen };
      await route.fulfill({ json: { ...answer, leader } });
    });
    await open(page);
    await expect(team).toContainText('Visti nelle tue lotte');
    await expect(team.getByRole('listitem').filter({ hasText: 'Onix' })).toContainText('lv. 14');
    await expect(own(page, 'Squirtle')).toContainText('Forte contro Onix, tipo Roccia');
    await expectAccessible(page, 'main');
    await page.unroute(`**${contract.battles.prepare.path}*`);
    // A notification makes the page ask again.
    consoleErrors.allow(/status of 404 .*leaderId=999/);
    await page.goto('/battle-preparation/999');
    await expect(page.getByRole('link', { name: 'Vai ai capipalestra' })).toBeVisible();
    await expectAccessible(page, 'main');
  });

  await test.step('a defeated leader offers a rematch', async () => {
    const organiser = await signInAsOrganiser(request);
    await recordMatch(request, organiser, player, { leaderId: 1, outcome: 'win' });
    await request.delete('/api/delete-all-notifications', { headers: tokenHeader(player) });
    await page.goto('/tournament-leaders/1-1');
    await page
      .getByRole('listitem', { name: 'Brock' })
      .getByRole('link', { name: 'Rivincita con Brock' })
      .click();
    await expect(page.getByText('Rivincita: si lotta per il piacere')).toBeVisible();
    await own(page, 'Squirtle').click();
    await expect(bar(page).getByRole('button', { name: 'Rivincita con Brock' })).toBeEnabled();
  });
});
