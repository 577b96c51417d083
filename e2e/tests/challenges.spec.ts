import type { Page } from '@playwright/test';
import { contract } from '@poketorneo/contract';
import { signUp, tokenHeader } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { moves } from '../support/battle-screen.ts';
import { decide, makeLink, sendChallenge } from '../support/duels.ts';
import { pauseRunningClock, runClockUntil } from '../support/paused-clock.ts';
import { phoneScreen } from '../support/phone-screen.ts';
import { expectAtEnd, expectNoSidewaysScroll, signInThroughForm } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { signUpForKanto } from '../support/tournaments.ts';

/** The share of the foe that what is said covers. */
async function shareOfFoeCoveredBy(page: Page, said: string): Promise<number> {
  const findShare = (words: Element) => {
    const cover = words.getBoundingClientRect();
    const sprites = [...document.querySelectorAll('[data-part="sprite"]')];
    const [foe, own] = sprites
      .map((sprite) => sprite.getBoundingClientRect())
      .sort((one, other) => one.top - other.top);
    if (foe === undefined || own === undefined) throw new Error('A Pokémon is missing');
    const { left, right, top, bottom, width, height } = foe;
    const shared =
      Math.max(0, Math.min(right, cover.right) - Math.max(left, cover.left)) *
      Math.max(0, Math.min(bottom, cover.bottom) - Math.max(top, cover.top));
    return shared / (width * height);
  };
  return page.locator('[data-stage]').getByText(said).evaluate(findShare);
}

