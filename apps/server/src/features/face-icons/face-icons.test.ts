import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signIn, signUp, signUpAdministrator } from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  enrol,
  leaderId,
  newIcons,
  possessions,
  record,
  undoLast,
} from '../../testing/tournament.ts';

let server: TestApp;
let organiser: Person;
beforeAll(async () => {
  server = await createTestApp({ seeded: true });
  organiser = await signUpAdministrator(server);
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const { faceIcons } = contract;
const starting = [16, 25, 39, 52, 54, 133];

async function list(player: Person, query: { obtainedOnly?: string } = {}) {
  const response = await server.call(faceIcons.list, { query, token: player.token });
  return parseResponse(faceIcons.list, response);
}

const choose = (player: Person, faceIconId: number) =>
  server.call(faceIcons.choose, { body: { faceIconId }, token: player.token });

/** The icon shown beside the player's name. */
async function shownIcon(player: Person): Promise<string> {
  return parseResponse(contract.auth.signIn, await signIn(server, player)).icon;
}

async function winAgainstBrock(player: Person) {
  await enrol(server, player, 1);
  const before = await possessions(server, player);
  const brock = await leaderId(server, 1, 1);
  await record(server, organiser, player, { leaderId: brock, outcome: 'win' });
  return newIcons(server, player, before);
}

describe('the face icons', () => {
  it('are one per species, by number, six obtained from the start', async () => {
    const player = await signUp(server);
    const icons = await list(player);
    expect(icons.map(({ id }) => id)).toEqual(Array.from({ length: 493 }, (_, index) => index + 1));
    expect(icons.filter(({ obtained }) => obtained).map(({ id }) => id)).toEqual(starting);
    expect(icons[24]).toEqual({
      id: 25,
      name: 'Pikachu',
      image: 'face-icons/25.png',
      obtained: true,
      isNew: true,
    });
    expect(icons[492]).toMatchObject({ name: 'Arceus', obtained: false, isNew: false });
  });

  it.each([
    ['true', 6],
    ['false', 493],
  ])('are, with obtainedOnly %s, %i', async (obtainedOnly, count) => {
    expect(await list(await signUp(server), { obtainedOnly })).toHaveLength(count);
  });

  it('accept no other filter', async () => {
    const { token } = await signUp(server);
    const response = await server.call(faceIcons.list, { query: { obtainedOnly: 'forse' }, token });
    expect(response.statusCode).toBe(400);
  });

  it('are marked as seen, until a new one is obtained', async () => {
    const player = await signUp(server);
    const bystander = await signUp(server);
    const seen = await server.call(faceIcons.setAllNotNew, { token: player.token });
    expect(seen.statusCode).toBe(200);
    expect((await list(player)).filter(({ isNew }) => isNew)).toEqual([]);
    expect((await list(bystander)).filter(({ isNew }) => isNew)).toHaveLength(6);
    await enrol(server, player, 1);
    const fresh = (await list(player)).filter(({ isNew }) => isNew);
    expect(fresh.map(({ name }) => name)).toEqual(['Bulbasaur', 'Charmander', 'Squirtle']);
  });
});

describe('choosing an icon', () => {
  it('shows it beside the name, and marks only it as seen', async () => {
    const player = await signUp(server);
    expect(parseResponse(faceIcons.choose, await choose(player, 133))).toEqual({
      id: 133,
      name: 'Eevee',
      image: 'face-icons/133.png',
      obtained: true,
      isNew: false,
    });
    expect(await shownIcon(player)).toBe('face-icons/133.png');
    const fresh = (await list(player)).filter(({ isNew }) => isNew);
    expect(fresh.map(({ id }) => id)).toEqual(starting.filter((id) => id !== 133));
  });

  it('is refused for a missing one', async () => {
    const player = await signUp(server);
    expect(parseError(await choose(player, 150))).toEqual({
      status: 409,
      message: 'Questa icona è ancora da sbloccare',
    });
    expect(await shownIcon(player)).toBe(player.icon);
  });

  it.each([494, 10_001])('is refused for number %i, which no species has', async (id) => {
    const player = await signUp(server);
    expect(parseError(await choose(player, id))).toEqual({
      status: 404,
      message: 'Questa icona non esiste',
    });
  });

  it('leaves an owned icon chosen while an undo revokes it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const player = await signUp(server);
      const [icon = 0] = await winAgainstBrock(player);
      await Promise.all([
        undoLast(server, organiser, player),
        ...Array.from({ length: 4 }, () => choose(player, icon)),
      ]);
      const owned = (await list(player, { obtainedOnly: 'true' })).map(({ image }) => image);
      expect(owned).not.toContain(`face-icons/${icon}.png`);
      expect(owned).toContain(await shownIcon(player));
    }
  });

  it('ends with one of several concurrent choices', async () => {
    const player = await signUp(server);
    const responses = await Promise.all(starting.map((id) => choose(player, id)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(starting.map(() => 200));
    expect(starting.map((id) => `face-icons/${id}.png`)).toContain(await shownIcon(player));
  });
});
