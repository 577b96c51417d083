import type { Page, Response } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectPicturesInView } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const possibleAnswers = ['Bulbasaur', 'Pokémon Graffimiao', 'Coleottero / Acciaio', 'Mew'].map(
  (text, index) => ({ id: index + 1, text }),
);
const question = (number: number, audio: string | null = null) => ({
  number,
  total: 2,
  text: `Domanda di prova numero ${number}?`,
  audio,
  possibleAnswers,
});

/** A secret quiz of two questions whose right answer is always Mew, and a Pokémon as its prize. */
async function withKnownAnswers(page: Page): Promise<void> {
  const answers = [
    ['get-first-question', question(1)],
    ['get-next-question', question(2, 'cries/25.mp3')],
    ['get-correct-answer', 4],
  ] as const;
  for (const [path, json] of answers) {
    await page.route(`**/api/${path}*`, (route) => route.fulfill({ json }));
  }
}

async function withPrize(page: Page): Promise<void> {
  await page.route('**/api/give-user-random-unobtained-face-icon', (route) =>
    route.fulfill({
      json: { id: 151, name: 'Mew', image: 'face-icons/151.png', obtained: true, isNew: true },
    }),
  );
}

/** The right answer of a training question, which comes with it. */
async function rightAnswer(response: Promise<Response>): Promise<number> {
  const question: unknown = await (await response).json();
  if (typeof question === 'object' && question !== null && 'correctAnswer' in question) {
    return Number(question.correctAnswer);
  }
  throw new Error('The training question has no answer');
}

const answer = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Risposte' }).getByRole('button', { name });
const heading = (page: Page, level: 1 | 2) =>
  page.getByRole('main').getByRole('heading', { level });

