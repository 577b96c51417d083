import type { Page, Response } from '@playwright/test';
import { timeOverSubcode } from '@poketorneo/contract';
import { signInAsOrganiser } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { delayResponse } from '../support/delay-response.ts';
import {
  expectToastAtLast,
  markShown,
  sendMessage,
  toast,
  waitUntilHandled,
} from '../support/notifications.ts';
import { pauseClock, pauseRunningClock } from '../support/paused-clock.ts';
import { expectPicturesInView } from '../support/pictures.ts';
import { expectAlert } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { expectNoToastOverlap } from '../support/toast-overlap.ts';

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

test('a secret quiz is won and shows its prize @phone', async ({ page, login }) => {
  await login();
  await page.clock.install();
  await withKnownAnswers(page);
  await withPrize(page);
  const prize = await delayResponse(page, '**/api/give-user-random-unobtained-face-icon');
  await page.goto('/quiz');
  const icons = page.getByRole('button', { name: /^Icone profilo segrete .*Sbloccabili: \d+$/ });
  await expect(icons).toBeEnabled();
  await expect(
    page.getByRole('button', { name: /^Pokemon segreti .*Sbloccabili: \d+$/ }),
  ).toBeEnabled();
  await expect(page.getByRole('button', { name: /^Allenamento/ })).toBeEnabled();
  await expectPicturesInView(page);
  await expectAccessible(page);

  // From here on only the test moves the clock.
  await pauseRunningClock(page);
  await icons.click();
  await expect(heading(page, 2)).toHaveText('Domanda di prova numero 1?');
  await expect(heading(page, 2)).toBeFocused();
  await expect(page.getByText('1/2')).toBeVisible();
  await expect(page.getByRole('timer', { name: /^Tempo rimasto: \d+ secondi$/ })).toBeVisible();
  await expect(answer(page, 'Mew')).toBeInViewport({ ratio: 1 });

  await answer(page, 'Mew').dblclick();
  await page.clock.runFor(200);
  await expect(page.getByRole('status').getByText('Giusto!')).toBeVisible();
  await expect(answer(page, 'Risposta giusta: Mew')).toBeVisible();
  await expectAccessible(page, 'main');
  await page.clock.runFor(3000);
  await expect(heading(page, 2)).toHaveText('Domanda di prova numero 2?');
  await expect(page.getByRole('button', { name: 'Riascolta il verso' })).toBeVisible();
  await expectAccessible(page, 'main');
  // The right one, by its key.
  await page.keyboard.press('4');
  await page.clock.runFor(200);
  await expect(page.getByRole('status').getByText('Giusto!')).toBeVisible();
  await page.clock.runFor(3000);
  await expect(heading(page, 1)).toHaveText('Congratulazioni!');
  await expect(heading(page, 1)).toBeFocused();
  // A new run would take the place of the won one before it has brought its prize.
  await expect(page.getByRole('button', { name: 'Ricomincia' })).toBeDisabled();
  prize.release();
  await expect(page.getByText('è tra le tue icone!')).toBeVisible();
  await expectPicturesInView(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ricomincia' }).click();
  await expect(heading(page, 2)).toHaveText('Domanda di prova numero 1?');
});

test('toasts wait for a quiz’s end and never cover its result @desktop', async ({
  page,
  request,
  login,
}) => {
  const [player, organiser] = [await login(), await signInAsOrganiser(request)];
  await markShown(request, player);
  await page.clock.install();
  await withKnownAnswers(page);
  await withPrize(page);
  await page.goto('/quiz');
  const icons = page.getByRole('button', { name: /^Icone profilo segrete/ });
  await expect(icons).toBeEnabled();
  // On a slow machine a toast would close by itself, and the time for the answer would end.
  await pauseRunningClock(page);
  await test.step('what was there makes room, and what comes waits', async () => {
    await sendMessage(request, organiser, player, { title: 'Prima', text: 'Ciao' });
    await expectToastAtLast(page, 'Prima');
    await icons.click();
    await expect(heading(page, 2)).toBeFocused();
    const countFirst = async () => {
      await page.clock.runFor(50);
      return toast(page, 'Prima').count();
    };
    await expect.poll(countFirst).toBe(0);
    let isSent = false;
    const handled = waitUntilHandled(page, 'Seconda', async () => {
      if (isSent) await page.clock.runFor(1000);
    });
    await sendMessage(request, organiser, player, { title: 'Seconda', text: 'Ciao' });
    isSent = true;
    await handled;
    await expect(toast(page, 'Seconda')).toHaveCount(0);
  });

  await test.step('both come when the quiz is lost', async () => {
    await answer(page, 'Bulbasaur').click();
    await page.clock.runFor(200);
    await expect(page.getByText('Sbagliato: era Mew.')).toBeVisible();
    await page.clock.runFor(1000);
    for (const title of ['Prima', 'Seconda']) {
      await expectToastAtLast(page, title);
      await toast(page, title).getByRole('button', { name: 'Ho letto' }).click();
    }
    const setback = page.getByRole('heading', { name: 'Non ti abbattere, ritenta!' });
    await expectNoToastOverlap([setback.locator('..')], {
      page,
      request,
      player,
    });
  });

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Ricomincia' }).click();
  for (const number of [1, 2]) {
    await expect(heading(page, 2)).toHaveText(`Domanda di prova numero ${number}?`);
    await expect(answer(page, 'Mew')).toBeEnabled();
    await page.keyboard.press('4');
    await page.clock.runFor(200);
    await expect(page.getByRole('status').getByText('Giusto!')).toBeVisible();
    await page.clock.runFor(3000);
  }
  const title = page.getByRole('heading', { name: 'Congratulazioni!' });
  await expect(title).toBeVisible();
  await expectNoToastOverlap([title.locator('..')], {
    page,
    request,
    player,
  });
});

test('a secret quiz is lost by a wrong answer or by time @desktop', async ({
  page,
  login,
  consoleErrors,
}) => {
  await login();
  await page.clock.install();
  await withKnownAnswers(page);
  await page.goto('/quiz');
  const secret = page.getByRole('button', { name: /^Pokemon segreti/ });
  await expect(secret).toBeEnabled();
  await pauseRunningClock(page);
  await secret.click();
  await expect(heading(page, 2)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(answer(page, 'Bulbasaur')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.clock.runFor(200);
  await expect(page.getByText('Sbagliato: era Mew.')).toBeVisible();
  await expect(answer(page, 'Risposta sbagliata: Pokémon Graffimiao')).toBeFocused();
  await expectAccessible(page, 'main');
  await page.clock.runFor(1000);
  await expect(heading(page, 1)).toHaveText('Non ti abbattere, ritenta!');

  await page.getByRole('button', { name: 'Ricomincia' }).click();
  await expect(heading(page, 2)).toHaveText('Domanda di prova numero 1?');
  const bar = page.getByRole('timer');
  await expect(bar).toHaveAttribute('data-band', 'green');
  await page.clock.runFor(10_500);
  await expect(bar).toHaveAttribute('data-band', 'orange');
  await page.clock.runFor(5000);
  await expect(bar).toHaveAttribute('data-band', 'red');
  await expect(page.getByText('Restano 5 secondi')).toBeAttached();
  await expectAccessible(page, 'main');
  await page.clock.runFor(4500);
  await expect(page.getByText('Il tempo è scaduto.')).toBeVisible();
  await expect(heading(page, 1)).toHaveText('Non ti abbattere, ritenta!');
  await expectAccessible(page);
  await expectPicturesInView(page);

  await test.step('so is an answer that comes too late', async () => {
    await page.route('**/api/get-correct-answer*', (route) =>
      route.fulfill({
        status: 409,
        json: { message: 'Il tempo per rispondere è scaduto', subcode: timeOverSubcode },
      }),
    );
    await page.getByRole('button', { name: 'Ricomincia' }).click();
    await expect(heading(page, 2)).toHaveText('Domanda di prova numero 1?');
    await answer(page, 'Mew').click();
    await page.clock.runFor(200);
    await expect(page.getByText('Il tempo è scaduto.')).toBeVisible();
    await consoleErrors.expectLines(/status of 409/);
  });
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(heading(page, 1)).toHaveText('PokéQuiz');
});

test('a visitor trains until a wrong answer ends the streak @phone', async ({ page }) => {
  await pauseClock(page);
  await page.goto('/quiz');
  await expect(page.getByRole('button', { name: /segret/ })).toHaveCount(0);
  await expectAccessible(page);
  await test.step('the one card fills its row together with the way to the others', async () => {
    const own = page.viewportSize();
    const training = page.getByRole('button', { name: /^Allenamento/ });
    const signIn = page.getByRole('main').getByRole('link', { name: 'Accedi' });
    for (const width of [1280, 844]) {
      await page.setViewportSize({ width, height: 390 });
      await expect(training).toBeInViewport({ ratio: 1 });
      await expect(signIn).toBeInViewport({ ratio: 1 });
      const card = await training.boundingBox();
      expect((await signIn.boundingBox())?.x).toBeGreaterThan((card?.x ?? 0) + (card?.width ?? 0));
    }
    if (own !== null) await page.setViewportSize(own);
  });
  const asked = page.waitForResponse('**/api/get-random-question');
  await page.getByRole('button', { name: /^Allenamento/ }).click();
  const right = await rightAnswer(asked);
  await expect(page.getByText('Serie: 0')).toBeVisible();
  await expectAccessible(page, 'main');
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

  // Any navigation leads back to the cards, this one to the page itself too.
  await page.goto('/quiz#ancora');
  await expect(heading(page, 1)).toHaveText('PokéQuiz');
});

/** Counts in the document how often a picture of the question begins to enter. */
function countEntrances(): void {
  document.addEventListener('animationstart', ({ target }) => {
    if (!(target instanceof Element) || target.closest('button') !== null) return;
    const { dataset } = document.documentElement;
    if (target.matches('main :is(img, svg)')) {
      dataset.entrances = String(Number(dataset.entrances ?? 0) + 1);
    }
  });
}

test('a player without prizes left trains: pictures enter once, a streak becomes a record @desktop', async ({
  page,
  login,
}) => {
  await login();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(countEntrances);
  await page.clock.install();
  await page.route('**/api/get-user-unobtained-pokemons*', (route) => route.fulfill({ json: [] }));
  await page.goto('/quiz');
  await expect(
    page.getByRole('button', { name: /^Pokemon segreti .*Sbloccabili: 0$/ }),
  ).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Icone profilo segrete/ })).toBeEnabled();
  await expectAccessible(page, 'main');

  // On a slow machine the time for the answer would end before the pictures have entered.
  await pauseRunningClock(page);
  const asked = page.waitForResponse('**/api/get-random-question');
  await page.getByRole('button', { name: /^Allenamento/ }).click();
  const right = await rightAnswer(asked);
  const saved = page.waitForResponse('**/api/update-max-correct-answers-in-a-row');
  await expect(heading(page, 2)).toBeFocused();
  await expect(page.getByText('Serie: 0')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-entrances');
  // The end of the entrance is a change of style: whatever that sets off has begun with the next frames.
  await page.evaluate(async () => {
    // An animation ends in a frame, although the paused clock stops `requestAnimationFrame`.
    const nextFrame = () => document.documentElement.animate(null, 1).finished;
    await Promise.allSettled(
      [...document.querySelectorAll('main :is(img, svg)')]
        .flatMap((picture) => picture.getAnimations())
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    );
    for (let frame = 0; frame < 5; frame++) await nextFrame();
  });
  await expect(page.locator('html')).toHaveAttribute('data-entrances', '1');
  await page.keyboard.press(String(right));
  await page.clock.runFor(200);
  expect((await saved).status()).toBe(200);
});

test('a quiz ends when another tab starts one or signs out @phone', async ({
  page,
  login,
  context,
  consoleErrors,
}) => {
  await login();
  await page.clock.install();
  /** Gives the first answer. */
  const answerFirst = async (tab: Page) => {
    await tab.keyboard.press('1');
    await tab.clock.runFor(200);
  };
  const secret = (tab: Page) => tab.getByRole('button', { name: /^Pokemon segreti/ });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/quiz');
    await expect(secret(tab)).toBeEnabled();
  }
  // Of both tabs: on a slow machine the time for an answer would end.
  await pauseRunningClock(page);
  for (const tab of [page, other]) {
    await secret(tab).click();
    await expect(heading(tab, 2)).toBeFocused();
  }

  await answerFirst(page);
  await expect(heading(page, 1)).toHaveText('Non ti abbattere, ritenta!');
  // The other one is as it was. The server's clock goes on.
  await answerFirst(other);
  await expect(other.getByText(/^(Giusto!|Sbagliato: era .+)$/)).toBeVisible();
  await expect(
    page.getByText('Questo quiz è finito: intanto ne hai cominciato un altro.'),
  ).toBeVisible();
  await expect(page.getByText('Il tempo è scaduto.')).toHaveCount(0);
  await consoleErrors.expectLines(/status of 409/);

  await page.getByRole('button', { name: 'Ricomincia' }).click();
  await expect(heading(page, 2)).toBeFocused();
  await other.close();
  const last = await context.newPage();
  await last.goto('/tournament-rules');
  await last.evaluate(() => localStorage.removeItem('user'));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await answerFirst(page);
  await expect(page).toHaveURL('/unauthorized');
  await expectAlert(page, /./);
  await consoleErrors.expectLines(/^ApiError 401: /);
});

