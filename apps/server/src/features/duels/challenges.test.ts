import { engineVersion } from '@poketorneo/battle';
import { contract, duelChallengeRules } from '@poketorneo/contract';
import { formById, speciesById } from '@poketorneo/gen4';
import { defaultTerms, pairKey } from '@poketorneo/rules/duels';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GuardedConnection } from '../../db/guarded-connection.ts';
import { surrender } from '../../testing/battles.ts';
import {
  accept,
  answer,
  challenge,
  listChallenges,
  sendChallenge,
} from '../../testing/challenges.ts';
import { getDuel } from '../../testing/duels.ts';
import { listInconsistencies } from '../../testing/invariants.ts';
import { countStatuses, type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createTwoServers, type TwoServers } from '../../testing/two-servers.ts';
import { listAvailablePokemons } from '../available-pokemon/index.ts';
import { recountAchievements } from '../leaderboards/index.ts';
import { updateOnline } from '../presence/index.ts';
import { grantRewards, revokeRewards } from '../team/index.ts';
import { beginAgreedDuel } from './begin-agreed-duel.ts';
import { createChallengesService } from './challenges-service.ts';
import { insertPair } from './drawn-pairs-repository.ts';

const { duels } = contract;

let servers: TwoServers;
let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  servers = await createTwoServers();
  ({ first, second } = servers);
});
afterAll(async () => {
  expect(await listInconsistencies(first.database.db)).toEqual([]);
  for (const server of [second, first]) expect(server.errors).toEqual([]);
  await servers.close();
});

/** Players who have just signed up. */
async function people() {
  const sign = () => signUp(first);
  return { nina: await sign(), leo: await sign(), mia: await sign(), eve: await sign() };
}

const withdraw = (server: TestApp, { token }: Person, challengeId: number) =>
  server.call(duels.withdraw, { query: { challengeId }, token });

const block = ({ token }: Person, { id }: Person) =>
  first.call(duels.block, { body: { userId: id }, token });

async function titlesOf({ token }: Person): Promise<string[]> {
  // Uncached: on SQLite no event comes from the other server.
  const response = await second.call(contract.notifications.list, { token });
  return parseResponse(contract.notifications.list, response).map(({ title }) => title);
}

/** The player's Pokémon of tier 1, one for each species. */
async function giveTeam(player: Person, { size = 3, tier = 1 } = {}): Promise<number[]> {
  const rows = await first.database.db
    .selectFrom('available_pokemons')
    .select(['id', 'form_id'])
    .orderBy('id')
    .execute();
  const species = new Set<number>();
  const ids: number[] = [];
  for (const { id, form_id } of rows) {
    const { speciesId } = formById(form_id);
    if (species.has(speciesId) || speciesById(speciesId).tier !== tier) continue;
    species.add(speciesId);
    if (ids.push(id) === size) break;
  }
  await first.transaction(async (unit) => {
    await grantRewards(unit, player.id, { source: 'secret', pokemonIds: ids });
    await recountAchievements(unit, player.id);
  });
  return ids;
}

