import type { Page } from '@playwright/test';
import { contract } from '@poketorneo/contract';
import { signUp, tokenHeader } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  alterBattle,
  endHeadline,
  expectSignsApart,
  expectTitleReadWhole,
  moves,
  skipAnimations,
  surrenderOnScreen,
} from '../support/battle-screen.ts';
import { getDuel, sendChallenge, startDuel, terms } from '../support/duels.ts';
import { setFontSize } from '../support/font-size.ts';
import { phoneScreen } from '../support/phone-screen.ts';
import { expectAlert, expectNoSidewaysScroll } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const friendly = { rated: false } as const;

/** Lets a battle ask for no news by itself, as it does on a timer of a second: the stream brings all. */
async function stopAsking(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const withoutSeconds = (work: () => void, delay?: number) =>
      delay === 1000 ? 0 : setTimeout(work, delay);
    Object.assign(window, { setTimeout: withoutSeconds });
  });
}

/** Expects both clocks to be on the stage, not cut off at its edge. */
async function expectClocksOnStage(page: Page): Promise<void> {
  const findCut = (stage: Element) => {
    const { top, bottom } = stage.getBoundingClientRect();
    return [...stage.querySelectorAll('[role="timer"]')]
      .map((clock) => clock.getBoundingClientRect())
      .filter((clock) => clock.top < top || clock.bottom > bottom).length;
  };
  await expect(page.getByRole('timer')).toHaveCount(2);
  // The stage is laid out again after a change of its size.
  await expect.poll(() => page.locator('[data-stage]').evaluate(findCut)).toBe(0);
}

test('who leaves is marked below the plate until they come back @phone', async ({
  page,
  request,
  login,
  openDevice,
}) => {
  await skipAnimations(page);
  const ada = await login();
  const nina = await signUp(request);
  const phone = await openDevice(nina, phoneScreen);
  const id = await startDuel(request, [nina, ada], friendly);
  await phone.goto(`/battle/${id}`);
  // The other side has a lowered stat.
  await alterBattle(page, ({ events }) => {
    const turn = events.findIndex(({ kind }) => kind === 'turn');
    const entry = events.find((event) => event.kind === 'switch-in' && event.who.side === 1);
    if (entry?.kind !== 'switch-in') throw new Error('Nobody has entered');
    events[turn] = { kind: 'boost', who: entry.who, stat: 'defense', by: -2, direction: 'down' };
  });
  await page.goto(`/battle/${id}`);
  const away = page.getByText(`${nina.username} non è qui`);
  await expect(page.getByRole('timer', { name: `Il tempo di ${nina.username}` })).toBeVisible();
  await expect(away).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Difesa −2' })).toBeVisible();
  await expectSignsApart(page);
  await expectClocksOnStage(page);
  await test.step('the name of the other is read whole on the smallest phone', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 568 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nina.username);
    await expectTitleReadWhole(page);
    if (size !== null) await page.setViewportSize(size);
  });
  await phone.close();
  await expect(away).toBeVisible();
  await expectSignsApart(page);
  await expectAccessible(page, 'main');
  await expectNoSidewaysScroll(page);
  const back = await openDevice(nina, phoneScreen);
  await back.goto(`/battle/${id}`);
  await expect(away).toHaveCount(0);
  // A phone whose text is large.
  await page.setViewportSize(phoneScreen.viewport);
  await setFontSize(page, 24);
  await expectClocksOnStage(page);
});