test('a quiz that cannot start says so; its end shows the right Pokémon @phone', async ({
  page,
  login,
  consoleErrors,
}) => {
  await login();
  await page.clock.install();
  await withKnownAnswers(page);
  await page.route('**/api/get-answer-picture*', (route) =>
    route.fulfill({ json: { picture: 'pokemon/artwork/151.svg' } }),
  );
  const unreachable = page.getByRole('alert').getByText('Le domande non sono arrivate');
  const cut = '**/api/get-first-question?*';
  await page.route(cut, (route) => route.abort());
  await page.goto('/quiz');
  const icons = page.getByRole('button', { name: /^Icone profilo segrete/ });
  await icons.click();
  await expect(unreachable).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'main');
  await page.unroute(cut);
  // From here on only the test moves the clock: an answer's effect shows for a moment only.
  await pauseRunningClock(page);
  await icons.click();
  await expect(heading(page, 2)).toHaveText('Domanda di prova numero 1?');

  const mew = page.getByRole('main').locator('img[src*="artwork/151"]');
  await expect(mew).toHaveCount(0);
  await answer(page, 'Bulbasaur').click();
  await page.clock.runFor(200);
  await expect(page.getByText('Sbagliato: era Mew.')).toBeVisible();
  await expect(mew).toBeInViewport();
  await page.clock.runFor(1000);
  await expect(page.getByText(/^La risposta giusta era «Mew»/)).toBeVisible();
  await expect(mew).toBeInViewport();
  for (const name of ['Ricomincia', 'Esci']) {
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  await page.route(cut, (route) => route.abort());
  await page.getByRole('button', { name: 'Ricomincia' }).click();
  await expect(unreachable).toBeInViewport({ ratio: 1 });
  await consoleErrors.expectLines(
    /^Failed to load resource: net::/,
    /^Failed to load resource: net::/,
  );
});