describe('a challenge', () => {
  it('starts a duel when it is accepted', async () => {
    const { nina, leo } = await people();
    const made = await challenge(first, nina, leo);
    expect(made).toMatchObject({
      from: { userId: nina.id, name: nina.username, rating: null },
      to: { userId: leo.id },
      status: 'open',
      battleId: null,
      linkKey: null,
      rematchOf: null,
    });
    expect(await listChallenges(second, leo)).toMatchObject({
      incoming: [{ id: made.id }],
      outgoing: [],
    });
    expect(await titlesOf(leo)).toContain(`${nina.username} ti sfida`);
    const { battleId, status } = await accept(second, leo, made.id);
    expect(status).toBe('accepted');
    const duel = await getDuel(first, nina, battleId ?? 0);
    expect(duel).toMatchObject({ status: 'running', side: 1, step: 0 });
    expect(await getDuel(second, leo, battleId ?? 0)).toMatchObject({ side: 2 });
    expect(await titlesOf(leo)).not.toContain(`${nina.username} ti sfida`);
    expect(await listChallenges(first, nina)).toEqual({ incoming: [], outgoing: [] });
  });

  it('accepted twice starts one duel, also at once', async () => {
    const { nina, leo } = await people();
    const { id } = await challenge(first, nina, leo);
    const answers = await Promise.all([accept(first, leo, id), accept(second, leo, id)]);
    expect(new Set(answers.map(({ battleId }) => battleId)).size).toBe(1);
    expect((await accept(second, leo, id)).battleId).toBe(answers[0]?.battleId);
  });

  it('can be refused, and withdrawn', async () => {
    const { nina, leo } = await people();
    const { id } = await challenge(first, nina, leo);
    expect((await accept(first, leo, id, { accept: false })).status).toBe('refused');
    expect(await titlesOf(leo)).not.toContain(`${nina.username} ti sfida`);
    const refused = { status: 409, message: 'Questa sfida non è più aperta' };
    expect(parseError(await answer(second, leo, id))).toMatchObject(refused);
    expect(parseError(await withdraw(first, nina, id))).toMatchObject(refused);

    const other = await challenge(first, nina, leo);
    expect((await withdraw(second, nina, other.id)).statusCode).toBe(200);
    expect((await withdraw(first, nina, other.id)).statusCode).toBe(200);
    expect(parseError(await answer(first, leo, other.id))).toMatchObject(refused);
    expect(await titlesOf(leo)).not.toContain(`${nina.username} ti sfida`);

    const third = await challenge(first, nina, leo);
    await accept(first, leo, third.id);
    expect(parseError(await withdraw(second, nina, third.id))).toMatchObject({
      status: 409,
      message: 'È già stata accettata',
    });
  });

  it('is a stranger’s to nobody else', async () => {
    const { nina, leo, eve } = await people();
    const { id } = await challenge(first, nina, leo);
    const missing = { status: 404, message: 'Questa sfida non esiste' };
    expect(parseError(await answer(first, eve, id))).toMatchObject(missing);
    expect(parseError(await answer(first, nina, id))).toMatchObject(missing);
    expect(parseError(await withdraw(first, leo, id))).toMatchObject(missing);
    expect(parseError(await answer(first, eve, 999_999))).toMatchObject(missing);
  });

  it('is open for two minutes while the other is online, else for a day', async () => {
    const { nina, leo, mia } = await people();
    const durationOf = ({ createdAt, expiresAt }: { createdAt: string; expiresAt: string }) =>
      Date.parse(expiresAt) - Date.parse(createdAt);
    const away = await challenge(first, nina, leo);
    expect(durationOf(away)).toBe(duelChallengeRules.awayMs);
    await first.transaction(({ trx, now }) => updateOnline(trx, [mia.id], now));
    const direct = await challenge(first, nina, mia);
    expect(durationOf(direct)).toBe(duelChallengeRules.directMs);
    // By the database's clock, which does not stand still.
    servers.advance(duelChallengeRules.directMs + 1000);
    expect((await listChallenges(first, mia)).incoming).toEqual([]);
    expect(parseError(await answer(second, mia, direct.id))).toMatchObject({
      status: 409,
      message: 'Questa sfida non è più aperta',
    });
    expect((await listChallenges(first, nina)).outgoing).toHaveLength(1);
    const settings = { body: { showsOnline: false }, token: mia.token };
    await first.call(duels.setSettings, settings);
    await first.transaction(({ trx, now }) => updateOnline(trx, [mia.id], now));
    expect(durationOf(await challenge(first, nina, mia))).toBe(duelChallengeRules.awayMs);
  });

  it.each([
    [{ size: 3, tier: 10 }, 'Con 3 Pokémon il tier va da 3 a 9'],
    [{ level: 'real' }, 'Le squadre sorteggiate lottano al livello 50'],
    [{ pace: 'none' }, 'Una lotta senza orologio non vale per la classifica'],
    [{ teams: 'own', isTwoLegged: true }, 'Andata e ritorno è solo per le squadre sorteggiate'],
  ] as const)('on the terms %o is refused', async (terms, message) => {
    const { nina, leo } = await people();
    expect(parseError(await sendChallenge(first, nina, leo, { terms }))).toMatchObject({
      status: 400,
      message,
    });
  });

  it('is not for oneself, nor for who is gone, suspended or only organises', async () => {
    const { nina, leo, mia } = await people();
    const organiser = await signUpAdministrator(first);
    expect(parseError(await sendChallenge(first, nina, nina)).status).toBe(400);
    await first.call(contract.users.delete, { params: { id: leo.id }, token: leo.token });
    await first.call(contract.users.updateStatus, {
      params: { id: mia.id },
      body: { status: 'suspended' },
      token: organiser.token,
    });
    for (const other of [leo, mia, organiser]) {
      expect(parseError(await sendChallenge(first, nina, other))).toMatchObject({
        status: 404,
        message: 'Questo giocatore non c’è più',
      });
    }
    expect(parseError(await sendChallenge(first, organiser, nina)).status).toBe(403);
  });

  it('of a suspended player cannot be accepted', async () => {
    const { nina, leo } = await people();
    const organiser = await signUpAdministrator(first);
    const { id } = await challenge(first, nina, leo);
    await first.call(contract.users.updateStatus, {
      params: { id: nina.id },
      body: { status: 'suspended' },
      token: organiser.token,
    });
    expect(parseError(await answer(first, leo, id))).toMatchObject({
      status: 404,
      message: 'Questo giocatore non c’è più',
    });
  });
});