test('the teams of Genera squadre are fought with, as a challenge by link @phone', async ({
  page,
  request,
  login,
  openDevice,
}) => {
  const ada = await login();
  const nina = await signUp(request);
  await page.goto('/pvp-battle');
  await page.getByRole('button', { name: 'Genera squadre' }).click();
  await page.getByRole('button', { name: 'Gioca con queste squadre' }).click();
  const sheet = page.getByRole('dialog', { name: 'Gioca con queste squadre' });
  await expect(sheet.getByText('Squadre non bilanciate')).toBeVisible();
  await sheet.getByText('Squadra B', { exact: true }).click();
  await expectAccessible(page, '[role="dialog"]');
  await expect(sheet.getByRole('button', { name: 'Sfida', exact: true })).toBeDisabled();
  await sheet.getByRole('button', { name: 'Sfida con un QR' }).click();
  await expect(page.getByRole('img', { name: 'Codice della sfida' })).toBeVisible();
  const answer = await request.get(contract.duels.list.path, { headers: tokenHeader(ada) });
  const { outgoing } = contract.duels.list.response.parse(await answer.json());

  const phone = await openDevice(nina, phoneScreen);
  await phone.goto(`/sfida/${outgoing[0]?.linkKey}`);
  await expect(phone.getByText('squadre non bilanciate')).toBeVisible();
  await phone.getByRole('button', { name: 'Accetta' }).click();
  await expect(phone).toHaveURL(/\/battle\/\d+$/);
  await expect(page).toHaveURL(phone.url());
  await expect(phone.getByRole('log', { name: 'Cronaca della lotta' })).toContainText(
    'Squadre non bilanciate',
  );
});

test('a challenge marks the navigation and the home page until it is answered @phone', async ({
  page,
  request,
  login,
}) => {
  const ada = await login();
  const nina = await signUp(request);
  await page.goto('/home');
  const waiting = page.getByRole('region', { name: 'Sfide che ti aspettano' });
  const menu = (name: string) => page.getByRole('button', { name, exact: true });
  await sendChallenge(request, nina, ada);
  const sheet = page.getByRole('dialog', { name: `${nina.username} ti sfida` });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(waiting).toContainText(`${nina.username} ti sfida`);
  await expectAccessible(page, 'main');
  await menu('Apri il menu (sfida in attesa)').click();
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('link', { name: 'PvP (sfida in attesa)' })
    .click();
  await page.getByRole('link', { name: 'Rispondi', exact: true }).click();
  await sheet.getByRole('button', { name: 'Rifiuta' }).click();
  // Not merely hidden by the sheet: the refusal has arrived.
  await expect(menu('Apri il menu')).toBeVisible();
  await page.goto('/home');
  await expect(waiting).toHaveCount(0);
});

