import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { delayResponse } from '../support/delay-response.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { pauseRunningClock } from '../support/paused-clock.ts';
import { expectPicturesInView } from '../support/pictures.ts';
import { displayedDecimal, displayedNumber, fetchInfo, fetchSpecies } from '../support/pokedex.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Cerca un Pokémon' });
const results = (page: Page) => page.getByRole('listbox').getByRole('option');
const previous = (page: Page) => page.getByRole('button', { name: 'Pokémon precedente' });
const next = (page: Page) => page.getByRole('button', { name: 'Pokémon successivo' });

async function expectShown(page: Page, name: string, id: number): Promise<void> {
  const card = page.getByRole('article');
  await expect(card.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(card.getByText(displayedNumber(id), { exact: true })).toBeVisible();
}

/** Opens the Pokédex with a clock that only moves when the test says so. */
async function openWithStillClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/pokedex');
  await expectShown(page, 'Bulbasaur', 1);
  // Its code comes when it is wanted.
  await page.getByLabel('Cerca un Pokémon').focus();
  await expect(field(page)).toBeFocused();
  await pauseRunningClock(page);
  await field(page).fill('');
}

/** Expects the next Pokémon's card where this one's is, and no layout shift so far. */
async function expectStill(page: Page): Promise<void> {
  const card = page.getByRole('article');
  const before = await card.boundingBox();
  await next(page).click();
  await expectShown(page, 'Venusaur', 3);
  expect(await card.boundingBox()).toMatchObject({ x: before?.x, y: before?.y });
  expect(await layoutShift(page)).toBeLessThan(0.05);
}

test.describe('the neighbours', () => {
  test('wrap around, set the address, shift nothing, and add nothing to the history @phone', async ({
    page,
  }) => {
    await page.goto('/home');
    await page.goto('/pokedex');
    await expectShown(page, 'Bulbasaur', 1);
    await expect(previous(page)).toContainText('#493');
    await previous(page).click();
    await expectShown(page, 'Arceus', 493);
    await expect(page).toHaveURL('/pokedex?pokemon=493');
    await expect(field(page)).toHaveValue('Arceus');
    await next(page).click();
    await expectShown(page, 'Bulbasaur', 1);
    await next(page).click();
    await expectShown(page, 'Ivysaur', 2);
    await expect(previous(page)).toContainText('Bulbasaur');
    await expect(next(page)).toContainText('Venusaur');
    await expectStill(page);
    await page.goBack();
    await expect(page).toHaveURL('/home');
  });

  test('are not undone by the search for the text of before @desktop', async ({ page }) => {
    // Timers of the search's delay run right after each rendering, before its effects clear them.
    await page.addInitScript((delay) => {
      const { setTimeout, clearTimeout } = window;
      const pending = new Map<number, () => void>();
      const setOwn = (callback: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
        const id = setTimeout(callback, ms, ...given);
        if (ms === delay) pending.set(id, () => callback(...given));
        return id;
      };
      Object.assign(window, {
        setTimeout: setOwn,
        clearTimeout: (id: number) => {
          pending.delete(id);
          clearTimeout(id);
        },
      });
      let shown: string | undefined;
      new MutationObserver(() => {
        const text = document.querySelector<HTMLInputElement>('[role="combobox"]')?.value;
        if (text === shown) return;
        shown = text;
        for (const run of pending.values()) run();
        pending.clear();
      }).observe(document, { subtree: true, childList: true, attributes: true });
    }, 200);
    await page.goto('/home');
    await page.goto('/pokedex');
    await expectShown(page, 'Bulbasaur', 1);
    await next(page).click();
    await expectShown(page, 'Ivysaur', 2);
    await expect(field(page)).toHaveValue('Ivysaur');
    await next(page).click();
    await expectShown(page, 'Venusaur', 3);
    await expect(field(page)).toHaveValue('Venusaur');
    await next(page).click();
    await expectShown(page, 'Charmander', 4);
    await expect(field(page)).toHaveValue('Charmander');
    await expect(page).toHaveURL('/pokedex?pokemon=4');
    await page.goBack();
    await expect(page).toHaveURL('/home');
  });
});