describe('open challenges', () => {
  it('are at most five, also when they are made at once', async () => {
    const { nina } = await people();
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        sendChallenge(index % 2 === 0 ? first : second, nina, null),
      ),
    );
    expect(countStatuses(sent)).toEqual({ 201: 5, 409: 7 });
    expect(parseError(await sendChallenge(first, nina, null)).message).toBe(
      'Hai già cinque sfide aperte',
    );
    const { outgoing } = await listChallenges(first, nina);
    expect(outgoing).toHaveLength(5);
    await withdraw(first, nina, outgoing[0]?.id ?? 0);
    expect((await sendChallenge(second, nina, null)).statusCode).toBe(201);
  });

  it('are closed, with their notifications, once they have expired', async () => {
    const { nina, leo } = await people();
    const { id } = await challenge(first, nina, leo);
    servers.advance(duelChallengeRules.awayMs + 1000);
    const { sweepExpired } = createChallengesService({
      db: first.database.db,
      transaction: first.transaction,
      clock: first.now,
      random: () => 0,
      battles: { engineVersion: async () => '' },
    });
    await sweepExpired();
    expect(await titlesOf(leo)).not.toContain(`${nina.username} ti sfida`);
    const row = await first.database.db
      .selectFrom('duel_challenges')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ status: 'expired' });
  });
});

describe('a link', () => {
  it('shows its terms to anybody, and is used once', async () => {
    const { nina, leo, mia } = await people();
    const { linkKey } = await challenge(first, nina, null, { terms: { size: 1, tier: 1 } });
    const key = linkKey ?? '';
    const query = { query: { key } };
    const shown = parseResponse(duels.get, await second.call(duels.get, query));
    expect(shown).toMatchObject({
      from: { name: nina.username },
      terms: { size: 1, tier: 1 },
      status: 'open',
    });
    expect(shown.from).not.toHaveProperty('userId');
    expect(parseError(await answer(first, nina, key)).status).toBe(400);
    expect(parseError(await answer(first, leo, key, { accept: false })).status).toBe(400);
    const answers = await Promise.all([answer(first, leo, key), answer(second, mia, key)]);
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 1 });
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused === undefined ? null : parseError(refused).message).toBe(
      'Questa sfida non è più aperta',
    );
    const used = parseResponse(duels.get, await first.call(duels.get, query));
    expect(used.status).toBe('accepted');
  });

  it('expires after half an hour, and need not exist', async () => {
    const { nina, leo } = await people();
    const { linkKey } = await challenge(first, nina, null);
    const query = { query: { key: linkKey ?? '' } };
    servers.advance(duelChallengeRules.linkMs + 1000);
    expect(parseResponse(duels.get, await first.call(duels.get, query)).status).toBe('expired');
    expect(parseError(await answer(first, leo, linkKey ?? '')).message).toBe(
      'Questa sfida non è più aperta',
    );
    const unknown = await first.call(duels.get, { query: { key: 'nessuna' } });
    expect(parseError(unknown)).toMatchObject({ status: 404, message: 'Questa sfida non esiste' });
  });
});