test('a secret quiz is won, and shows what it has brought', async ({ page, login }) => {
  await login();
  await page.clock.install();
  await withKnownAnswers(page);
  await withPrize(page);
  await page.goto('/quiz');
  const icons = page.getByRole('button', { name: /^Icone profilo segrete .*Sbloccabili: \d+$/ });
  await expect(icons).toBeEnabled();
  await expect(
    page.getByRole('button', { name: /^Pokemon segreti .*Sbloccabili: \d+$/ }),
  ).toBeEnabled();
  await expect(page.getByRole('button', { name: /^Allenamento/ })).toBeEnabled();
  await expectPicturesInView(page);
  await expectAccessible(page);

  await icons.click();
  await expect(heading(page, 2)).toHaveText('Domanda di prova numero 1?');
  await expect(heading(page, 2)).toBeFocused();
  await expect(page.getByText('1/2')).toBeVisible();
  await expect(page.getByRole('timer', { name: /^Tempo rimasto: \d+ secondi$/ })).toBeVisible();
  await expect(answer(page, 'Mew')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  await answer(page, 'Mew').dblclick();
  await page.clock.runFor(200);
  await expect(page.getByRole('status').getByText('Giusto!')).toBeVisible();
  await expect(answer(page, 'Risposta giusta: Mew')).toBeVisible();
  await expectAccessible(page);
  await page.clock.runFor(3000);
  await expect(heading(page, 2)).toHaveText('Domanda di prova numero 2?');
  await expect(page.getByRole('button', { name: 'Riascolta il verso' })).toBeVisible();
  await expectAccessible(page);
  // The right one, by its key.
  await page.keyboard.press('4');
  await page.clock.runFor(3200);
  await expect(heading(page, 1)).toHaveText('Congratulazioni!');
  await expect(heading(page, 1)).toBeFocused();
  await expect(page.getByText('è tra le tue icone!')).toBeVisible();
  await expectPicturesInView(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ricomincia' }).click();
  await expect(heading(page, 2)).toHaveText('Domanda di prova numero 1?');
});

test('a secret quiz is lost by a wrong answer, and by the time @desktop', async ({
  page,
  login,
}) => {
  await login();
  await page.clock.install();
  await withKnownAnswers(page);
  await page.goto('/quiz');
  await page.getByRole('button', { name: /^Pokemon segreti/ }).click();
  await expect(heading(page, 2)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(answer(page, 'Bulbasaur')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.clock.runFor(200);
  await expect(page.getByText('Sbagliato: era Mew.')).toBeVisible();
  await expect(answer(page, 'Risposta sbagliata: Pokémon Graffimiao')).toBeFocused();
  await expectAccessible(page);
  await page.clock.runFor(1000);
  await expect(heading(page, 1)).toHaveText('Non ti abbattere, ritenta!');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Ricomincia' }).click();
  await expect(heading(page, 2)).toHaveText('Domanda di prova numero 1?');
  const bar = page.getByRole('timer');
  await expect(bar).toHaveAttribute('data-band', 'green');
  await page.clock.runFor(10_500);
  await expect(bar).toHaveAttribute('data-band', 'orange');
  await page.clock.runFor(5000);
  await expect(bar).toHaveAttribute('data-band', 'red');
  await expectAccessible(page);
  await page.clock.runFor(4500);
  await expect(page.getByText('Il tempo è scaduto.')).toBeVisible();
  await expect(heading(page, 1)).toHaveText('Non ti abbattere, ritenta!');
  await expectAccessible(page);
  await expectPicturesInView(page);
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(heading(page, 1)).toHaveText('PokéQuiz');
});

test('anyone trains, on the real server, with a streak that a wrong answer ends @phone', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/quiz');
  await expect(page.getByRole('button', { name: /segret/ })).toHaveCount(0);
  await expectAccessible(page);
  const asked = page.waitForResponse('**/api/get-random-question');
  await page.getByRole('button', { name: /^Allenamento/ }).click();
  const right = await rightAnswer(asked);
  await expect(page.getByText('Serie: 0')).toBeVisible();
  await expectAccessible(page);
  const second = page.waitForResponse('**/api/get-random-question');
  await page.keyboard.press(String(right));
  await page.clock.runFor(200);
  await expect(page.getByText('Serie: 1')).toBeVisible();
  await page.clock.runFor(3000);
  const nextRight = await rightAnswer(second);
  await expect(page.getByRole('button', { name: /^Risposta giusta/ })).toHaveCount(0);
  await page.keyboard.press(String((nextRight % 4) + 1));
  await page.clock.runFor(200);
  await expect(page.getByText('Serie: 0')).toBeVisible();
  await expect(page.getByText(/^Sbagliato: era /)).toBeVisible();
  await expectAccessible(page);

  // Any navigation leads back to the cards, this one to the page itself too.
  await page.goto('/quiz#ancora');
  await expect(heading(page, 1)).toHaveText('PokéQuiz');
});

test('a streak of a player becomes a record @phone', async ({ page, login }) => {
  await login();
  await page.clock.install();
  await page.goto('/quiz');
  await expect(page.getByRole('button', { name: /^Pokemon segreti/ })).toBeVisible();
  const asked = page.waitForResponse('**/api/get-random-question');
  await page.getByRole('button', { name: /^Allenamento/ }).click();
  const right = await rightAnswer(asked);
  const saved = page.waitForResponse('**/api/update-max-correct-answers-in-a-row');
  await expect(page.getByText('Serie: 0')).toBeVisible();
  await page.keyboard.press(String(right));
  await page.clock.runFor(200);
  expect((await saved).status()).toBe(200);
});

test('with nothing left to win a secret quiz cannot be begun @desktop', async ({ page, login }) => {
  await login();
  await page.route('**/api/get-user-unobtained-pokemons*', (route) => route.fulfill({ json: [] }));
  await page.goto('/quiz');
  await expect(
    page.getByRole('button', { name: /^Pokemon segreti .*Sbloccabili: 0$/ }),
  ).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Icone profilo segrete/ })).toBeEnabled();
  await expectAccessible(page);
});
