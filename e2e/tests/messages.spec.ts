import type { Locator, Page } from '@playwright/test';
import { contract } from '@poketorneo/contract';
import { signInAsOrganiser, signUp, tokenHeader } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  holdToasts,
  markShown,
  notificationTitles,
  sendMessage,
  toast,
  toastRegion,
  waitUntilHandled,
} from '../support/notifications.ts';
import { expectAlert, expectNoSidewaysScroll, userButton } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

/** How much of a phone's page is seen between something and the bar below. */
async function roomBelow(page: Page, above: Locator): Promise<number> {
  const bar = await page.getByRole('navigation', { name: 'Rapida' }).boundingBox();
  const box = await above.boundingBox();
  return (bar?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0);
}

test('an announcement is previewed, read, answered and summarised @phone', async ({
  page,
  openDevice,
  request,
  loginAsNewOrganiser,
}) => {
  const [ada, bea] = [await signUp(request), await signUp(request)];
  // Another player, whom 'Tutti' includes.
  await signUp(request);
  const started = await notificationTitles(request, bea);
  await loginAsNewOrganiser();
  // The link of the list of challengers for selected players.
  await page.goto(`/club/messages?to=${ada.id},${bea.id}`);
  const composer = page.getByRole('region', { name: 'Scrivi un avviso' });
  const count = composer.getByRole('status');
  await expect(count).toHaveText('Lo riceveranno 2 sfidanti');
  await expect(composer.getByText(ada.username)).toBeVisible();
  // 'Tutti' includes more players; without a text no message can be sent.
  await composer.getByRole('radio', { name: /^Tutti/ }).check();
  await expect(count).not.toHaveText('Lo riceveranno 2 sfidanti');
  await expect(count).toHaveText(/^Lo riceveranno [\d.]+ sfidanti$/);
  await composer.getByRole('radio', { name: /^Per nome/ }).check();
  await expect(count).toHaveText('Lo riceveranno 2 sfidanti');
  const send = composer.getByRole('button', { name: 'Invia a 2 sfidanti' });
  await expect(send).toBeDisabled();
  await composer.getByLabel('Titolo').fill('Stasera');
  await composer
    .getByLabel('Testo')
    .fill('Ci vediamo alle 21?\nLa mappa: https://example.org/mappa <b>ciao</b>');
  await composer.getByRole('checkbox', { name: 'Ci sono' }).check();
  await composer.getByRole('checkbox', { name: 'Non posso' }).check();
  await expectAccessible(page, 'main');
  await expectNoSidewaysScroll(page);
  await send.click();
  await expectAlert(page, 'Avviso inviato a 2 sfidanti');
  const sent = page.getByRole('listitem', { name: 'Stasera' }).first();
  await expect(sent).toContainText('0 Ci sono, 0 Non posso, 2 senza risposta');

  const phone = await openDevice(ada);
  await holdToasts(phone);
  await phone.goto('/pokemon-types-table');
  await toast(phone, 'Stasera').getByRole('link', { name: 'Leggi e rispondi' }).click();
  await expect(phone).toHaveURL('/messages');
  const thread = phone.getByRole('log', { name: 'Messaggi' });
  const message = thread.getByRole('listitem');
  await expect(message.getByRole('heading', { name: 'Stasera' })).toBeVisible();
  await expect(message.getByText('Nuovo', { exact: true })).toBeVisible();
  const link = message.getByRole('link');
  await expect(link).toHaveText('https://example.org/mappa');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(message.getByText('<b>ciao</b>')).toBeVisible();
  // Read messages are not new.
  await expect.poll(() => notificationTitles(request, ada)).toEqual([]);
  const yes = message.getByRole('button', { name: 'Ci sono' });
  await yes.click();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await expect(message.getByText(/^Hai risposto «Ci sono»/)).toBeVisible();
  await phone.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone, 'main');

  const answered = phone.getByLabel('Scrivi agli organizzatori');
  await answered.fill('Porto anche mio fratello');
  const sendBack = phone.getByRole('button', { name: 'Invia' });
  await sendBack.click();
  await expect(thread.getByText('Porto anche mio fratello')).toBeVisible();
  await expect(answered).toHaveValue('');
  // The thread scrolls to its end, with the form just above the bar.
  await expect.poll(() => roomBelow(phone, sendBack)).toBeGreaterThan(20);
  expect(await roomBelow(phone, sendBack)).toBeLessThan(64);

  await expect(sent).toContainText('1 Ci sono, 0 Non posso, 1 senza risposta');
  await sent.getByRole('button', { name: 'Chi ha risposto' }).click();
  await expect(sent.getByRole('region', { name: 'Ci sono 1' })).toContainText(ada.username);
  await expect(sent.getByRole('region', { name: 'Non posso 0' })).toContainText('Nessuno.');
  await expect(sent.getByRole('region', { name: 'Senza risposta 1' })).toContainText(bea.username);
  // In a hurry, twice.
  const remind = sent.getByRole('button', { name: 'Ricorda a chi non ha risposto' });
  await remind.dblclick();
  await expect(sent.getByRole('status')).toHaveText(
    /^Promemoria inviato a 1 sfidante: oggi alle \d\d:\d\d\. Un altro si può inviare tra 60 minuti\.$/,
  );
  await expect(remind).toBeDisabled();
  await expectAccessible(page, 'main');
  await expectNoSidewaysScroll(page);
  expect(await notificationTitles(request, bea)).toEqual([
    'Manca la tua risposta',
    'Stasera',
    ...started,
  ]);
  expect(await notificationTitles(request, ada)).not.toContain('Manca la tua risposta');

  await page.getByRole('link', { name: /^Conversazioni/ }).click();
  await expect(sent).toHaveCount(0);
  const row = page.getByRole('listitem').filter({ hasText: ada.username });
  await expect(row).toContainText('Porto anche mio fratello');
  await expect(row).toContainText('1 nuovo');
  // The sections fit side by side on the narrowest phone, with their badges.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const sections = page.getByRole('navigation', { name: 'Sezioni della pagina' });
  await expect(sections).toContainText(/\d nuov/);
  const tops = await sections
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(tops).toEqual([tops[0], tops[0]]);
  await expectNoSidewaysScroll(page);
  if (size !== null) await page.setViewportSize(size);
  await row.getByRole('link', { name: ada.username }).click();
  await expect(page).toHaveURL(`/club/messages/${ada.id}`);
  await expect(page.getByText('Ha risposto «Ci sono».')).toBeVisible();
  await expectAccessible(page, 'main');
  await page.getByLabel(`Scrivi a ${ada.username}`).fill('Volentieri!');
  await page.getByRole('button', { name: 'Invia' }).click();
  // It comes by itself where the thread is open.
  await expect(thread.getByText('Volentieri!')).toBeVisible();
  await page.goBack();
  await expect(row).not.toContainText('1 nuovo');
});

