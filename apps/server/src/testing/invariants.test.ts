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
async function inconsistenciesAfter(damage: RawBuilder<unknown>): Promise<string[]> {
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
  ['a missing reward', sql`delete from user_pokemons where source = 'reward'`],
  ['missing starters', sql`delete from user_pokemons where source = 'starter'`],
  ['starters without a sign-up', sql`delete from user_tournaments`],
  ['a completion without defeated leaders', sql`update user_tournaments set completed_at = 1`],
  ['a missing welcome', sql`update users set status = 'suspended'`],
  ['a welcome before approval', sql`update users set status = 'waiting'`],
  ['missing icons', sql`delete from user_face_icons`],
  ['a badge without notification', sql`delete from notifications where title = 'Nuova medaglia!'`],
  ['an outdated version', sql`update notification_versions set version = 1`],
  ['a score that was not counted', sql`update user_scores set score = 9 where board = 'leaders'`],
  ['a wrong number of players by score', sql`update score_counts set players = players + 1`],
  ['a change without audit entry', sql`update available_pokemons set version = 2 where id = 1`],
  ['a reply that was not counted', sql`update messages set reply = null`],
  ['a recipient without message', sql`delete from messages where announcement_id is not null`],
  ['a read message that was not counted', sql`update messages set is_read = 1`],
  [
    'an audit entry without its match',
    sql`insert into audit_log (actor, action, subject, created_at)
    values ('admin', 'match.insert', '', 1)`,
  ],
])('finds %s', async (_what, damage) => {
  expect(await inconsistenciesAfter(damage)).not.toEqual([]);
});
