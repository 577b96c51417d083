import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signUpAdministrator } from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createTwoServers, type TwoServers } from '../../testing/two-servers.ts';

const { auditLog, club } = contract;

let servers: TwoServers;
let first: TestApp;
let second: TestApp;
let organiser: Person;
beforeAll(async () => {
  servers = await createTwoServers();
  ({ first, second } = servers);
  organiser = await signUpAdministrator(first);
});
afterAll(async () => {
  for (const server of [second, first]) expect(server.errors).toEqual([]);
  await servers.close();
});

const setName = (name: unknown) => first.call(club.set, { body: { name }, token: organiser.token });
const readName = async (server: TestApp) =>
  parseResponse(club.get, await server.call(club.get)).name;
const readLog = async () => {
  const answer = await first.call(auditLog.list, { query: {}, token: organiser.token });
  return parseResponse(auditLog.list, answer).filter(({ title }) => title.includes('del club'));
};

describe('the name of the club', () => {
  it('is none until an organiser gives one; everybody reads it, trimmed', async () => {
    expect(await readName(first)).toBeNull();
    expect(parseResponse(club.set, await setName('  Circolo «Più» 🐉 '))).toEqual({
      name: 'Circolo «Più» 🐉',
    });
    expect(await readName(first)).toBe('Circolo «Più» 🐉');
    // Another process, which has not read it before.
    expect(await readName(second)).toBe('Circolo «Più» 🐉');
  });

  it('has a log entry for each change, and none without one', async () => {
    await setName('Prima');
    const before = (await readLog()).length;
    await setName('Seconda');
    await setName(' Seconda ');
    await setName(null);
    const entries = await readLog();
    expect(entries).toHaveLength(before + 2);
    expect(entries.slice(0, 2).map(({ changes }) => changes)).toEqual([
      [{ what: 'Nome del club', before: 'Seconda', after: null }],
      [{ what: 'Nome del club', before: 'Prima', after: 'Seconda' }],
    ]);
    expect(await readName(first)).toBeNull();
  });

  it.each([
    ['empty', '   ', 'non può essere vuoto'],
    ['without a visible character', '\u200b\u2800', 'non può essere vuoto'],
    ['too long', 'a'.repeat(41), 'può avere al massimo 40 caratteri'],
    ['of two lines', 'Circolo\nPixel', 'contiene caratteri non ammessi'],
    ['with a NUL', 'Circolo\0', 'contiene caratteri non ammessi'],
  ])('is refused if it is %s', async (_case, name, message) => {
    await setName('Pixel');
    expect(parseError(await setName(name))).toMatchObject({
      status: 400,
      issues: [{ path: 'name', message }],
    });
    expect(await readName(first)).toBe('Pixel');
  });

  it('may have forty letters', async () => {
    expect(parseResponse(club.set, await setName('a'.repeat(40))).name).toHaveLength(40);
  });
});