/** As long as questions and answers get. */
const longest = {
  ...question(3),
  text:
    'Quale Pokémon viene descritto così? «Le sfere sul suo dorso sono semi ricchi di sostanze ' +
    'nutrienti, capaci di ridare vigore alle piante malate. Nel fitto della giungla, con le foglie ' +
    'taglienti delle braccia, non teme rivali.»',
  possibleAnswers: [
    'Megassorbimento',
    'Pokémon Graffimiao',
    'Coleottero / Acciaio',
    'Pokémon Fango Pesce',
  ].map((text, index) => ({ id: index + 1, text })),
};

/** A question that names a Pokémon, which is seen. */
const picturedQuestion = {
  ...question(3),
  text: 'Quale di queste abilità può avere Pikachu?',
  picture: 'pokemon/artwork/25.svg',
};
/** A question about a cry: a picture would be its answer. */
const cryQuestion = { ...question(3, 'cries/25.mp3'), text: 'Di quale Pokémon è questo verso?' };

/** Nothing of the page is below the window's edge. */
async function expectNoScrolling(page: Page): Promise<void> {
  const below = await page.evaluate(
    () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
  );
  expect(below).toBe(0);
}

test('a question fits every screen without scrolling @phone', async ({ page, login }) => {
  await login();
  await page.goto('/quiz');
  const artwork = page.getByRole('main').locator('img[src*="artwork/25"]');
  const replay = page.getByRole('button', { name: 'Riascolta il verso' });
  const usual = [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
    { width: 844, height: 390 },
    { width: 1280, height: 800 },
  ];
  const further = [
    { width: 320, height: 568 },
    { width: 667, height: 375 },
    { width: 640, height: 400 },
    { width: 568, height: 320 },
    { width: 1024, height: 576 },
  ];
  for (const { name, json, shown, screens } of [
    {
      name: 'the longest',
      json: longest,
      shown: [page.getByRole('timer'), heading(page, 2)],
      screens: [...usual, ...further],
    },
    { name: 'one with a picture', json: picturedQuestion, shown: [artwork], screens: usual },
    { name: 'one with a cry', json: cryQuestion, shown: [replay], screens: usual },
  ]) {
    await test.step(name, async () => {
      await page.route('**/api/get-first-question*', (route) => route.fulfill({ json }));
      await page.getByRole('button', { name: /^Pokemon segreti/ }).click();
      await expect(heading(page, 2)).toHaveText(json.text);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Rapida' })).toHaveCount(0);
      for (const screen of screens) {
        await page.setViewportSize(screen);
        const parts = [...shown, ...(await answer(page, /./).all())];
        await Promise.all(parts.map((part) => expect(part).toBeInViewport({ ratio: 1 })));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
        if (usual.includes(screen) && json !== longest) await expectNoScrolling(page);
        await expectPicturesInView(page);
      }
      // With the quiz, the rest of the page comes back.
      await page.getByRole('button', { name: 'Esci' }).click();
      await expect(page.getByRole('contentinfo')).toBeAttached();
    });
  }
});
