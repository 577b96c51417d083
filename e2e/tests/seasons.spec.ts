import { type APIRequestContext, expect } from '@playwright/test';
import { contract, sessionUser } from '@poketorneo/contract';
import { type Person, signUp, tokenHeader } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { recordMatch } from '../support/challengers.ts';
import { administrator, test } from '../support/dedicated-server.ts';
import { expectAlert, expectNoSidewaysScroll, userButton } from '../support/shell.ts';
import { signUpForKanto } from '../support/tournaments.ts';

async function organiserOf(request: APIRequestContext): Promise<Person> {
  const signedIn = await request.post(contract.auth.signIn.path, { data: administrator });
  const session = sessionUser.parse(await signedIn.json());
  return {
    id: session.id,
    ...administrator,
    firstName: session.firstName,
    lastName: session.lastName,
    email: session.email ?? '',
    session,
  };
}

test('an organiser closes and reopens a season, and edits the tournaments @phone', async ({
  page,
  request,
  openDevice,
}) => {
  const organiser = await organiserOf(request);
  const player = await signUp(request, { firstName: 'Bianca' });
  await signUpForKanto(request, player);
  await recordMatch(request, organiser, player, { leaderId: 1, outcome: 'win' });
  await request.delete('/api/delete-all-notifications', { headers: tokenHeader(player) });
  const phone = await openDevice(player);
  await phone.goto('/badges');
  await expect(phone.getByRole('button', { name: 'Medaglia Sasso' })).toBeVisible();

  const preparing = await phone.context().newPage();
  await preparing.goto('/battle-preparation/2');
  await expect(preparing.getByRole('heading', { level: 1, name: /Misty/ })).toBeVisible();

  await page.addInitScript(
    (stored) => localStorage.setItem('user', stored),
    JSON.stringify(organiser.session),
  );
  await page.goto('/club');
  await page.getByRole('link', { name: 'Stagioni' }).click();
  const season = page.getByRole('region', { name: 'Stagione 1' });
  await expect(season.getByText('sfidante riparte da zero')).toBeVisible();
  await expectAccessible(page, 'main');
  await expectNoSidewaysScroll(page);
  await season.getByLabel('La stagione che finisce').fill('Primavera');
  await season.getByLabel('La stagione che comincia').fill('Estate');
  const close = season.getByRole('button', { name: 'Chiudi la stagione' });
  await close.click();
  await expect(season.getByText('Per confermare scrivi «Primavera»')).toBeVisible();
  await season.getByLabel('Per confermare, scrivi «Primavera»').fill('primavera');
  await close.click();
  await expectAlert(page, '«Primavera» è chiusa: comincia «Estate»!');
  await expect(page.getByRole('region', { name: 'Primavera è chiusa' })).toBeVisible();

  // The pages that were open hear of it by themselves.
  await expect(
    preparing.getByText('Prima iscriviti al torneo di questo capopalestra'),
  ).toBeVisible();
  await expect(phone.getByText('Non sei ancora iscritto a nessun torneo!')).toBeVisible();
  await phone.getByRole('banner').getByRole('link', { name: 'PokéTorneo' }).click();
  await expect(phone.getByText('È cominciata Estate: si riparte tutti da zero.')).toBeVisible();
  await phone.getByRole('main').getByRole('link', { name: 'nell’Albo d’oro' }).click();
  const famed = phone.getByRole('article', { name: 'Primavera' });
  await expect(famed.getByText('1 sfidante', { exact: true })).toBeVisible();
  await expect(famed.getByRole('tabpanel').getByRole('listitem')).toHaveText([
    new RegExp(`${player.username}.*1 medaglia`),
  ]);
  await famed.getByRole('tab', { name: 'Collezione' }).click();
  // The panel before stays until the next frame.
  const collection = famed.getByRole('tabpanel', { name: 'Collezione' });
  await expect(collection).toContainText('4 Pokémon');
  await expectAccessible(phone, 'main');
  await expectNoSidewaysScroll(phone);
  await userButton(phone, player.username).click();
  await phone.getByRole('banner').getByRole('link', { name: 'Il mio profilo' }).click();
  await phone.getByRole('button', { name: 'Modifica icona' }).click();
  const panel = phone.getByRole('dialog', { name: 'Modifica icona' });
  await panel.getByRole('radio', { name: 'Mie' }).check();
  await expect(panel.getByRole('option', { name: /Geodude/ })).toBeVisible();
  await phone.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  const past = phone.getByRole('region', { name: 'Stagioni passate' });
  await expect(past.getByRole('img', { name: 'Medaglia Sasso' })).toBeVisible();
  await expect(past).toContainText('Primavera');
  await phone.getByRole('main').getByRole('link', { name: 'Modifica' }).click();
  await phone.getByRole('checkbox', { name: 'Profilo pubblico' }).check();
  await phone.goto(await phone.getByLabel('Il link del tuo profilo').inputValue());
  await expect(past.getByRole('img', { name: 'Medaglia Sasso' })).toBeVisible();
  await expectAccessible(phone, 'main');

  await page.getByRole('button', { name: 'Riapri Primavera' }).click();
  await expectAlert(page, '«Primavera» è di nuovo aperta');
  await expect(page.getByRole('region', { name: 'Primavera', exact: true })).toBeVisible();
  await phone.goto('/badges');
  await expect(phone.getByRole('button', { name: 'Medaglia Sasso' })).toBeVisible();
  await phone.goto('/hall-of-fame');
  await expect(phone.getByText('La prima pagina la state scrivendo voi')).toBeVisible();
  await phone.context().close();

  await test.step('tournaments are renamed and sorted by keyboard on a desktop', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goBack();
    await page.getByRole('link', { name: 'Cura i tornei' }).click();
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(4);
    await expectAccessible(page, 'main');
    await page.getByRole('button', { name: 'Modifica Torneo di Kanto' }).click();
    const name = cards.first().getByRole('textbox', { name: 'Nome' });
    await name.fill('');
    await cards.first().getByRole('button', { name: 'Salva' }).click();
    await expect(cards.first().getByText('Scrivi il nome del torneo')).toBeVisible();
    await name.fill('Coppa dei principianti');
    await expectAccessible(page, 'main');
    await cards.first().getByRole('button', { name: 'Salva' }).click();
    await expectAlert(page, '«Coppa dei principianti» è salvato');
    await expect(cards.first().getByRole('heading')).toHaveText('Coppa dei principianti');

    await page.getByRole('button', { name: 'Cambia l’ordine' }).click();
    const first = page.getByRole('button', { name: '1º Coppa dei principianti' });
    await first.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Coppa dei principianti in mano: posto 1 di 4.')).toBeAttached();
    // The arrows are listened to from the next turn on.
    await page.evaluate(() => new Promise((turn) => setTimeout(turn)));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Coppa dei principianti in mano: posto 2 di 4.')).toBeAttached();
    await page.keyboard.press('Space');
    await expectAccessible(page, 'main');
    await page.getByRole('button', { name: 'Salva l’ordine' }).click();
    await expectAlert(page, 'Ordine salvato');
    await expect(cards.getByRole('heading')).toHaveText([
      'Torneo di Johto',
      'Coppa dei principianti',
      'Torneo di Hoenn',
      'Torneo di Sinnoh',
    ]);

    await page.getByRole('button', { name: 'Modifica Coppa dei principianti' }).click();
    await page.getByRole('button', { name: 'Rimetti come prima il nome' }).click();
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await expectAlert(page, '«Torneo di Kanto» è salvato');
  });
});
