import { contract, type SessionUser } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { day } from './clock.ts';
import { completeSpreads, seedContent } from './seed/index.ts';
import { newAddress } from './testing/people.ts';
import {
  createReleasedDatabase,
  readSeen,
  type SeenPlayer,
  seenLeaderboards,
  seenLeaders,
  seenPlayer,
} from './testing/released-database.ts';
import { parseResponse } from './testing/responses.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import type { TestDatabase } from './testing/test-database.ts';

// The oldest release: its upgrade passes all later versions.
const release = '0.1.0';
const seen = readSeen(release);

// One installation, shared by all tests in order.
let released: TestDatabase;
let server: TestApp;
beforeAll(async () => {
  released = await createReleasedDatabase(release);
  server = await createTestApp({ on: released });
  await restart();
  // Later than all its data.
  server.advance(400 * day);
});
afterAll(async () => {
  await server.close();
  await released.drop();
});

/** The content updates of each start. */
async function restart(): Promise<void> {
  const { transaction, database } = server;
  await seedContent({ db: database.db, transaction });
  await completeSpreads({ db: database.db, transaction });
}

const sessions = new Map<string, SessionUser>();

/** Cached per user: the release's real password hashes are slow. */
async function signIn({
  username,
  password,
}: Pick<SeenPlayer, 'username' | 'password'>): Promise<SessionUser> {
  const known = sessions.get(username);
  if (known !== undefined) return known;
  const body = { username, password };
  const response = await server.call(contract.auth.signIn, { body, from: newAddress() });
  const session = parseResponse(contract.auth.signIn, response);
  sessions.set(username, session);
  return session;
}

function playerCalled(username: string): SeenPlayer {
  const found = seen.players.find((player) => player.username === username);
  if (found === undefined) throw new Error(`no user ${username}`);
  return found;
}

/** A player's data of the current server, reduced to the release's fields. */
async function shownOf({ username, password }: SeenPlayer): Promise<SeenPlayer> {
  const { id, token } = await signIn({ username, password });
  const query = { userId: id };
  const { tournaments, availablePokemons, faceIcons, notifications, profile, matches } = contract;
  const badges = parseResponse(
    tournaments.listBadges,
    await server.call(tournaments.listBadges, { token }),
  ).flatMap((tournament) => tournament.badges);
  const icons = parseResponse(
    faceIcons.list,
    await server.call(faceIcons.list, { query: { obtainedOnly: 'true' }, token }),
  );
  return z.parse(seenPlayer, {
    id,
    username,
    password,
    statistics: parseResponse(profile.info, await server.call(profile.info, { token })),
    matches: parseResponse(matches.list, await server.call(matches.list, { query, token })),
    badges: badges.filter(({ obtained }) => obtained).map(({ name }) => name),
    team: parseResponse(
      availablePokemons.listTeam,
      await server.call(availablePokemons.listTeam, { query, token }),
    ),
    faceIcons: icons.map((icon) => icon.id),
    notifications: parseResponse(
      notifications.list,
      await server.call(notifications.list, { token }),
    ),
  });
}

async function leaderboards() {
  const response = await server.call(contract.leaderboards.list);
  // Later releases have added boards.
  const boards = parseResponse(contract.leaderboards.list, response).filter((board) =>
    seen.leaderboards.some(({ kind }) => kind === board.kind),
  );
  return z.parse(seenLeaderboards, boards);
}

type Board = (typeof seen.leaderboards)[number];
const scoresOf = ({ kind, userLeaderboards }: Board) => ({
  kind,
  scores: new Map(userLeaderboards.map(({ userName, score }) => [userName, score])),
});
const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;

describe('a database of the first release', () => {
  it('allows every user to sign in, with unchanged data', async () => {
    // Another start must change nothing.
    await restart();
    for (const player of seen.players) expect(await shownOf(player)).toEqual(player);
    expect(await leaderboards()).toEqual(seen.leaderboards);
  });

  it('preserves the leaders as edited', async () => {
    const { token } = await signIn(seen.organiser);
    const response = await server.call(contract.leaders.listAll, { token });
    const tournaments = parseResponse(contract.leaders.listAll, response);
    expect(
      z.parse(
        seenLeaders,
        tournaments.flatMap(({ leaders }) => leaders),
      ),
    ).toEqual(seen.leaders);
  });

  it('can undo and record again each player’s last match', async () => {
    const { token } = await signIn(seen.organiser);
    const players = seen.players.filter(({ matches }) => matches.length > 0);
    for (const player of players) {
      const [last] = player.matches;
      if (last === undefined) expect.unreachable();
      const query = { userId: player.id };
      const undone = await server.call(contract.matches.deleteLast, { query, token });
      expect(parseResponse(contract.matches.deleteLast, undone)).toMatchObject(last);

      const without = await shownOf(player);
      expect(without.matches).toEqual(player.matches.slice(1));
      expect(without.statistics.numberOfLeadersDefeated).toBe(
        player.statistics.numberOfLeadersDefeated - (last.outcome === 'win' ? 1 : 0),
      );
      expect(player.badges).toEqual(expect.arrayContaining(without.badges));
      expect(player.team).toEqual(expect.arrayContaining(without.team));

      const { leaderId, outcome, rewardGiven } = last;
      const body = {
        userId: player.id,
        leaderId,
        outcome,
        ...(outcome === 'win' && { rewardGiven }),
      };
      const recorded = await server.call(contract.matches.insert, { body, token });
      parseResponse(contract.matches.insert, recorded);
      const again = await shownOf(player);
      expect(again.statistics).toEqual(player.statistics);
      expect(again.badges).toEqual(player.badges);
      expect(again.team.toSorted(byId)).toEqual(player.team.toSorted(byId));
      expect(again.faceIcons).toEqual(player.faceIcons);
    }
    // A repeated score ranks last among equals, so only scores are compared.
    expect((await leaderboards()).map(scoresOf)).toEqual(seen.leaderboards.map(scoresOf));
  });

  it('can continue with battles and games', async () => {
    const nina = playerCalled('nina');
    const { token } = await signIn(nina);
    const response = await server.call(contract.leaders.listOwn, { token });
    const leaders = parseResponse(contract.leaders.listOwn, response).flatMap((one) => one.leaders);
    const next = leaders.find(({ unlocked, defeated }) => unlocked && !defeated);
    const team = nina.team.slice(0, 3).map(({ id }) => id);
    const body = { leaderId: next?.id, kind: 'leader', pokemonIds: team };
    const started = await server.call(contract.battles.start, { body, token });
    expect(parseResponse(contract.battles.start, started)).toMatchObject({ kind: 'leader' });

    const zoe = await signIn(playerCalled('zoe'));
    const query = { prize: 'pokemon' };
    const asked = await server.call(contract.quiz.firstQuestion, { query, token: zoe.token });
    expect(parseResponse(contract.quiz.firstQuestion, asked).possibleAnswers).not.toEqual([]);
  });
});
