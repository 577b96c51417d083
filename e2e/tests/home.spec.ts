import type { Locator, Page } from '@playwright/test';
import { contract } from '@poketorneo/contract';
import { signInAsOrganiser, tokenHeader } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { recordMatch } from '../support/challengers.ts';
import { delayResponse } from '../support/delay-response.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { markShown, sendMessage } from '../support/notifications.ts';
import { displayedDecimal, displayedNumber, nextRandomInfo } from '../support/pokedex.ts';
import { expectAlert, expectNoSidewaysScroll } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { signUpForKanto } from '../support/tournaments.ts';

const randomInfo = '**/api/get-random-pokemon-info*';

const isSound = (address: string) => /\.(mp3|ogg|wav)$/.test(new URL(address).pathname);

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Where the skeleton is that keeps the place of the Pokémon on its way. */
async function placeOfSkeleton(page: Page) {
  const skeleton = page.locator('[aria-busy="true"]').filter({ hasText: 'Caricamento' });
  await expect(skeleton).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Un altro Pokémon' })).toBeDisabled();
  return skeleton.boundingBox();
}

/** Expects the card in its skeleton's place. */
async function expectInPlaceOf(before: Box | null, card: Locator): Promise<void> {
  const after = await card.boundingBox();
  expect(after?.x).toBeCloseTo(before?.x ?? Number.NaN, 0);
  expect(after?.y).toBeCloseTo(before?.y ?? Number.NaN, 0);
  expect(after?.width).toBeCloseTo(before?.width ?? Number.NaN, 0);
  // A description may take a line more, and three abilities a second row.
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(64);
}

/** The header has its picture, the product's name and the ways in. */
async function expectHeader(page: Page): Promise<void> {
  const header = page.getByRole('main').locator('header').first();
  await expect(header.getByRole('heading', { level: 1, name: 'PokéTorneo' })).toBeVisible();
  // The landscape; what lives in it comes after.
  const picture = header.locator('img').first();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  const [width, viewport] = [(await picture.boundingBox())?.width, page.viewportSize()?.width];
  expect(width).toBeGreaterThanOrEqual(viewport ?? Number.NaN);
  await expect(header.getByRole('link')).toHaveText([
    'Registrati',
    'Prova una lotta',
    'Gioca subito',
    'Regolamento',
  ]);

  // Between the name and the ways in the stadium is seen.
  const line = await header.getByText('Sfida i capipalestra').boundingBox();
  const button = await header.getByRole('link', { name: 'Registrati' }).boundingBox();
  expect((button?.y ?? 0) - ((line?.y ?? 0) + (line?.height ?? 0))).toBeGreaterThan(150);
}