test('who answers has read, however short a time the message was in view @phone', async ({
  page,
  request,
  loginAsNewOrganiser,
}) => {
  const ada = await signUp(request);
  await request.post(contract.messages.insert.path, {
    headers: tokenHeader(ada),
    data: { text: 'A che ora?' },
  });
  // As if no message was in view for long enough.
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {};
  });
  await loginAsNewOrganiser();
  await page.goto(`/club/messages/${ada.id}`);
  await page.getByLabel(`Scrivi a ${ada.username}`).fill('Alle nove');
  await page.getByRole('button', { name: 'Invia' }).click();
  await expect(page.getByRole('log').getByText('Alle nove')).toBeVisible();
  await page.goto('/club/messages');
  await page.getByRole('link', { name: /^Conversazioni/ }).click();
  const row = page.getByRole('listitem').filter({ hasText: ada.username });
  await expect(row).toContainText('Alle nove');
  await expect(row).not.toContainText('1 nuovo');
});

test('messages are read once followed or in view, and show no toast where they are for the list only @phone', async ({
  page,
  request,
  login,
}) => {
  const [player, organiser] = [await login(), await signInAsOrganiser(request)];
  const title = (number: number) => `Avviso ${number}`;
  for (let number = 1; number <= 12; number++) {
    const text = `Righe per il numero ${number}.\n\n\n\n\nFine.`;
    await sendMessage(request, organiser, player, { title: title(number), text });
  }
  await markShown(request, player);
  const kept = async () =>
    (await notificationTitles(request, player)).filter((one) => one.startsWith('Avviso'));
  await page.goto('/notifications');
  await page
    .getByRole('listitem', { name: title(6), exact: true })
    .getByRole('link', { name: 'Leggi e rispondi' })
    .click();
  await expect(page).toHaveURL('/messages');
  const message = (number: number) =>
    page.getByRole('log').getByRole('heading', { name: title(number), exact: true });
  // The thread opens at the message, with the later ones in view.
  await expect(message(6)).toBeInViewport();
  await expect(message(12)).not.toBeInViewport();
  await expect.poll(kept).not.toContain(title(7));
  const [newest, ...others] = await kept();
  expect(newest).toBe(title(12));
  expect(others.slice(-5)).toEqual([5, 4, 3, 2, 1].map(title));
  // A message in the open thread shows no toast.
  await sendMessage(request, organiser, player, { title: title(13), text: 'Ultimo' });
  await expect(message(13)).toBeInViewport();
  await expect(toast(page, title(13))).toHaveCount(0);
  await expect.poll(kept).not.toContain(title(13));
  expect(await kept()).toEqual(expect.arrayContaining([5, 4, 3, 2, 1].map(title)));
  await message(1).scrollIntoViewIfNeeded();
  await expect.poll(kept).not.toContain(title(1));

  await test.step('a topic delivered only to the list', async () => {
    // Where the toast finds room.
    await page.setViewportSize({ width: 1280, height: 800 });
    await request.delete('/api/delete-all-notifications', { headers: tokenHeader(player) });
    await userButton(page, player.username).click();
    await page.getByRole('link', { name: /^Notifiche/ }).click();
    await page.getByRole('link', { name: 'Come ricevi le notifiche' }).click();
    const card = page.getByRole('region', { name: 'Come ricevi le notifiche' });
    await expect(card).toBeInViewport();
    const messages = card.getByRole('group', { name: /^Messaggi/ });
    const saved = page.waitForResponse('**/api/set-notification-preferences');
    await messages.getByRole('radio', { name: 'Solo nell’elenco' }).check();
    await saved;
    await expect(card.getByText('Salvato, su tutti i tuoi dispositivi.')).toBeVisible();
    await expectAccessible(page, 'main');

    await sendMessage(request, organiser, player, { title: 'In silenzio', text: 'Solo in elenco' });
    await expect(userButton(page, player.username)).toContainText('1 notific');
    await page.reload();
    await expect(messages.getByRole('radio', { name: 'Solo nell’elenco' })).toBeChecked();
    await expect(userButton(page, player.username)).toContainText('1 notific');

    await messages.getByRole('radio', { name: 'A comparsa' }).check();
    await expect(card.getByText('Salvato, su tutti i tuoi dispositivi.')).toBeVisible();
    await holdToasts(page);
    const handled = waitUntilHandled(page, 'Ad alta voce');
    await sendMessage(request, organiser, player, { title: 'Ad alta voce', text: 'Con un avviso' });
    await handled;
    await expect(toast(page, 'Ad alta voce')).toBeVisible();
    await expect(toastRegion(page).getByText('In silenzio')).toHaveCount(0);
    await request.delete('/api/delete-all-notifications', { headers: tokenHeader(player) });
  });
});

