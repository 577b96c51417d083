import { contract } from '@poketorneo/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoteEverybody, signIn, signUp } from '../../testing/people.ts';
import { parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { AdministratorNameTakenError, ensureAdministrator } from './first-administrator.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterEach(() => demoteEverybody(server));
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const wanted = (username: string, password?: string) => ({
  username,
  password,
  email: `${username}@localhost`,
});
const ensure = (details: ReturnType<typeof wanted>) =>
  ensureAdministrator({ db: server.database.db, transaction: server.transaction }, details);

async function administrators(): Promise<string[]> {
  const rows = await server.database.db
    .selectFrom('users')
    .select('username')
    .where('is_admin', '=', 1)
    .execute();
  return rows.map(({ username }) => username);
}

describe('the first administrator', () => {
  it('is created with the given password, and can sign in', async () => {
    const made = await ensure(wanted('capo', 'parola-scelta'));
    expect(made).toEqual({ username: 'capo', password: 'parola-scelta' });
    const response = await signIn(server, { username: 'capo', password: 'parola-scelta' });
    expect(parseResponse(contract.auth.signIn, response)).toMatchObject({
      username: 'capo',
      firstName: 'Organizzatore',
      lastName: 'PokéTorneo',
      email: 'capo@localhost',
      icon: 'face-icons/25.png',
      roles: ['ROLE_USER', 'ROLE_ADMIN'],
    });
  });

  it('has the starting icons', async () => {
    const made = await ensure(wanted('capoicona', 'parola-scelta'));
    const response = await signIn(server, {
      username: 'capoicona',
      password: made?.password ?? '',
    });
    const { token } = parseResponse(contract.auth.signIn, response);
    const chosen = await server.call(contract.faceIcons.choose, {
      body: { faceIconId: 54 },
      token,
    });
    expect(parseResponse(contract.faceIcons.choose, chosen).name).toBe('Psyduck');
  });

  it('is created with a random password if none is given', async () => {
    const made = await ensure(wanted('capa'));
    expect(made?.password).toMatch(/^[\w-]{12}$/);
    const password = made?.password ?? '';
    expect((await signIn(server, { username: 'capa', password })).statusCode).toBe(200);
    await demoteEverybody(server);
    expect((await ensure(wanted('capa2')))?.password).not.toBe(password);
  });

  it('is not created if there is an administrator', async () => {
    await ensure(wanted('unica'));
    expect(await ensure(wanted('seconda', 'parola-scelta'))).toBeUndefined();
    expect(await administrators()).toEqual(['unica']);
  });

  it('is created once by concurrent processes', async () => {
    const made = await Promise.all(
      ['a', 'b', 'c', 'd'].map(() => ensure(wanted('insieme', undefined))),
    );
    expect(made.filter((administrator) => administrator !== undefined)).toHaveLength(1);
    expect(await administrators()).toEqual(['insieme']);
  });

  it('cannot have a player’s name or address', async () => {
    await signUp(server, { username: 'Giocatrice', email: 'giocatrice@example.org' });
    const sameName = ensure(wanted('giocatrice'));
    await expect(sameName).rejects.toThrow(AdministratorNameTakenError);
    await expect(sameName).rejects.toThrow(
      'ADMIN_USERNAME: «giocatrice» è già il nome di uno sfidante, scegline un altro',
    );
    const sameAddress = ensure({ ...wanted('altra'), email: 'Giocatrice@Example.org' });
    await expect(sameAddress).rejects.toThrow(AdministratorNameTakenError);
    await expect(sameAddress).rejects.toThrow(
      'ADMIN_EMAIL: «Giocatrice@Example.org» è già l’indirizzo di uno sfidante, scegline un altro',
    );
    expect(await administrators()).toEqual([]);
  });
});