test('a visitor on a phone sees a random Pokémon, and another, without a layout shift @phone', async ({
  page,
}) => {
  const heard: string[] = [];
  await page.exposeFunction('heard', (address: string) => heard.push(address));
  await page.addInitScript(`{
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      this.addEventListener('playing', () => window.heard(this.currentSrc), { once: true });
      return play.call(this);
    };
  }`);
  const [pokemon] = await Promise.all([nextRandomInfo(page), page.goto('/home')]);
  const card = page.getByRole('article');
  await test.step('the page does not jump when it comes at once', async () => {
    await expect(card.getByRole('img').first()).toHaveJSProperty('complete', true);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await layoutShift(page)).toBeLessThan(0.05);
  });

  await test.step('the header', () => expectHeader(page));

  await test.step('its cry is played', async () => {
    const [cry] = await Promise.all([
      page.waitForRequest(
        (request) => request.url().includes('/assets/') && isSound(request.url()),
      ),
      page.getByRole('button', { name: `Ascolta il verso di ${pokemon.name}` }).click(),
    ]);
    expect(cry.url()).toContain(pokemon.cry);
    await expect.poll(() => heard).toEqual([cry.url()]);
  });

  const bubble = page.getByRole('tooltip');
  const trigger = page.getByRole('button', { name: pokemon.firstAbility.name, exact: true });
  await test.step('an ability explains itself to a finger, until the next tap', async () => {
    await trigger.tap();
    await expect(bubble).toContainText(pokemon.firstAbility.description);
    await trigger.tap();
    await expect(bubble).toBeHidden();
    await trigger.tap();
    await expect(bubble).toBeVisible();
    await page.getByText(pokemon.description).tap();
    await expect(bubble).toBeHidden();
  });

  await test.step('without covering the header where there is room below', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await trigger.evaluate((element) => {
      scrollTo({ top: scrollY + element.getBoundingClientRect().top - 120, behavior: 'instant' });
    });
    await trigger.tap();
    await expect(bubble).toContainText(pokemon.firstAbility.description);
    const header = await page.getByRole('banner').boundingBox();
    // It finds its place after it has been drawn.
    await expect
      .poll(async () => (await bubble.boundingBox())?.y)
      .toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('another one takes its place when asked for', async () => {
    for (const _ of ['once', 'and again']) {
      const [other] = await Promise.all([
        nextRandomInfo(page),
        page.getByRole('button', { name: 'Un altro Pokémon' }).click(),
      ]);
      await expect(card.getByRole('heading')).toHaveText(other.name);
      await expect(card.getByText(displayedNumber(other.speciesId))).toBeVisible();
    }
  });

  await test.step('a skeleton keeps its place', async () => {
    const { release } = await delayResponse(page, randomInfo);
    await page.reload();
    const before = await placeOfSkeleton(page);
    release();
    await expect(card).toBeVisible();
    await expect(page.locator('[aria-busy="true"]').filter({ hasText: 'Caricamento' })).toHaveCount(
      0,
    );
    await expectInPlaceOf(before, card);
    await expect(card.getByRole('img').first()).toHaveJSProperty('complete', true);
    expect(await layoutShift(page)).toBeLessThan(0.05);
  });
});