describe('who already fights', () => {
  it('accepts nothing, and cannot be fought', async () => {
    const { nina, leo, mia } = await people();
    await accept(first, leo, (await challenge(first, nina, leo)).id);
    const toMia = await challenge(first, nina, mia);
    expect(parseError(await answer(second, mia, toMia.id))).toMatchObject({
      status: 409,
      message: `${nina.username} sta già lottando: riprova tra poco`,
    });
    const fromMia = await challenge(first, mia, leo);
    expect(parseError(await answer(second, leo, fromMia.id))).toMatchObject({
      status: 409,
      message: 'Stai già lottando',
    });
    expect((await listChallenges(first, mia)).incoming).toHaveLength(1);
  });

  it('is in one duel, although several challenges are accepted at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { nina, leo, mia, eve } = await people();
      const other = await signUp(first);
      const made = await Promise.all([
        challenge(first, nina, leo),
        challenge(second, nina, mia),
        challenge(first, eve, nina),
        challenge(second, other, nina),
      ]);
      const answers = await Promise.all([
        answer(first, leo, made[0].id),
        answer(second, mia, made[1].id),
        answer(first, nina, made[2].id),
        answer(second, nina, made[3].id),
      ]);
      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 3 });
      for (const refused of answers.filter(({ statusCode }) => statusCode === 409)) {
        expect([
          'Stai già lottando',
          `${nina.username} sta già lottando: riprova tra poco`,
        ]).toContain(parseError(refused).message);
      }
      const seats = await first.database.db
        .selectFrom('battle_seats')
        .select('battle_id')
        .where('user_id', '=', nina.id)
        .execute();
      expect(seats).toHaveLength(1);
    }
  });
});

describe('own teams', () => {
  const own = { terms: { teams: 'own', size: 3, tier: 5 } } as const;

  it('fight in the order that each player chose', async () => {
    const { nina, leo } = await people();
    const [hers, his] = [await giveTeam(nina), (await giveTeam(leo)).toReversed()];
    const { id } = await challenge(first, nina, leo, { ...own, pokemonIds: hers });
    const { battleId, notice } = await accept(second, leo, id, { pokemonIds: his });
    expect(notice).toBeNull();
    const row = await first.database.db
      .selectFrom('duel_challenges')
      .select('teams')
      .where('battle_id', '=', battleId)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(row.teams ?? '')).toEqual({ sides: [hers, his], isBalanced: true });
  });

  it('are refused if they are not owned, doubled, too few or over the tier', async () => {
    const { nina, leo } = await people();
    const [one, two, three] = await giveTeam(nina);
    const strong = await giveTeam(nina, { tier: 3 });
    const refusal = async (pokemonIds: number[]) => {
      const { status, message } = parseError(
        await sendChallenge(first, nina, leo, { ...own, pokemonIds }),
      );
      expect(status).toBe(409);
      return message;
    };
    expect(await refusal(strong)).toBe('La tua squadra supera il tier');
    expect(await refusal([one ?? 0, two ?? 0])).toBe('La tua squadra deve avere 3 Pokémon');
    await refusal([one ?? 0, two ?? 0, two ?? 0]);
    await refusal([one ?? 0, two ?? 0, 999_999]);
    const pokemonIds = [one ?? 0, two ?? 0, three ?? 0];
    const { id } = await challenge(first, nina, leo, { ...own, pokemonIds });
    const his = await giveTeam(leo, { tier: 3 });
    expect(parseError(await answer(first, leo, id, { pokemonIds: his })).message).toBe(
      'La tua squadra supera il tier',
    );
    expect(parseError(await answer(first, leo, id)).message).toBe(
      'La tua squadra deve avere 3 Pokémon',
    );
    expect((await listChallenges(first, leo)).incoming).toHaveLength(1);
  });

  it('are checked again when the duel starts', async () => {
    const { nina, leo } = await people();
    const [hers, his] = [await giveTeam(nina), await giveTeam(leo)];
    const { id } = await challenge(first, nina, leo, { ...own, pokemonIds: hers });
    await first.transaction(async (unit) => {
      await revokeRewards(unit, nina.id, { pokemonIds: hers, faceIcons: [], chosenFaceIcon: 25 });
      await recountAchievements(unit, nina.id);
    });
    expect(parseError(await answer(first, leo, id, { pokemonIds: his }))).toMatchObject({
      status: 409,
      message: `La squadra di ${nina.username} non va più bene per questa sfida`,
    });
  });
});