/** Expects the question about a draw to cover nothing of the stage, and no move. */
async function expectQuestionApart(page: Page): Promise<void> {
  const findCovered = (accept: Element) => {
    const box = accept.parentElement?.getBoundingClientRect() ?? accept.getBoundingClientRect();
    return [...document.querySelectorAll('[data-stage], button[data-choice]')]
      .map((other) => ({ other, covered: other.getBoundingClientRect() }))
      .filter(
        ({ covered }) =>
          Math.min(box.right, covered.right) - Math.max(box.left, covered.left) > 1 &&
          Math.min(box.bottom, covered.bottom) - Math.max(box.top, covered.top) > 1,
      )
      .map(({ other }) => other.tagName);
  };
  const before = page.viewportSize();
  for (const [width, height] of [
    [320, 568],
    [844, 390],
    [800, 600],
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const accept = page.getByRole('button', { name: 'Accetta' });
    await expect(accept).toBeInViewport({ ratio: 1 });
    // The screen is laid out again after a change of its size.
    await expect.poll(() => accept.evaluate(findCovered)).toEqual([]);
  }
  if (before !== null) await page.setViewportSize(before);
}

test('a challenge by QR code goes from one phone to the other @phone', async ({
  page,
  request,
  login,
  openDevice,
}) => {
  const ada = await login();
  const nina = await signUp(request);
  await page.goto('/pvp-battle');
  await page.getByRole('button', { name: 'Sfida con un QR' }).click();
  await expect(page.getByRole('img', { name: 'Codice della sfida' })).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  const answer = await request.get(contract.duels.list.path, { headers: tokenHeader(ada) });
  const { outgoing } = contract.duels.list.response.parse(await answer.json());
  expect(outgoing).toHaveLength(1);

  const phone = await openDevice(null, phoneScreen);
  await phone.goto(`/sfida/${outgoing[0]?.linkKey}`);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(`${ada.username} ti sfida`);
  await expect(phone.getByText('per la classifica')).toBeVisible();
  await expectAccessible(phone, 'main');
  await expectNoSidewaysScroll(phone);
  await phone.getByRole('link', { name: 'Accedi e accetta' }).click();
  await signInThroughForm(phone, nina);
  await expect(phone).toHaveURL(/\/sfida\//);
  // The news of the acceptance is quicker than its answer: the page does not say for a moment that
  // the challenge is closed.
  let shownBeforeAnswer = '';
  await phone.route(`**${contract.duels.answer.path}`, async (route) => {
    const read = phone.waitForResponse(
      async (one) =>
        new URL(one.url()).pathname === contract.duels.get.path &&
        contract.duels.get.response.parse(await one.json()).status === 'accepted',
    );
    const response = await route.fetch();
    await read;
    shownBeforeAnswer = await phone.locator('main').innerText();
    await route.fulfill({ response });
  });
  await phone.getByRole('button', { name: 'Accetta' }).click();
  await expect(phone).toHaveURL(/\/battle\/\d+$/);
  await expect(page).toHaveURL(phone.url());
  expect(shownBeforeAnswer).not.toContain('è già stata accettata');
  // The code is used.
  await phone.goto(`/sfida/${outgoing[0]?.linkKey}`);
  await expect(phone.getByText('Questa sfida è già stata accettata')).toBeVisible();
});

test('two who search an opponent find each other @phone', async ({
  page,
  request,
  login,
  openDevice,
}) => {
  await login();
  const phone = await openDevice(await signUp(request), phoneScreen);
  for (const one of [page, phone]) {
    await one.goto('/pvp-battle');
    // The terms of this test alone.
    await one.getByRole('button', { name: 'Vale Per la classifica' }).click();
    await one.getByRole('button', { name: 'Ritmo Con calma' }).click();
  }
  const bar = page.getByRole('region', { name: 'Ricerca di un avversario' });
  await page.getByRole('button', { name: 'Cerca un avversario' }).click();
  await expect(bar).toContainText('Cerco un avversario…');
  await bar.getByRole('button', { name: 'Annulla' }).click();
  await expect(bar).toHaveCount(0);
  await page.getByRole('button', { name: 'Cerca un avversario' }).click();
  await expect(bar).toBeVisible();
  await expectAccessible(page, 'main');
  await phone.getByRole('button', { name: 'Cerca un avversario' }).click();
  await expect(page).toHaveURL(/\/battle\/\d+$/);
  await expect(phone).toHaveURL(page.url());
});

test('an arriving challenge is put off, found again and refused @phone', async ({
  page,
  request,
  login,
}) => {
  const ada = await login();
  const nina = await signUp(request);
  await page.goto('/pvp-battle');
  await expect(page.getByRole('button', { name: 'Cerca un avversario' })).toBeEnabled();
  await sendChallenge(request, nina, ada);
  const sheet = page.getByRole('dialog', { name: `${nina.username} ti sfida` });
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText('Squadre sorteggiate · 3 Pokémon, tier 3');
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  const answer = page.getByRole('link', { name: 'Rispondi', exact: true });
  await expect(answer).toBeVisible();
  await page.reload();
  await expect(answer).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await answer.click();
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'Rifiuta' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Sfide aperte' })).toHaveCount(0);
});

test('a player is blocked from an arriving challenge, and unblocked @phone', async ({
  page,
  request,
  login,
}) => {
  const ada = await login();
  const nina = await signUp(request);
  await page.clock.install();
  await page.goto('/home');
  await sendChallenge(request, nina, ada);
  const sheet = page.getByRole('dialog', { name: `${nina.username} ti sfida` });
  await expect(sheet).toBeVisible();
  // Otherwise the way back is gone after a few seconds.
  await pauseRunningClock(page);
  await sheet.getByRole('button', { name: 'Non da questo giocatore' }).click();
  await runClockUntil(page, async () => (await sheet.count()) === 0);
  await expect(page.getByText(`Da ${nina.username} non arrivano più sfide`)).toBeVisible();
  await expect.poll(async () => (await sendChallenge(request, nina, ada)).status()).toBe(409);
  await page.getByRole('button', { name: 'Annulla' }).click();
  await page.clock.resume();
  await expect.poll(async () => (await sendChallenge(request, nina, ada)).status()).toBe(201);
  await expect(sheet).toBeVisible();
});

test('a duel from a profile: what is said, a draw, and a rematch @phone', async ({
  page,
  request,
  login,
  openDevice,
}) => {
  const ada = await login();
  const nina = await signUp(request);
  await request.put(contract.publicProfiles.setVisibility.path, {
    headers: tokenHeader(nina),
    data: { isPublic: true },
  });
  const phone = await openDevice(nina, phoneScreen);
  // The lowest stage of this phone.
  await phone.addInitScript(() => localStorage.setItem('battle-recap', 'on'));
  await phone.goto('/home');
  await page.goto(`/players/${nina.username}`);
  await page.getByRole('button', { name: `Sfida ${nina.username}` }).click();
  const sheet = page.getByRole('dialog', { name: `Sfida ${nina.username}` });
  await sheet.getByRole('button', { name: 'Altro' }).click();
  // Six Pokémon are too many to fall within four turns.
  for (let size = 3; size < 6; size += 1) {
    await sheet.getByRole('button', { name: 'Pokémon a testa: uno in più' }).click();
  }
  await expectAccessible(page, '[role="dialog"]');
  await sheet.getByRole('button', { name: `Sfida ${nina.username}` }).click();
  await expect(sheet).toHaveCount(0);
  await phone.getByRole('button', { name: 'Accetta' }).click();
  await expect(page).toHaveURL(/\/battle\/\d+$/);
  const battleId = Number(page.url().split('/').at(-1));
  // What is said is shown for a few seconds: both must be there by then, and both Pokémon.
  await expect(moves(phone).first()).toBeVisible();

  await page.getByRole('button', { name: 'Parla' }).click();
  await expect(page.getByRole('button', { name: 'Pareggio' })).toBeDisabled();
  await page.getByRole('button', { name: 'Bella mossa!' }).click();
  // On the stage: it covers no command, and hardly any of the foe.
  expect(await shareOfFoeCoveredBy(phone, `${ada.username}: Bella mossa!`)).toBeLessThan(0.1);

  await expect
    .poll(async () => {
      await decide(request, nina, battleId, 5);
      return decide(request, ada, battleId, 5);
    })
    .toBeGreaterThanOrEqual(5);
  await page.getByRole('button', { name: 'Parla' }).click();
  await page.getByRole('button', { name: 'Pareggio' }).click();
  await expect(page.getByText('Hai proposto il pareggio')).toBeVisible();
  await expect(phone.getByText(`${ada.username} propone il pareggio`)).toBeVisible();
  await expectQuestionApart(phone);
  await expectAccessible(phone, 'main');
  await phone.getByRole('button', { name: 'Rifiuta' }).click();
  const refused = page.getByText(`${nina.username} rifiuta il pareggio`);
  await expect(refused).toBeVisible();
  await page.reload();
  await expect(refused).toBeVisible();
  await page.getByRole('button', { name: 'Parla' }).click();
  await expect(page.getByText('Rifiutato in questo turno: riprova nel prossimo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pareggio' })).toBeDisabled();
  for (const player of [ada, nina]) await decide(request, player, battleId);
  await page.getByRole('button', { name: 'Pareggio' }).click();
  await phone.getByRole('button', { name: 'Accetta' }).click();

  await page.getByRole('button', { name: 'Rivincita' }).click();
  await expect(phone.getByText(`${ada.username} vuole la rivincita`)).toBeVisible();
  await phone.getByRole('button', { name: 'Accetta' }).click();
  await expect(phone).not.toHaveURL(new RegExp(`/battle/${battleId}$`));
  await expect(page).toHaveURL(phone.url());
});

test('a player takes no challenges, and says so in the profile @phone', async ({
  page,
  request,
  login,
}) => {
  const ada = await login();
  const nina = await signUp(request);
  await page.goto('/profile/edit');
  await page.getByRole('checkbox', { name: 'Accetto sfide' }).uncheck();
  await expect(page.getByText('Salvato.', { exact: true })).toBeVisible();
  await expectAccessible(page, 'main');
  expect((await sendChallenge(request, nina, ada)).status()).toBe(409);
});

test('own teams are chosen on both sides @phone', async ({ page, request, login, openDevice }) => {
  const ada = await login();
  const nina = await signUp(request);
  for (const player of [ada, nina]) await signUpForKanto(request, player);
  await page.goto('/pvp-battle');
  await page.getByRole('button', { name: 'Squadre Sorteggiate' }).click();
  await expect(page.getByText('La tua squadra deve avere 3 Pokémon')).toBeVisible();
  const link = page.getByRole('button', { name: 'Sfida con un QR' });
  await expect(link).toBeDisabled();
  const own = page.getByRole('group', { name: /^La tua squadra/ }).getByRole('button');
  await expect(own).toHaveCount(3);
  for (const place of [2, 1, 0]) await own.nth(place).click();
  await expect(own.first()).toHaveAccessibleName(/posto 3$/);
  await expectAccessible(page, 'main');
  await link.click();
  await expect(page.getByRole('img', { name: 'Codice della sfida' })).toBeVisible();
  const answer = await request.get(contract.duels.list.path, { headers: tokenHeader(ada) });
  const { outgoing } = contract.duels.list.response.parse(await answer.json());

  const phone = await openDevice(nina, phoneScreen);
  await phone.goto(`/sfida/${outgoing[0]?.linkKey}`);
  await expect(phone.getByRole('button', { name: 'Accetta' })).toBeDisabled();
  const theirs = phone.getByRole('group', { name: /^La tua squadra/ }).getByRole('button');
  for (const place of [0, 1, 2]) await theirs.nth(place).click();
  await phone.getByRole('button', { name: 'Accetta' }).click();
  await expect(phone).toHaveURL(/\/battle\/\d+$/);
  await expect(page).toHaveURL(phone.url());
});

test('a search goes on after a reload, above the page, until it is stopped @phone', async ({
  page,
  login,
}) => {
  await login();
  await page.goto('/pvp-battle');
  // Terms that no other test has.
  await page.getByRole('button', { name: 'Ritmo Con calma' }).click();
  await page.getByRole('button', { name: 'Ritmo Veloce' }).click();
  await page.getByRole('button', { name: 'Cerca un avversario' }).click();
  const bar = page.getByRole('region', { name: 'Ricerca di un avversario' });
  // Not an exact time: the test may look too late for it.
  await expect(bar.getByRole('timer')).toHaveText(/^(?!0:00)\d+:\d\d$/);
  await page.reload();
  await expect(bar.getByRole('timer')).toHaveText(/^(?!0:0[01])\d+:\d\d$/);
  await expect(page.getByRole('button', { name: 'Cerco un avversario…' })).toBeDisabled();
  await page.setViewportSize({ width: 320, height: 568 });
  await expectNoSidewaysScroll(page);
  await expectAtEnd(page, bar);
  await bar.getByRole('button', { name: 'Annulla' }).click();
  await expect(bar).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Cerca un avversario' })).toBeEnabled();
  await expect(bar).toHaveCount(0);
});

test('a player without a place on a leaderboard is found by name @phone', async ({
  page,
  request,
  login,
}) => {
  await login();
  const nina = await signUp(request);
  await page.goto('/pvp-battle');
  await page.getByRole('combobox', { name: 'Oppure sfida per nome' }).fill(nina.username);
  await page.getByRole('option', { name: nina.username }).click();
  await expect(page.getByRole('dialog', { name: `Sfida ${nina.username}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Genera squadre' }).click();
  await page.getByRole('button', { name: 'Gioca con queste squadre' }).click();
  const sheet = page.getByRole('dialog', { name: 'Gioca con queste squadre' });
  await sheet.getByRole('combobox', { name: 'Chi sfidi' }).fill(nina.username);
  await page.getByRole('option', { name: nina.username }).click();
  await sheet.getByRole('button', { name: `Sfida ${nina.username}` }).click();
  await expect(sheet).toHaveCount(0);
  const answer = await request.get(contract.duels.list.path, { headers: tokenHeader(nina) });
  expect(contract.duels.list.response.parse(await answer.json()).incoming).toHaveLength(1);
});

test('the link of a challenge shows its maker the code, and who it waits for what it is @phone', async ({
  page,
  request,
  login,
  openDevice,
}) => {
  const ada = await login();
  const nina = await signUp(request);
  const link = await makeLink(request, ada);
  const phone = await openDevice(nina, phoneScreen);
  await phone.goto(link);
  for (const size of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
  ]) {
    await phone.setViewportSize(size);
    await expect(phone.getByRole('button', { name: 'Accetta' })).toBeInViewport({ ratio: 1 });
  }
  await expect(phone.getByRole('link', { name: 'Non ora' })).toBeVisible();
  await expectAccessible(phone, 'main');
  await page.goto(link);
  await expect(page.getByRole('img', { name: 'Codice della sfida' })).toBeVisible();
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Ritira la sfida' }).click();
  await expect(page.getByText('Questa sfida è stata ritirata.')).toBeVisible();
  await expect(phone.getByText('Questa sfida è stata ritirata.')).toBeVisible();
});

test('a blocked player finds nothing behind the link of a challenge @phone', async ({
  request,
  login,
  openDevice,
}) => {
  const ada = await login();
  const nina = await signUp(request);
  const link = await makeLink(request, ada);
  await request.put(contract.duels.block.path, {
    headers: tokenHeader(ada),
    data: { userId: nina.id },
  });
  const phone = await openDevice(nina, phoneScreen);
  await phone.goto(link);
  await expect(phone.getByText('Questa sfida non esiste')).toBeVisible();
  await expect(phone.getByText(ada.username)).toHaveCount(0);
});