test('a visitor on a desktop reloads a failed Pokémon and reads its card @desktop', async ({
  page,
  consoleErrors,
}) => {
  await page.route(randomInfo, (route) =>
    route.fulfill({ status: 404, json: { message: 'Il Pokémon è scappato' } }),
  );
  const { release } = await delayResponse(page, randomInfo);
  await page.goto('/home');
  const before = await test.step('a skeleton keeps its place', () => placeOfSkeleton(page));
  release();
  const card = page.getByRole('article');
  const pokemon = await test.step('a failure can be tried again', async () => {
    await expectAlert(page, 'Il Pokémon è scappato');
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('Qualcosa è andato storto');
    await expect(card).toHaveCount(0);
    await page.unroute(randomInfo);
    const [given] = await Promise.all([
      nextRandomInfo(page),
      failure.getByRole('button', { name: 'Riprova' }).click(),
    ]);
    await expect(card.getByRole('heading')).toHaveText(given.name);
    await expect(failure).toHaveCount(0);
    await consoleErrors.expectFailedCalls(404);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expectInPlaceOf(before, card);
    return given;
  });

  await test.step('the header', () => expectHeader(page));

  await test.step('its card tells everything the server does', async () => {
    await expect(card.getByRole('heading', { name: pokemon.name, exact: true })).toBeVisible();
    await expect(card.getByText(pokemon.genus, { exact: true })).toBeVisible();
    await expect(card.getByText(displayedNumber(pokemon.speciesId), { exact: true })).toBeVisible();
    await expect(card.getByText(pokemon.description, { exact: true })).toBeVisible();

    const artwork = card.getByRole('img', { name: `Illustrazione di ${pokemon.name}` });
    await expect(artwork).toHaveJSProperty('complete', true);
    await expect(artwork).not.toHaveJSProperty('naturalWidth', 0);
    const types = [pokemon.firstType, pokemon.secondType].filter((type) => type !== null);
    for (const { name } of types) {
      await expect(card.getByRole('img', { name, exact: true })).not.toHaveJSProperty(
        'naturalWidth',
        0,
      );
    }
    await expect(card.getByRole('img')).toHaveCount(1 + types.length);

    await expect(card.getByRole('term').filter({ hasText: 'Altezza' })).toBeVisible();
    await expect(card.getByRole('definition')).toHaveText([
      `${displayedDecimal(pokemon.height)} m`,
      `${displayedDecimal(pokemon.weight)} kg`,
    ]);

    const abilities = [pokemon.firstAbility, pokemon.secondAbility, pokemon.hiddenAbility];
    await expect(card.getByRole('list', { name: 'Abilità' }).getByRole('listitem')).toContainText(
      abilities.filter((ability) => ability !== null).map(({ name }) => name),
    );

    const stats: [string, number][] = [
      ['HP', pokemon.baseHP],
      ['Attack', pokemon.baseAttack],
      ['Defense', pokemon.baseDefense],
      ['Sp. Attack', pokemon.baseSpAttack],
      ['Sp. Defense', pokemon.baseSpDefense],
      ['Speed', pokemon.baseSpeed],
      ['Total', pokemon.baseTot],
    ];
    for (const [name, value] of stats) {
      const meter = card.getByRole('meter', { name, exact: true });
      await expect(meter).toHaveJSProperty('value', value);
      await expect(meter).toHaveAttribute('aria-valuetext', new RegExp(`^${value}, `));
    }
    await expect(card.getByRole('meter')).toHaveCount(stats.length);
  });

  const bubble = page.getByRole('tooltip');
  await test.step('an ability explains itself under the pointer, until it leaves', async () => {
    const { name, description } = pokemon.firstAbility;
    await page.getByRole('button', { name, exact: true }).hover();
    await expect(bubble).toContainText(description);
    await expect(bubble).toContainText(name);
    // The bubble itself can be reached, so that its text can be read and copied.
    await bubble.hover();
    await expect(bubble).toBeVisible();
    await page.getByRole('heading', { name: 'Un Pokémon a caso' }).hover();
    await expect(bubble).toBeHidden();
  });

  await test.step('and to the keyboard', async () => {
    const trigger = page.getByRole('button', { name: pokemon.firstAbility.name, exact: true });
    await page.getByRole('button', { name: 'Ascolta il verso' }).focus();
    await page.keyboard.press('Tab');
    await expect(trigger).toBeFocused();
    await expect(bubble).toContainText(pokemon.firstAbility.description);
    await expect(trigger).toHaveAccessibleDescription(new RegExp(pokemon.firstAbility.name));
    await page.keyboard.press('Escape');
    await expect(bubble).toBeHidden();
    await expect(trigger).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bubble).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(bubble).toBeHidden();
  });
});

/** Expects no sideways scrolling on a phone and on a desktop. */
async function expectToFit(page: Page): Promise<void> {
  const size = page.viewportSize();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoSidewaysScroll(page);
  if (size !== null) await page.setViewportSize(size);
}

