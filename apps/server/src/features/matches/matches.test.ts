import { contract, type MatchOutcome } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatuses, type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { createPoll } from '../../testing/polls.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  enrol,
  findShownLeader,
  leaderId,
  newIcons,
  possessions,
  record,
  titlesOf,
  undoLast,
  winAgainst,
} from '../../testing/tournament.ts';
import { applyMatch } from './index.ts';

let server: TestApp;
let organiser: Person;
let brock: number;
let misty: number;
let champion: number;
beforeAll(async () => {
  server = await createTestApp({ seeded: true });
  organiser = await signUpAdministrator(server);
  brock = await leaderId(server, 1, 1);
  misty = await leaderId(server, 1, 2);
  champion = await leaderId(server, 1, 9);
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const { matches } = contract;
const firstSeven = [1, 2, 3, 4, 5, 6, 7];
const eight = [...firstSeven, 8];

async function challenger(): Promise<Person> {
  const player = await signUp(server);
  parseResponse(contract.tournaments.signUp, await enrol(server, player, 1));
  return player;
}

const fight = (player: Person, outcome: MatchOutcome, id = brock) =>
  record(server, organiser, player, { leaderId: id, outcome });
const undo = (player: Person, matchId?: number) => undoLast(server, organiser, player, matchId);

describe('a match', () => {
  it.each<[MatchOutcome, number]>([
    ['loss', 1],
    ['draw', 1],
    ['suspended', 0],
  ])(
    'that ends in a %s leaves the leader with %i matches and undefeated',
    async (outcome, count) => {
      const player = await challenger();
      expect(parseResponse(matches.insert, await fight(player, outcome))).toMatchObject({
        userId: player.id,
        leaderId: brock,
        leaderName: 'Brock',
        tournamentName: 'Torneo di Kanto',
        outcome,
        rewardGiven: false,
        timestamp: new Date(server.now()).toISOString(),
      });
      expect(await findShownLeader(server, player, brock)).toMatchObject({
        numberOfMatches: count,
        defeated: false,
        obtainedPokemon: false,
      });
    },
  );

  it('that is won gives and notifies badge, reward and icons, and unlocks the next leader', async () => {
    const player = await challenger();
    const before = await possessions(server, player);
    expect(await findShownLeader(server, player, misty)).toMatchObject({ unlocked: false });
    expect(parseResponse(matches.insert, await fight(player, 'win')).rewardGiven).toBe(true);
    expect(await findShownLeader(server, player, brock)).toMatchObject({
      defeated: true,
      obtainedPokemon: true,
      numberOfMatches: 1,
    });
    expect(await findShownLeader(server, player, misty)).toMatchObject({ unlocked: true });
    const badges = parseResponse(
      contract.tournaments.listBadges,
      await server.call(contract.tournaments.listBadges, { token: player.token }),
    );
    expect(badges[0]?.badges[0]).toMatchObject({ image: 'badges/kanto-1.svg', obtained: true });
    expect(badges[0]?.badges[1]?.obtained).toBe(false);
    const { pokemons, titles } = await possessions(server, player);
    expect(pokemons.filter(({ source }) => source === 'reward')).toHaveLength(1);
    // Geodude, Onix and Omanyte of the team, and Kabuto as reward.
    expect(await newIcons(server, player, before)).toEqual([74, 95, 138, 140]);
    expect(titles.slice(before.titles.length)).toEqual([
      'Nuova medaglia!',
      'Premio ottenuto!',
      'Nuove icone!',
      'Lotta registrata',
    ]);
  });

  it.each<[before: MatchOutcome[], asked: boolean | undefined, given: boolean]>([
    [['loss', 'draw'], undefined, true],
    [['loss', 'suspended', 'suspended', 'draw'], undefined, true],
    [['loss', 'draw', 'loss'], undefined, false],
    [['loss', 'draw', 'loss'], true, true],
    [[], false, false],
  ])(
    'that is won after %j, asked for the reward %s, gives it: %s',
    async (before, asked, given) => {
      const player = await challenger();
      for (const outcome of before) await fight(player, outcome);
      const response = await record(server, organiser, player, {
        leaderId: brock,
        outcome: 'win',
        ...(asked === undefined ? {} : { rewardGiven: asked }),
      });
      expect(parseResponse(matches.insert, response).rewardGiven).toBe(given);
      expect(await findShownLeader(server, player, brock)).toMatchObject({
        defeated: true,
        obtainedPokemon: given,
      });
      const { pokemons } = await possessions(server, player);
      expect(pokemons).toHaveLength(given ? 4 : 3);
      expect(await titlesOf(server, player)).toContain(given ? 'Premio ottenuto!' : 'Premio perso');
    },
  );

  it.each<[before: MatchOutcome[], why: RegExp]>([
    [['loss', 'draw', 'loss'], /dopo troppi tentativi/],
    [[], /gli organizzatori non hanno assegnato il premio/],
    [['loss', 'draw', 'suspended'], /gli organizzatori non hanno assegnato il premio/],
  ])('that is won after %j without the reward notifies the reason: %s', async (before, why) => {
    const player = await challenger();
    for (const outcome of before) await fight(player, outcome);
    await record(server, organiser, player, {
      leaderId: brock,
      outcome: 'win',
      rewardGiven: false,
    });
    const { notifications } = await createPoll(server, player.token).next();
    expect(notifications.find(({ title }) => title === 'Premio perso')?.text).toMatch(why);
  });

  it('is refused against any but the next leader', async () => {
    const stranger = await signUp(server);
    expect(parseError(await fight(stranger, 'win'))).toEqual({
      status: 409,
      message: 'Lo sfidante non è iscritto a questo torneo',
    });
    const player = await challenger();
    expect(parseError(await fight(player, 'win', misty))).toEqual({
      status: 409,
      message: 'Prima bisogna sconfiggere il capopalestra precedente',
    });
    expect(parseError(await fight(player, 'win', champion))).toEqual({
      status: 409,
      message: 'Prima bisogna sconfiggere tutti e otto i capipalestra del torneo',
    });
    await fight(player, 'win');
    expect(parseError(await fight(player, 'loss'))).toEqual({
      status: 409,
      message: 'La vittoria contro questo capopalestra è già registrata',
    });
    expect((await possessions(server, player)).matches).toHaveLength(1);
  });

  it('needs a user and a leader that exist', async () => {
    const player = await challenger();
    expect(parseError(await fight(player, 'win', 999_999))).toEqual({
      status: 404,
      message: 'Questo capopalestra non esiste',
    });
    expect(parseError(await fight({ ...player, id: 999_999 }, 'win'))).toEqual({
      status: 404,
      message: 'Questo account non esiste',
    });
  });

  it('is recorded once of two concurrent wins', async () => {
    const player = await challenger();
    const responses = await Promise.all([fight(player, 'win'), fight(player, 'win')]);
    expect(countStatuses(responses)).toEqual({ 201: 1, 409: 1 });
    expect((await possessions(server, player)).matches).toHaveLength(1);
  });

  it('is recorded once by two organisers with the same view', async () => {
    const player = await challenger();
    const report = { leaderId: brock, outcome: 'loss', lastMatchId: null } as const;
    const responses = await Promise.all([
      record(server, organiser, player, report),
      record(server, organiser, player, report),
    ]);
    expect(countStatuses(responses)).toEqual({ 201: 1, 409: 1 });
    expect(await findShownLeader(server, player, brock)).toMatchObject({ numberOfMatches: 1 });
  });
});

describe('undoing the last match', () => {
  it.each<[MatchOutcome, before: MatchOutcome[]]>([
    ['loss', []],
    ['loss', ['loss']],
    ['draw', ['draw', 'suspended']],
    ['suspended', ['loss']],
    ['win', []],
    ['win', ['loss', 'loss']],
    ['win', ['loss', 'loss', 'loss']],
  ])('a %s after %j leaves everything as it was', async (outcome, earlier) => {
    const player = await challenger();
    for (const each of earlier) await fight(player, each);
    const before = await possessions(server, player);
    const { gains: _, ...recorded } = parseResponse(matches.insert, await fight(player, outcome));
    expect(parseResponse(matches.deleteLast, await undo(player))).toEqual(recorded);
    expect(await possessions(server, player)).toEqual(before);
  });

  it('reverts the completion, unless the player has signed up for the next tournament', async () => {
    const player = await challenger();
    await winAgainst(server, organiser, player, { tournament: 1, leaders: firstSeven });
    const before = await possessions(server, player);
    await winAgainst(server, organiser, player, { tournament: 1, leaders: [8] });
    expect(await findShownLeader(server, player, champion)).toMatchObject({ unlocked: true });
    parseResponse(matches.deleteLast, await undo(player));
    expect(await possessions(server, player)).toEqual(before);
    expect(await findShownLeader(server, player, champion)).toBeUndefined();

    await winAgainst(server, organiser, player, { tournament: 1, leaders: [8] });
    await enrol(server, player, 2);
    const signedUp = await possessions(server, player);
    expect(parseError(await undo(player))).toEqual({
      status: 409,
      message:
        'Non si può più annullare: con questa vittoria lo sfidante si è iscritto a «Torneo di Johto»',
    });
    expect(await possessions(server, player)).toEqual(signedUp);
  });

  it('revokes the champion’s bonus prize', async () => {
    const player = await challenger();
    await winAgainst(server, organiser, player, { tournament: 1, leaders: eight });
    const before = await possessions(server, player);
    await fight(player, 'win', champion);
    const after = await possessions(server, player);
    expect(after.pokemons.filter(({ source }) => source === 'prize')).toHaveLength(1);
    expect(after.icons.length).toBeGreaterThan(before.icons.length);
    parseResponse(matches.deleteLast, await undo(player));
    expect(await possessions(server, player)).toEqual(before);
  });

  it('restores the previous icon if one of its icons was chosen', async () => {
    const player = await challenger();
    const { account } = await possessions(server, player);
    await fight(player, 'win');
    await server.database.db
      .updateTable('users')
      .set({ face_icon_id: 95 })
      .where('id', '=', player.id)
      .execute();
    parseResponse(matches.deleteLast, await undo(player));
    expect((await possessions(server, player)).account).toEqual(account);
  });

  it('keeps possessions from other sources', async () => {
    const player = await challenger();
    const { db } = server.database;
    const { available_pokemon_id } = await db
      .selectFrom('leader_rewards')
      .select('available_pokemon_id')
      .where('leader_id', '=', brock)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('user_pokemons')
      .values({ user_id: player.id, available_pokemon_id, source: 'secret', obtained_at: 1 })
      .execute();
    const before = await possessions(server, player);
    await fight(player, 'win');
    parseResponse(matches.deleteLast, await undo(player));
    expect(await possessions(server, player)).toEqual(before);
  });

  it('keeps icons of species owned since, and revokes the others', async () => {
    const player = await challenger();
    const before = await possessions(server, player);
    await fight(player, 'win');
    const { db } = server.database;
    const { id } = await db
      .selectFrom('available_pokemons')
      .select('id')
      .where('form_id', '=', 95)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('user_pokemons')
      .values({ user_id: player.id, available_pokemon_id: id, source: 'secret', obtained_at: 1 })
      .execute();
    parseResponse(matches.deleteLast, await undo(player));
    expect(await newIcons(server, player, before)).toEqual([95]);
  });

  it('is refused without a match, or if another match is the last', async () => {
    const player = await challenger();
    expect(parseError(await undo(player))).toEqual({
      status: 404,
      message: 'Non c’è nessuna lotta da annullare',
    });
    const first = parseResponse(matches.insert, await fight(player, 'loss'));
    const second = parseResponse(matches.insert, await fight(player, 'loss'));
    const message =
      'Nel frattempo le lotte di questo sfidante sono cambiate: ricarica la pagina e riprova';
    const stale = { status: 409, message, issues: [{ path: 'matchId', message }] };
    expect(parseError(await undo(player, first.id))).toEqual(stale);
    const twice = await Promise.all([undo(player, second.id), undo(player, second.id)]);
    expect(countStatuses(twice)).toEqual({ 200: 1, 409: 1 });
    expect(parseError(await undo({ ...player, id: 999_999 }))).toEqual({
      status: 404,
      message: 'Questo account non esiste',
    });
  });

  it('concurrent with a new match has the result of one order', async () => {
    for (const outcome of ['win', 'loss', 'draw'] as const) {
      const player = await challenger();
      await fight(player, 'loss');
      const responses = await Promise.all([undo(player), fight(player, outcome)]);
      expect(countStatuses(responses)).toEqual({ 200: 1, 201: 1 });
      const { leaders, matches: left, pokemons } = await possessions(server, player);
      expect(left).toHaveLength(1);
      const isWon = left[0]?.outcome === 'win';
      expect(leaders).toMatchObject([{ leader_id: brock, number_of_matches: 1 }]);
      expect(leaders[0]?.defeated_at !== null).toBe(isWon);
      expect(pokemons).toHaveLength(isWon ? 4 : 3);
    }
  });
});

describe('the list of matches', () => {
  const list = (caller: Person, userId: number) =>
    server.call(matches.list, { query: { userId }, token: caller.token });

  it('is visible to the player and organisers only, newest first', async () => {
    const player = await challenger();
    for (const outcome of ['loss', 'suspended', 'win'] as const) await fight(player, outcome);
    for (const caller of [player, organiser]) {
      const found = parseResponse(matches.list, await list(caller, player.id));
      expect(found.map(({ outcome }) => outcome)).toEqual(['win', 'suspended', 'loss']);
    }
    const other = await signUp(server);
    expect(parseError(await list(other, player.id))).toEqual({
      status: 403,
      message: 'Si possono vedere solo le proprie lotte',
    });
    expect(parseError(await list(organiser, 999_999)).status).toBe(404);
  });

  it('is deleted with the account, and so is everything else', async () => {
    const player = await challenger();
    await fight(player, 'win');
    const response = await server.call(contract.users.delete, {
      params: { id: player.id },
      token: organiser.token,
    });
    expect(response.statusCode).toBe(200);
    expect(await possessions(server, player)).toEqual({
      pokemons: [],
      icons: [],
      leaders: [],
      tournaments: [],
      matches: [],
      titles: [],
    });
  });
});

describe('recording a match', () => {
  const nothing = {
    badge: null,
    pokemon: null,
    lostPokemon: null,
    numberOfFaceIcons: 0,
    tournamentCompleted: false,
    championName: null,
    nextTournamentName: null,
  };
  const gains = async (response: ReturnType<typeof fight>) =>
    parseResponse(matches.insert, await response).gains;
  const picture = (folder: string) => expect.stringMatching(new RegExp(`^${folder}/`));

  it('returns its gains', async () => {
    const player = await challenger();
    expect(await gains(fight(player, 'loss'))).toEqual(nothing);
    expect(await gains(fight(player, 'win'))).toEqual({
      ...nothing,
      badge: { name: 'Medaglia Sasso', image: picture('badges') },
      pokemon: { name: 'Kabuto', image: picture('pokemon') },
      numberOfFaceIcons: 4,
    });
    const lost = record(server, organiser, player, {
      leaderId: misty,
      outcome: 'win',
      rewardGiven: false,
    });
    expect(await gains(lost)).toMatchObject({
      pokemon: null,
      lostPokemon: { name: expect.any(String), image: picture('pokemon') },
    });
  });

  it('returns what the last leader’s defeat unlocks', async () => {
    const player = await challenger();
    await winAgainst(server, organiser, player, { tournament: 1, leaders: firstSeven });
    const last = await leaderId(server, 1, 8);
    expect(await gains(fight(player, 'win', last))).toMatchObject({
      tournamentCompleted: true,
      championName: 'Blu',
      nextTournamentName: 'Torneo di Johto',
    });
  });

  it('joins the caller’s transaction: on failure nothing is stored or emitted', async () => {
    const player = await challenger();
    const report = { userId: player.id, leaderId: brock, outcome: 'win' } as const;
    const by = { kind: 'organiser', actor: organiser.id } as const;
    const before = await possessions(server, player);
    const emitted: (number | undefined)[] = [];
    const stop = server.bus.subscribe('notifications', (id) => emitted.push(id));
    const failing = server.transaction(async (unit) => {
      await applyMatch(unit, report, by);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await possessions(server, player)).toEqual(before);
    expect(emitted).toEqual([]);

    await server.transaction((unit) => applyMatch(unit, report, by));
    expect(emitted).toContain(player.id);
    stop();
    expect(await findShownLeader(server, player, brock)).toMatchObject({ defeated: true });
  });
});

describe('the audit log', () => {
  it('contains who recorded and undid which match', async () => {
    const player = await challenger();
    await fight(player, 'win');
    await undo(player);
    const response = await server.call(contract.auditLog.list, {
      query: { limit: 2 },
      token: organiser.token,
    });
    const subject = `${player.username} contro Brock (Torneo di Kanto)`;
    expect(parseResponse(contract.auditLog.list, response)).toMatchObject([
      { actor: organiser.username, action: 'match.delete', subject, after: null },
      {
        actor: organiser.username,
        action: 'match.insert',
        subject,
        before: null,
        after: '{"outcome":"win","rewardGiven":true}',
      },
    ]);
  });
});

it('a player goes from the first sign-up to the champion and through the second tournament', async () => {
  const player = await challenger();
  for (const tournament of [1, 2]) {
    if (tournament === 2)
      parseResponse(contract.tournaments.signUp, await enrol(server, player, 2));
    await winAgainst(server, organiser, player, { tournament, leaders: eight });
    const chief = await leaderId(server, tournament, 9);
    expect(await findShownLeader(server, player, chief)).toMatchObject({
      order: 9,
      unlocked: true,
      teamHidden: true,
      pokemons: [],
    });
    parseResponse(matches.insert, await fight(player, 'win', chief));
    const shown = await findShownLeader(server, player, chief);
    expect(shown).toMatchObject({ defeated: true, obtainedPokemon: true, teamHidden: false });
    expect(shown?.pokemons).toHaveLength(6);
  }
  const all = parseResponse(
    contract.tournaments.listAll,
    await server.call(contract.tournaments.listAll, { token: player.token }),
  );
  expect(all.map(({ status }) => status)).toEqual(['Completed', 'Completed', 'Open', 'Locked']);
  const { pokemons } = await possessions(server, player);
  expect(pokemons).toHaveLength(2 * (3 + 8 + 1));
  const titles = await titlesOf(server, player);
  const count = (title: string) => titles.filter((each) => each === title).length;
  expect(count('Nuova medaglia!')).toBe(16);
  expect(count('La sfida finale!')).toBe(2);
  expect(count('Nuovo torneo!')).toBe(2);
  expect(count('Premio speciale!')).toBe(2);
});