test('recipients are removed quickly, and chosen and removed by keyboard @desktop', async ({
  page,
  request,
  loginAsNewOrganiser,
}) => {
  const players = [await signUp(request), await signUp(request), await signUp(request)];
  const [first, second, third] = players.map(({ username }) => username);
  await loginAsNewOrganiser();
  await page.goto(`/club/messages?to=${players.map(({ id }) => id).join(',')}`);
  const composer = page.getByRole('region', { name: 'Scrivi un avviso' });
  await expect(composer.getByRole('status')).toHaveText('Lo riceveranno 3 sfidanti');
  await composer.evaluate(
    (region, names) => {
      for (const name of names) {
        region.querySelector<HTMLElement>(`[aria-label="Togli ${name}"]`)?.click();
      }
    },
    [second, third],
  );
  await expect(composer.getByRole('status')).toHaveText('Lo riceverà 1 sfidante');
  await expect(composer.getByRole('button', { name: `Togli ${first}` })).toBeVisible();
  await composer.getByRole('button', { name: `Togli ${first}` }).click();
  const field = composer.getByRole('combobox', { name: 'Aggiungi uno sfidante' });
  await field.focus();
  for (const { username } of players) {
    // Enter before the search has run chooses its first result.
    await page.keyboard.type(username);
    await page.keyboard.press('Enter');
    await expect(composer.getByRole('button', { name: `Togli ${username}` })).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
  }
  const count = composer.getByRole('status');
  await expect(count).toHaveText('Lo riceveranno 3 sfidanti');
  await page.keyboard.type(first ?? '');
  const option = page.getByRole('option', { name: new RegExp(first ?? '') });
  await expect(option).toContainText('già tra i destinatari');
  await expect(option).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(option).toHaveCount(0);

  const remove = (name = '') => composer.getByRole('button', { name: `Togli ${name}` });
  await remove(second).focus();
  await page.keyboard.press('Enter');
  await expect(remove(second)).toHaveCount(0);
  await expect(count).toHaveText('Lo riceveranno 2 sfidanti');
  await expect(
    composer.getByRole('button', { name: /^Togli/ }).and(page.locator(':focus')),
  ).toHaveCount(1);
  await remove(first).press('Enter');
  await expect(remove(third)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(count).toHaveText('Scegli a chi scrivere.');
  await expect(count).toBeFocused();
});
