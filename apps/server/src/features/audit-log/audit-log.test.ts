import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { recordChange } from './index.ts';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await createTestApp();
  admin = await signUpAdministrator(server);
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const { list } = contract.auditLog;
const ask = (query: Record<string, number> = {}) =>
  server.call(list, { query, token: admin.token });
const write = (subject: string, actor = admin.id) =>
  server.transaction((unit) =>
    recordChange(unit, {
      actor,
      action: 'test.change',
      subject,
      before: null,
      after: { level: 5, moves: [1, null] },
    }),
  );

it('is paginated, newest first', async () => {
  for (const subject of ['primo', 'secondo', 'terzo']) await write(subject);
  const [newest, second] = parseResponse(list, await ask({ limit: 2 }));
  expect([newest?.subject, second?.subject]).toEqual(['terzo', 'secondo']);
  expect(newest).toEqual({
    id: expect.any(Number),
    timestamp: new Date(server.now()).toISOString(),
    actor: admin.username,
    action: 'test.change',
    title: 'test.change',
    subject: 'terzo',
    before: null,
    after: '{"level":5,"moves":[1,null]}',
    changes: [{ what: 'Livello', before: null, after: '5' }],
  });
  const rest = parseResponse(list, await ask({ before: second?.id ?? 0 }));
  expect(rest.map(({ subject }) => subject)).toEqual(['primo']);
  expect(parseError(await ask({ limit: 201 })).status).toBe(400);
});

it('keeps entries of a deleted account, anonymized', async () => {
  const other = await signUpAdministrator(server);
  await write('ultimo atto', other.id);
  await server.call(contract.users.delete, { params: { id: other.id }, token: other.token });
  const entries = parseResponse(list, await ask());
  expect(entries.find(({ subject }) => subject === 'ultimo atto')?.actor).toBe('Account eliminato');
  await expect(write('di nessuno', other.id)).rejects.toThrow('Questo account non esiste più');
});

it('is for organisers only', async () => {
  const { token } = await signUp(server);
  expect((await server.call(list, { token })).statusCode).toBe(403);
});