test('andata e ritorno: the second leg has exchanged teams, and shows the total @phone', async ({
  page,
  request,
  login,
  openDevice,
}) => {
  await skipAnimations(page);
  const ada = await login();
  const nina = await signUp(request);
  const phone = await openDevice(nina, phoneScreen);
  await skipAnimations(phone);
  const first = await startDuel(request, [ada, nina], { ...friendly, isTwoLegged: true });
  await phone.goto(`/battle/${first}`);
  await page.goto(`/battle/${first}`);
  const teamOf = async (person: typeof ada, id: number) =>
    (await getDuel(request, person, id)).request?.team.map(({ formId }) => formId);
  const [mine, theirs] = [await teamOf(ada, first), await teamOf(nina, first)];
  await surrenderOnScreen(page);
  await expect(endHeadline(page)).toHaveText('Sconfitta');
  // The result stays in sight: no sheet covers it.
  await expect(endHeadline(phone)).toHaveText('Vittoria!');
  await expect(phone.getByText(`Ritorno con ${ada.username}`)).toBeVisible();
  await expect(phone.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(phone, 'main');
  await expectNoSidewaysScroll(phone);
  await phone.getByRole('button', { name: 'Accetta' }).click();
  await expect(page).not.toHaveURL(`/battle/${first}`);
  await expect(phone).toHaveURL(page.url());
  const second = Number(page.url().split('/').at(-1));
  expect([await teamOf(ada, second), await teamOf(nina, second)]).toEqual([theirs, mine]);
  await surrenderOnScreen(phone);
  await expect(endHeadline(page)).toHaveText('Vittoria!');
  await expect(page.getByText('Tra andata e ritorno: 1 a 1.')).toBeVisible();
  await expectAccessible(page, 'main');
});

test('the question whether to surrender closes when the duel ends @phone', async ({
  page,
  request,
  login,
}) => {
  await skipAnimations(page);
  const ada = await login();
  const nina = await signUp(request);
  const id = await startDuel(request, [ada, nina], friendly);
  await page.goto(`/battle/${id}`);
  await page.getByRole('button', { name: 'Arrenditi' }).click();
  const question = page.getByRole('alertdialog', { name: 'Vuoi arrenderti?' });
  await expect(question).toBeVisible();
  await request.post(contract.battles.surrender.path, {
    headers: tokenHeader(nina),
    data: { battleId: id, after: 0 },
  });
  await expect(endHeadline(page)).toHaveText('Vittoria!');
  await expect(question).toBeHidden();
});

test('the home page leads back to a running duel @phone', async ({ page, request, login }) => {
  const ada = await login();
  const nina = await signUp(request);
  const id = await startDuel(request, [ada, nina], friendly);
  await page.goto('/home');
  const running = page.getByRole('region', { name: `Stai lottando contro ${nina.username}` });
  await expectAccessible(page, 'main');
  await running.getByRole('link', { name: 'Torna alla lotta' }).click();
  await expect(page).toHaveURL(`/battle/${id}`);
  await request.post(contract.battles.surrender.path, {
    headers: tokenHeader(nina),
    data: { battleId: id, after: 0 },
  });
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(running).toHaveCount(0);
});

test('a long search proposes a leader @phone', async ({ page, login }) => {
  await page.clock.install();
  await login();
  await page.goto('/pvp-battle');
  await page.getByRole('button', { name: 'Vale Per la classifica' }).click();
  await page.getByRole('button', { name: 'Cerca un avversario' }).click();
  const bar = page.getByRole('region', { name: 'Ricerca di un avversario' });
  await expect(bar).toContainText('Cerco un avversario…');
  await expect(bar.getByRole('link', { name: 'Intanto: un Capopalestra' })).toHaveCount(0);
  await page.clock.runFor(41_000);
  await expect(bar.getByRole('link', { name: 'Intanto: un Capopalestra' })).toBeVisible();
  await expectAccessible(page, 'main');
  await expectNoSidewaysScroll(page);
  await bar.getByRole('link', { name: 'Intanto: un Capopalestra' }).click();
  await expect(page).toHaveURL(/\/tournament-leaders/);
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Annulla' }).click();
});

test('links of closed challenges say why @phone', async ({ page, request, login, openDevice }) => {
  await page.clock.install();
  await login();
  const nina = await signUp(request);
  const made = await request.post(contract.duels.challenge.path, {
    headers: tokenHeader(nina),
    data: { terms: { ...terms, ...friendly } },
  });
  const { id, linkKey } = contract.duels.challenge.response.parse(await made.json());
  await page.goto(`/sfida/${linkKey}`);
  await expect(page.getByRole('button', { name: 'Accetta' })).toBeVisible();
  await page.clock.runFor(31 * 60_000);
  await expect(page.getByText('Questa sfida è scaduta: chiedi un codice nuovo.')).toBeVisible();
  await request.delete(`${contract.duels.withdraw.path}?challengeId=${id}`, {
    headers: tokenHeader(nina),
  });
  const phone = await openDevice(nina, phoneScreen);
  await phone.goto(`/sfida/${linkKey}`);
  await expect(phone.getByText('Questa sfida è stata ritirata.')).toBeVisible();
  await phone.goto('/sfida/mai-esistita');
  await expect(phone.getByText('Questa sfida non esiste')).toBeVisible();
});

test('a duel whose opponent deletes the account is void @phone', async ({
  page,
  request,
  login,
}) => {
  await skipAnimations(page);
  const ada = await login();
  const nina = await signUp(request);
  const id = await startDuel(request, [ada, nina], friendly);
  await page.goto(`/battle/${id}`);
  await expect(page.getByRole('button', { name: 'Parla' })).toBeVisible();
  await request.delete(contract.users.delete.path.replace(':id', String(nina.id)), {
    headers: tokenHeader(nina),
  });
  await expect(page.getByRole('heading', { name: 'Lotta annullata' })).toBeVisible();
  await expectAccessible(page, 'main');
});

test('who mutes what is said hears nothing, and says nothing @phone', async ({
  page,
  request,
  login,
}) => {
  await skipAnimations(page);
  const ada = await login();
  const nina = await signUp(request);
  await request.put(contract.duels.setSettings.path, {
    headers: tokenHeader(ada),
    data: { emotes: false },
  });
  const id = await startDuel(request, [ada, nina], friendly);
  await page.goto(`/battle/${id}`);
  await page.getByRole('button', { name: 'Parla' }).click();
  await expect(page.getByRole('button', { name: 'Pareggio' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ciao!' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const said = page.waitForResponse(async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname !== contract.battles.updates.path) return false;
    return (await response.text()).includes('good-move');
  });
  await request.post(contract.duels.sendEmote.path, {
    headers: tokenHeader(nina),
    data: { battleId: id, emote: 'good-move' },
  });
  // Asked for beside the stream, too: seldom, and what is said is told for a few seconds only.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await said;
  await expect(page.getByText(`${nina.username}: Bella mossa!`)).toHaveCount(0);
});

test('the tabs of a browser share one stream, also when the first is closed @phone', async ({
  page,
  context,
  request,
  login,
}) => {
  const ada = await login();
  const nina = await signUp(request);
  const opened: string[] = [];
  const noteStreams = (tab: typeof page, name: string) =>
    tab.on('request', (asked) => {
      if (new URL(asked.url()).pathname === contract.live.stream.path) opened.push(name);
    });
  noteStreams(page, 'first');
  await page.goto('/pvp-battle');
  await expect.poll(() => opened).toContain('first');
  const other = await context.newPage();
  noteStreams(other, 'other');
  await other.goto('/pvp-battle');
  await expect(other.getByRole('button', { name: 'Cerca un avversario' })).toBeEnabled();
  await sendChallenge(request, nina, ada);
  const sheetOn = (tab: typeof page) =>
    tab.getByRole('dialog', { name: `${nina.username} ti sfida` });
  await expect(sheetOn(page)).toBeVisible();
  await expect(sheetOn(other)).toBeVisible();
  expect(opened).not.toContain('other');
  await page.close();
  await expect.poll(() => opened).toContain('other');
  await sheetOn(other).getByRole('button', { name: 'Accetta' }).click();
  await expect(other).toHaveURL(/\/battle\/\d+$/);
});

test('an answer given on the notification is carried out by the page @phone', async ({
  page,
  request,
  login,
}) => {
  const ada = await login();
  const nina = await signUp(request);
  const answerAs = async (answer: 'accept' | 'refuse') => {
    const made = await sendChallenge(request, nina, ada, friendly);
    const { id } = contract.duels.challenge.response.parse(await made.json());
    await page.goto('/api/health');
    // As the service worker does.
    await page.evaluate(
      async ([key, text]) => (await caches.open('pushed-answers')).put(key, new Response(text)),
      [`/pushed-answers/${id}`, answer] as const,
    );
    await page.goto(`/pvp-battle?sfida=${id}`);
    return id;
  };
  const refused = await answerAs('refuse');
  await expectAlert(page, `Hai rifiutato la sfida di ${nina.username}`);
  // The answer is used: the link alone answers nothing.
  await page.goto(`/pvp-battle?sfida=${refused}`);
  await expect(page.getByText('Questa sfida non è più aperta')).toBeVisible();
  await answerAs('accept');
  await expect(page).toHaveURL(/\/battle\/\d+$/);
});

test('another device of the same player sees at once that the choice was made @phone', async ({
  page,
  request,
  login,
  openDevice,
}) => {
  await skipAnimations(page);
  const ada = await login();
  const nina = await signUp(request);
  const id = await startDuel(request, [nina, ada], friendly);
  const tablet = await openDevice(ada, phoneScreen);
  await skipAnimations(tablet);
  await stopAsking(tablet);
  const isListening = tablet.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    const battles = searchParams.get('battles') ?? '';
    return pathname === contract.live.stream.path && battles.startsWith(`${id}-`);
  });
  for (const device of [page, tablet]) {
    await device.goto(`/battle/${id}`);
    await expect(moves(device).first()).toBeVisible();
  }
  await isListening;
  await moves(page).first().click();
  const waiting = `In attesa di ${nina.username}…`;
  await expect(page.getByText(waiting).first()).toBeVisible();
  await expect(tablet.getByText(`Hai già scelto. ${waiting}`).first()).toBeVisible();
  await expect(moves(tablet)).toHaveCount(0);
  await page.reload();
  await expect(
    page.getByRole('timer', { name: 'Il tuo tempo è fermo', exact: true }),
  ).toBeVisible();
});