describe('who wants no challenges', () => {
  it('gets none: after a block in either direction, or by the settings', async () => {
    const { nina, leo, mia } = await people();
    const refused = { status: 409, message: 'Non accetta sfide' };
    await block(leo, nina);
    await first.call(duels.setSettings, { body: { acceptsChallenges: false }, token: mia.token });
    const answers = [
      await sendChallenge(first, nina, leo),
      await sendChallenge(first, leo, nina),
      await sendChallenge(first, nina, mia),
    ];
    for (const each of answers) expect(parseError(each)).toEqual(refused);
    const blocked = async () =>
      parseResponse(duels.blocked, await first.call(duels.blocked, { token: leo.token }));
    expect(await blocked()).toMatchObject([{ userId: nina.id, name: nina.username }]);
    await first.call(duels.unblock, { body: { userId: nina.id }, token: leo.token });
    expect(await blocked()).toEqual([]);
    expect((await sendChallenge(first, nina, leo)).statusCode).toBe(201);
  });

  it('has no open challenge from or to a blocked player, nor sees a link of one', async () => {
    const { nina, leo, mia } = await people();
    const { linkKey } = await challenge(first, nina, null);
    await challenge(first, nina, leo);
    await challenge(first, leo, nina);
    await block(leo, nina);
    expect(await listChallenges(first, leo)).toEqual({ incoming: [], outgoing: [] });
    expect((await listChallenges(first, nina)).incoming).toEqual([]);
    expect(await titlesOf(leo)).not.toContain(`${nina.username} ti sfida`);
    const key = linkKey ?? '';
    const unknown = { status: 404, message: 'Questa sfida non esiste' };
    expect(parseError(await answer(first, leo, key))).toEqual(unknown);
    const link = ({ token }: Person) => first.call(duels.get, { query: { key }, token });
    expect(parseError(await link(leo))).toEqual(unknown);
    expect((await link(mia)).statusCode).toBe(200);
  });

  it('cannot block oneself or who is gone', async () => {
    const { nina, leo } = await people();
    expect(parseError(await block(nina, nina)).status).toBe(400);
    await first.call(contract.users.delete, { params: { id: leo.id }, token: leo.token });
    expect(parseError(await block(nina, leo))).toMatchObject({
      status: 404,
      message: 'Questo giocatore non c’è più',
    });
  });
});

describe('a search for players', () => {
  it('finds others by part of a name, never by an address nor who only organises', async () => {
    const { nina, leo } = await people();
    const find = async (search: string) => {
      const response = await first.call(duels.findPlayers, {
        query: { search },
        token: nina.token,
      });
      return parseResponse(duels.findPlayers, response).map(({ username }) => username);
    };
    expect(await find(leo.username.slice(0, -1))).toContain(leo.username);
    expect(await find(nina.username)).toEqual([]);
    expect(await find(leo.email)).toEqual([]);
    expect(await find('admin')).toEqual([]);
    const short = await first.call(duels.findPlayers, {
      query: { search: ' l' },
      token: nina.token,
    });
    expect(short.statusCode).toBe(400);
  });
});