test.describe('the card', () => {
  const species: [string, number, string][] = [
    ['one type and one ability', 25, 'Pikachu'],
    ['two types', 6, 'Charizard'],
    ['two abilities', 16, 'Pidgey'],
    ['a sign in its name', 29, 'Nidoran♀'],
    ['the heaviest', 383, 'Groudon'],
  ];
  test('shows the server’s data, of the first where the address names none @desktop', async ({
    page,
    request,
  }) => {
    for (const [what, id, name] of species) {
      await test.step(`${name}: ${what}`, () => expectWhole(page, request, id, name));
    }
    await test.step('bars have the length and colour of their values', () => expectBars(page));
    for (const wrong of ['494', 'pikachu']) {
      await test.step(`'${wrong}' leads to the first`, async () => {
        await page.goto(`/pokedex?pokemon=${wrong}`);
        await expectShown(page, 'Bulbasaur', 1);
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
    }
    await next(page).click();
    await expectShown(page, 'Ivysaur', 2);
    await expectStill(page);
  });

  async function expectWhole(
    page: Page,
    request: APIRequestContext,
    id: number,
    name: string,
  ): Promise<void> {
    const pokemon = await fetchInfo(request, id);
    await page.goto(`/pokedex?pokemon=${id}`);
    await expectShown(page, name, id);
    const card = page.getByRole('article');
    const types = [pokemon.firstType, pokemon.secondType].filter((type) => type !== null);
    await expect(card.getByRole('img')).toHaveCount(1 + types.length);
    for (const type of types) {
      await expect(card.getByRole('img', { name: type.name, exact: true })).toBeVisible();
    }
    const abilities = [pokemon.firstAbility, pokemon.secondAbility].filter((one) => one !== null);
    await expect(card.getByRole('list', { name: 'Abilità' }).getByRole('listitem')).toHaveText(
      abilities.map((ability) => ability.name),
    );
    await expect(card.getByRole('definition')).toHaveText([
      `${displayedDecimal(pokemon.height)} m`,
      `${displayedDecimal(pokemon.weight)} kg`,
    ]);
    await expectPicturesInView(page);
  }

  const veryLow = 'rgb(212, 60, 60)';
  const low = 'rgb(224, 120, 42)';
  const normal = 'rgb(217, 172, 27)';
  const good = 'rgb(140, 184, 43)';
  const high = 'rgb(47, 158, 87)';
  const veryHigh = 'rgb(31, 143, 179)';
  const bars: [number, string, string, number, string, string][] = [
    [113, 'Chansey', 'HP', 250, veryHigh, 'molto alto'],
    [113, 'Chansey', 'Attack', 5, veryLow, 'molto basso'],
    [6, 'Charizard', 'HP', 78, low, 'basso'],
    [6, 'Charizard', 'Attack', 84, normal, 'normale'],
    [6, 'Charizard', 'Speed', 100, good, 'buono'],
    [445, 'Garchomp', 'Attack', 130, high, 'alto'],
    [445, 'Garchomp', 'Total', 600, good, 'buono'],
  ];
  async function expectBars(page: Page): Promise<void> {
    for (const [id, name, stat, value, colour, words] of bars) {
      if (!page.url().endsWith(`=${id}`)) await page.goto(`/pokedex?pokemon=${id}`);
      await expectShown(page, name, id);
      const meter = page.getByRole('meter', { name: stat, exact: true });
      await expect(meter).toHaveAttribute('aria-valuetext', `${value}, ${words}`);
      const fill = meter.locator('..').locator('[data-band]');
      await expect(fill).toHaveCSS('background-color', colour);
      const full = Math.min(1, value / (stat === 'Total' ? 720 : 230));
      await expect.poll(() => shareOf(fill)).toBeCloseTo(full, 2);
    }
  }
});

/** How much of its track a bar fills. */
const shareOf = (fill: Locator) =>
  fill.evaluate(
    (bar) =>
      bar.getBoundingClientRect().width /
      (bar.parentElement?.getBoundingClientRect().width ?? Number.NaN),
  );

test.describe('the search by name', () => {
  test('starts with the second character, 200 ms after the last one @desktop', async ({ page }) => {
    await openWithStillClock(page);
    await field(page).pressSequentially('c');
    await page.clock.runFor(1000);
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await field(page).pressSequentially('h');
    await page.clock.runFor(150);
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await field(page).pressSequentially('a');
    await page.clock.runFor(150);
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.clock.runFor(50);
    await expect(results(page).first()).toHaveText('Charmander');
    await test.step('a list that opens again takes the arrow keys before the next frame', async () => {
      await page.keyboard.press('Escape');
      await page.clock.runFor(100);
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await field(page).fill('char');
      await page.clock.runFor(200);
      await expect(results(page)).toHaveCount(4);
      await page.keyboard.press('ArrowDown');
      await expect(results(page).filter({ hasText: 'Charmeleon' })).toHaveAttribute(
        'data-highlighted',
      );
    });
  });

  test('finds at most ten, chooses by tap or full name, and fills the history @phone', async ({
    page,
    request,
  }) => {
    const names = (await fetchSpecies(request)).map(({ name }) => name);
    const containing = (text: string) => {
      const matching = names.filter((name) => name.toLowerCase().includes(text));
      const starting = matching.filter((name) => name.toLowerCase().startsWith(text));
      return [...new Set([...starting, ...matching])].slice(0, 10);
    };
    await page.goto('/pokedex?pokemon=25');
    await expectShown(page, 'Pikachu', 25);
    await test.step('at most ten', async () => {
      await field(page).fill('AR');
      await expect(results(page)).toHaveText(containing('ar'));
      await expect(results(page)).toHaveCount(10);
      await expectPicturesInView(page);
      for (const option of await results(page).all()) {
        await expect(option.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
      }
      await field(page).fill('cHaR');
      await expect(results(page)).toHaveText(containing('char'));
    });
    await test.step('a tap', async () => {
      await field(page).fill('gengar');
      await results(page).filter({ hasText: 'Gengar' }).tap();
      await expectShown(page, 'Gengar', 94);
    });
    await test.step('a name written in full', async () => {
      await field(page).fill('mew');
      await expectShown(page, 'Mew', 151);
      await field(page).fill('mewtwo');
      await expectShown(page, 'Mewtwo', 150);
    });
    await test.step('the way back and forth', async () => {
      await page.goBack();
      await expectShown(page, 'Mew', 151);
      await expect(field(page)).toHaveValue('Mew');
      await page.goBack();
      await expectShown(page, 'Gengar', 94);
      await page.goBack();
      await expectShown(page, 'Pikachu', 25);
      await page.goForward();
      await expectShown(page, 'Gengar', 94);
      await expect(page).toHaveURL('/pokedex?pokemon=94');
    });
  });

  test('works by keyboard, and waits for a slow response @desktop', async ({ page }) => {
    const card = page.getByRole('article');
    const nothing = page.getByText('Nessun risultato!');
    await page.goto('/pokedex?pokemon=25');
    await expectShown(page, 'Pikachu', 25);
    await test.step('the arrow keys lead to the neighbours, except in the field', async () => {
      await page.keyboard.press('ArrowRight');
      await expectShown(page, 'Raichu', 26);
      await page.keyboard.press('ArrowLeft');
      await expectShown(page, 'Pikachu', 25);
      await field(page).focus();
      await page.keyboard.press('ArrowRight');
      await expect(field(page)).toHaveValue('Pikachu');
      await expect(page).toHaveURL('/pokedex?pokemon=25');
    });
    await test.step('anything else gives way to the chosen name when the field is left', async () => {
      await field(page).fill('xyzxyz');
      await expect(nothing).toBeVisible();
      await field(page).blur();
      await expect(field(page)).toHaveValue('Pikachu');
      await expect(nothing).toHaveCount(0);
      await page.getByRole('button', { name: 'Cancella' }).click();
      await expect(field(page)).toHaveValue('');
      await field(page).blur();
      await expect(field(page)).toHaveValue('Pikachu');
      await expect(page).toHaveURL('/pokedex?pokemon=25');
      await expectShown(page, 'Pikachu', 25);
    });
    await test.step('Esc closes the list and nothing else', async () => {
      await field(page).fill('pi');
      await expect(results(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expect(field(page)).toBeFocused();
    });
    await test.step('a result is chosen with the arrows and Enter', async () => {
      await field(page).fill('');
      await page.keyboard.type('char');
      await expect(results(page)).toHaveText(['Charmander', 'Charmeleon', 'Charizard', 'Chimchar']);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expectShown(page, 'Charizard', 6);
      await expect(page).toHaveURL('/pokedex?pokemon=6');
      await expect(field(page)).toHaveValue('Charizard');
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expectAccessible(page);
    });
    await test.step('a slow answer', async () => {
      const answer = await delayResponse(page, '**/api/get-pokemon-info-by-id?*pokemonId=150');
      await field(page).fill('mewtwo');
      await results(page).first().click();
      await expect(card).toHaveAttribute('aria-busy', 'true');
      await expect(card).toHaveCSS('filter', 'grayscale(1)');
      await expect(card.getByRole('img', { name: 'Illustrazione di Charizard' })).toHaveCSS(
        'opacity',
        '0.35',
      );
      await expectAccessible(page, 'main');
      answer.release();
      await expectShown(page, 'Mewtwo', 150);
      await expect(card).toHaveCSS('filter', /none|grayscale\(0\)/);
    });
  });
});

test('names and entry can be reloaded after a failure @phone', async ({ page, consoleErrors }) => {
  const refusal = { status: 404, json: { message: 'Il Pokédex è in riparazione' } };
  for (const [what, address, part] of [
    ['the names', '**/api/get-all-pokemon-species-names*', undefined],
    ['the entry', '**/api/get-pokemon-info-by-id*', 'main'],
  ] as const) {
    await test.step(what, async () => {
      await page.route(address, (route) => route.fulfill(refusal));
      await page.goto('/pokedex?pokemon=7');
      const failure = page.getByRole('main').getByRole('alert');
      await expect(failure).toContainText('Qualcosa è andato storto');
      await expectAccessible(page, part);
      await page.unroute(address);
      await failure.getByRole('button', { name: 'Riprova' }).click();
      await expectShown(page, 'Squirtle', 7);
      await expect(failure).toHaveCount(0);
      await consoleErrors.expectFailedCalls(404);
    });
  }
});