test('what waits for a new player, for a player and for an organiser @phone', async ({
  page,
  request,
  login,
}) => {
  const [player, organiser] = [await login(), await signInAsOrganiser(request)];

  await test.step('a new player has three steps, the first one lit', async () => {
    await page.goto('/home');
    const steps = page.getByRole('region', { name: 'La tua prima medaglia' });
    await expect(steps.getByRole('listitem')).toHaveText([
      /Iscriviti/,
      /Scegli la squadra/,
      /Lotta/,
    ]);
    await expect(steps.locator('[aria-current="step"]')).toContainText('Iscriviti');
    await expectToFit(page);
    await expectAccessible(page, 'main');
    await steps.getByRole('link', { name: 'Vai ai tornei' }).click();
    await expect(page).toHaveURL('/tournaments');
  });

  await test.step('a player has the next leader, eight beads and one button', async () => {
    await signUpForKanto(request, player);
    await recordMatch(request, organiser, player, { leaderId: 1, outcome: 'win' });
    await markShown(request, player);
    await page.goto('/home');
    const challenge = page.getByRole('region', { name: 'Sfida in corso' });
    await expect(challenge.getByText('Misty')).toBeVisible();
    await expect(challenge.getByText('1 medaglia su 8')).toBeVisible();
    await expect(challenge.getByRole('link')).toHaveText(['Prepara la sfida']);
    const news = page.getByRole('region', { name: 'Novità' });
    await expect(news.getByRole('listitem')).toHaveCount(3);
    await expect(news.getByRole('link', { name: 'Tutte le notifiche' })).toHaveAttribute(
      'href',
      '/notifications',
    );
    await expect(news.getByRole('link', { name: 'I tuoi messaggi' })).toHaveAttribute(
      'href',
      '/messages',
    );
    await expect(page.getByRole('article')).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.05);
    await expectToFit(page);
    await expectAccessible(page, 'main');
    // On a narrow phone the portrait makes room for the longest names, which stay in one piece.
    const size = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 640 });
    const linesOfLongName = await challenge.getByText('Misty').evaluate((name) => {
      const before = name.textContent;
      name.textContent = 'Fiammetta';
      const range = document.createRange();
      range.selectNodeContents(name);
      const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size;
      name.textContent = before;
      return lines;
    });
    expect(linesOfLongName).toBe(1);
    await expectNoSidewaysScroll(page);
    if (size !== null) await page.setViewportSize(size);
    await challenge.getByRole('link', { name: 'Prepara la sfida' }).click();
    await expect(page).toHaveURL(/^[^?]*\/battle-preparation\/\d+$/);
  });

  await test.step('an organiser sees who is stuck, who is fighting and who has written', async () => {
    const answer = await request.get('/api/get-challengers-to-look-after', {
      headers: tokenHeader(organiser),
    });
    const { stuck: others } = contract.challengers.lookAfter.response.parse(await answer.json());
    // More than anybody else here: they are named first.
    const most = Math.max(9, ...others.map(({ numberOfMatches }) => numberOfMatches + 1));
    for (let match = 0; match < most; match++) {
      await recordMatch(request, organiser, player, { leaderId: 2, outcome: 'loss' });
    }
    const cry = { title: 'Aiuto', text: 'Non vinco mai' };
    await sendMessage(request, player, 'organisers', cry);
    await markShown(request, organiser);
    await page.evaluate(
      (user) => localStorage.setItem('user', user),
      JSON.stringify(organiser.session),
    );
    await page.goto('/home');
    const stuck = page.getByRole('region', { name: /In difficoltà$/ });
    const line = stuck.getByRole('listitem').filter({ hasText: player.username });
    await expect(line).toContainText(/Misty, \d+ tentativi/);
    await expect(page.getByRole('region', { name: /Lotte in corso$/ })).toBeVisible();
    const messages = page.getByRole('region', { name: /Messaggi$/ });
    const help = messages.getByRole('listitem').filter({ hasText: player.username });
    await expect(messages.getByRole('listitem').first()).toBeVisible();
    await expect
      .poll(async () => {
        const isNamed = await help.first().isVisible();
        // Only the three newest are, and other tests write to the organisers, too.
        if (!isNamed) await sendMessage(request, player, 'organisers', cry);
        return isNamed;
      })
      .toBe(true);
    await expect(help.first()).toContainText('Aiuto: Non vinco mai');
    await expectToFit(page);
    await expectAccessible(page, 'main');
    await line.getByRole('link', { name: player.username }).click();
    await expect(page).toHaveURL(`/users?cerca=${encodeURIComponent(player.username)}`);
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Lista Sfidanti' }).click();
    await expect(page).toHaveURL('/users');
  });
});