describe('drawn teams', () => {
  it('that were not weighed are unrated, which the answer says', async () => {
    const { nina, leo } = await people();
    const { id } = await challenge(first, nina, leo, { terms: { size: 2, tier: 4 } });
    const { battleId, notice } = await accept(first, leo, id);
    expect(notice).toBe('Squadre non bilanciate');
    expect(await getDuel(first, nina, battleId ?? 0)).toMatchObject({ rated: false });
    await surrender(first, nina, battleId ?? 0);
    const { result } = await getDuel(first, nina, battleId ?? 0);
    expect(result?.unratedReason).toBe('unweighed-teams');
  });

  it('that were weighed are given to one of two duels that start at once', async () => {
    const terms = { size: 1, tier: 2 };
    const pokemons = await listAvailablePokemons(first.database.db);
    const [one, other] = pokemons.map(({ id, version }) => [{ id, version }]);
    const teams = [one ?? [], other ?? []] as const;
    const key = pairKey({ ...defaultTerms, ...terms });
    for (let round = 0; round < 4; round += 1) {
      await first.transaction(({ trx, now }) => insertPair(trx, { key, teams: [...teams], now }));
      const { nina, leo, mia, eve } = await people();
      const made = [
        await challenge(first, nina, leo, { terms }),
        await challenge(first, mia, eve, { terms }),
      ];
      const answers = await Promise.all([
        accept(first, leo, made[0]?.id ?? 0),
        accept(second, eve, made[1]?.id ?? 0),
      ]);
      expect(new Set(answers.map(({ notice }) => notice))).toEqual(
        new Set([null, 'Squadre non bilanciate']),
      );
    }
  });

  it('of two legs fight again, exchanged', async () => {
    const { nina, leo } = await people();
    const { id } = await challenge(first, nina, leo, { terms: { isTwoLegged: true } });
    const { battleId } = await accept(first, leo, id);
    await surrender(first, leo, battleId ?? 0);
    const { incoming } = await listChallenges(second, leo);
    expect(incoming).toMatchObject([
      { isSecondLeg: true, rematchOf: battleId, terms: { isTwoLegged: false } },
    ]);
    const back = await accept(second, leo, incoming[0]?.id ?? 0);
    const teams = await first.database.db
      .selectFrom('duel_challenges')
      .select('teams')
      .where('battle_id', 'in', [battleId, back.battleId])
      .orderBy('id')
      .execute();
    const [there, again] = teams.map((row) => JSON.parse(row.teams ?? ''));
    expect(again.sides).toEqual(there.sides.toReversed());
    await surrender(first, nina, back.battleId ?? 0);
    expect((await listChallenges(second, leo)).incoming).toEqual([]);
    expect((await getDuel(second, nina, battleId ?? 0)).result?.total).toBeNull();
    expect((await getDuel(second, nina, back.battleId ?? 0)).result?.total).toEqual([1, 1]);
  });
});

describe('a rematch', () => {
  const rematch = (server: TestApp, { token }: Person, battleId: number | null) =>
    server.call(duels.offerRematch, { body: { battleId }, token });

  async function fought(): Promise<{ nina: Person; leo: Person; battleId: number | null }> {
    const { nina, leo } = await people();
    const { battleId } = await accept(first, leo, (await challenge(first, nina, leo)).id);
    return { nina, leo, battleId };
  }

  it('starts when both offer it, also at once', async () => {
    const { nina, leo, battleId } = await fought();
    expect(parseError(await rematch(first, nina, battleId)).status).toBe(409);
    await surrender(first, nina, battleId ?? 0);
    const offered = parseResponse(duels.offerRematch, await rematch(first, leo, battleId));
    expect(offered).toMatchObject({ status: 'open', rematchOf: battleId });
    const again = parseResponse(duels.offerRematch, await rematch(second, leo, battleId));
    expect(again.id).toBe(offered.id);
    const started = parseResponse(duels.offerRematch, await rematch(second, nina, battleId));
    expect(started).toMatchObject({ id: offered.id, status: 'accepted' });
    await surrender(first, nina, started.battleId ?? 0);
    const both = await Promise.all([
      rematch(first, nina, started.battleId),
      rematch(second, leo, started.battleId),
    ]);
    expect(countStatuses(both)).toEqual({ 200: 2 });
    const views = both.map((each) => parseResponse(duels.offerRematch, each));
    expect(new Set(views.map(({ id }) => id)).size).toBe(1);
    expect(views.map(({ status }) => status).sort()).toEqual(['accepted', 'open']);
  });

  it('follows a duel without a challenge, too', async () => {
    const { nina, leo } = await people();
    const battleId = await first.transaction((unit) =>
      beginAgreedDuel(unit, {
        terms: defaultTerms,
        players: [
          { userId: nina.id, pokemonIds: null },
          { userId: leo.id, pokemonIds: null },
        ],
        engineVersion,
        random: () => 0,
      }),
    );
    await surrender(first, nina, battleId);
    await rematch(first, nina, battleId);
    const started = parseResponse(duels.offerRematch, await rematch(second, leo, battleId));
    expect(started).toMatchObject({ status: 'accepted', terms: defaultTerms });
  });

  it('is too late after a minute', async () => {
    const { nina, leo, battleId } = await fought();
    await surrender(first, nina, battleId ?? 0);
    servers.advance(duelChallengeRules.rematchMs + 1000);
    expect(parseError(await rematch(first, leo, battleId))).toMatchObject({
      status: 409,
      message: 'La rivincita non è più possibile',
    });
    const { mia } = await people();
    expect(parseError(await rematch(first, mia, battleId)).status).toBe(403);
  });
});

