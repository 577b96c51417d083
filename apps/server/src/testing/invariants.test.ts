import { contract } from '@poketorneo/contract';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listInconsistencies } from './invariants.ts';
import { signUp, signUpAdministrator } from './people.ts';
import { parseResponse } from './responses.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { enrol, winAgainst } from './tournament.ts';

class Undone extends Error {}

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ seeded: true });
  const organiser = await signUpAdministrator(server);
  const player = await signUp(server);
  await enrol(server, player, 1);
  await winAgainst(server, organiser, player, { tournament: 1, leaders: [1, 2] });
  const { announcements, messages } = contract;
  await server.call(messages.insert, { body: { text: 'Ciao' }, token: player.token });
  const sent = await server.call(announcements.insert, {
    body: { audience: { kind: 'everyone' }, text: 'Chi c’è?', replies: ['present'] },
    token: organiser.token,
  });
  const { id } = parseResponse(announcements.insert, sent);
  await server.call(contract.registration.setSettings, {
    body: { mode: 'approval', isEmailOptional: false },
    token: organiser.token,
  });
  await signUp(server);
  await server.call(announcements.answer, {
    body: { announcementId: id, reply: 'present' },
    token: player.token,
  });
});
afterAll(() => server.close());

/** Inconsistencies after a change that is rolled back. */
async function foundAfter(damage: RawBuilder<unknown>): Promise<string[]> {
  let found: string[] = [];
  const attempt = server.database.db.transaction().execute(async (trx) => {
    await damage.execute(trx);
    found = await listInconsistencies(trx);
    throw new Undone();
  });
  await expect(attempt).rejects.toThrow(Undone);
  return found;
}

it('finds no problems after normal use', async () => {
  expect(await listInconsistencies(server.database.db)).toEqual([]);
});

it.each([
  ['a match that was not counted', sql`update user_leaders set number_of_matches = 7`],
  ['a win without its defeat', sql`update user_leaders set defeated_at = null`],
  ['a defeat without its match', sql`delete from matches`],
  ['a reward that did not come', sql`delete from user_pokemons where source = 'reward'`],
  ['starters that did not come', sql`delete from user_pokemons where source = 'starter'`],
  ['starters without a sign-up', sql`delete from user_tournaments`],
  ['a completion out of nothing', sql`update user_tournaments set completed_at = 1`],
  ['a welcome that did not come', sql`update users set status = 'suspended'`],
  ['a welcome that came too early', sql`update users set status = 'waiting'`],
  ['icons that did not come', sql`delete from user_face_icons`],
  ['a badge that nobody told of', sql`delete from notifications where title = 'Nuova medaglia!'`],
  ['a version that stood still', sql`update notification_versions set version = 1`],
  ['a score that was not counted', sql`update user_scores set score = 9 where board = 'leaders'`],
  ['a score that nobody has', sql`update score_counts set players = players + 1`],
  ['a change without a trace', sql`update available_pokemons set version = 2 where id = 1`],
  ['a reply that was not counted', sql`update messages set reply = null`],
  ['somebody who was not told', sql`delete from messages where announcement_id is not null`],
  ['something read that was not counted', sql`update messages set is_read = 1`],
  [
    'a trace without its match',
    sql`insert into audit_log (actor, action, subject, created_at)
    values ('admin', 'match.insert', '', 1)`,
  ],
])('finds %s', async (_what, damage) => {
  expect(await foundAfter(damage)).not.toEqual([]);
});