describe('the teams of Genera squadre', () => {
  const drawFor = async ({ token }: Person) => {
    const query = { pokemonPerTeam: 3, totalTier: 3 };
    const drawn = await first.call(contract.teamDraw.random, { query, token });
    const [teamA = [], teamB = []] = parseResponse(contract.teamDraw.random, drawn);
    return [teamA.map(({ id }) => id), teamB.map(({ id }) => id)] as const;
  };
  const friendly = { ...defaultTerms, rated: false };
  const send = (
    { token }: Person,
    to: Person,
    drawnTeams: readonly [number[], number[]],
    terms = friendly,
  ) =>
    first.call(duels.challenge, {
      body: { userId: to.id, terms, drawnTeams: [drawnTeams[0], drawnTeams[1]] },
      token,
    });

  it('fight as they were drawn, the chosen one for its player, said to be uneven', async () => {
    const { nina, leo } = await people();
    const [teamA, teamB] = await drawFor(nina);
    const made = parseResponse(duels.challenge, await send(nina, leo, [teamB, teamA]));
    expect(made.isUnbalanced).toBe(true);
    const { battleId, notice } = await accept(second, leo, made.id);
    expect(notice).toBe('Squadre non bilanciate');
    const duel = await getDuel(second, nina, battleId ?? 0);
    expect(duel).toMatchObject({ balance: 'unweighed', rated: false, side: 1 });
    const pokemons = new Map(
      (await listAvailablePokemons(first.database.db)).map((one) => [one.id, one]),
    );
    expect(duel.request?.team.map(({ formId }) => formId)).toEqual(
      teamB.map((id) => pokemons.get(id)?.formId),
    );
  });

  it('are those of the last draw, and of no rated duel', async () => {
    const { nina, leo } = await people();
    const [teamA, teamB] = await drawFor(nina);
    expect(parseError(await send(nina, leo, [teamA, teamB], defaultTerms)).status).toBe(400);
    expect(parseError(await send(leo, nina, [teamA, teamB]))).toMatchObject({
      status: 409,
      message: 'Nel frattempo hai generato altre squadre: riprova con quelle',
    });
    expect(parseError(await send(nina, leo, [teamA, teamA])).status).toBe(409);
    expect((await send(nina, leo, [teamA, teamB])).statusCode).toBe(201);
  });
});

it('a draw on paper reads the Pokémon of its tries alone', async () => {
  const { nina, leo } = await people();
  await first.database.db.deleteFrom('drawn_pairs').execute();
  const execute = vi.spyOn(GuardedConnection.prototype, 'executeQuery');
  const { id } = await challenge(first, nina, leo);
  expect((await accept(first, leo, id)).notice).toBe('Squadre non bilanciate');
  const read = execute.mock.calls.map(([query]) => query);
  execute.mockRestore();
  const whole = read.filter(
    ({ sql }) => /from "available_pokemons"/.test(sql) && /"evs"/.test(sql),
  );
  expect(whole).not.toEqual([]);
  for (const { parameters } of whole) expect(parameters.length).toBeGreaterThan(0);
});
