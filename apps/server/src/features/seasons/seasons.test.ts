import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BodyOf, contract, type ResponseOf } from '@poketorneo/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { day } from '../../clock.ts';
import { OperatorError } from '../../operator-error.ts';
import {
  choose,
  getBattle,
  ownedIds,
  start,
  surrender,
  tryToStart,
} from '../../testing/battles.ts';
import { beginDuel } from '../../testing/duels.ts';
import { listInconsistencies } from '../../testing/invariants.ts';
import { countStatuses, type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { testServerUrl } from '../../testing/test-server.ts';
import {
  enrol,
  leaderId,
  record,
  titlesOf,
  undoLast,
  winAgainst,
} from '../../testing/tournament.ts';
import { openFirstSeason } from './open-first-season.ts';

const { seasons } = contract;

let on: TestDatabase;
let server: TestApp;
let organiser: Person;
let ada: Person;
let bea: Person;
/** The result of the backup. */
let copying: () => Promise<void>;
beforeEach(async () => {
  copying = async () => {};
  on = await createTestDatabase('seeded');
  server = await createTestApp({ on, copyDatabase: () => copying() });
  organiser = await signUpAdministrator(server, { username: 'olga' });
  ada = await signUp(server, { username: 'ada' });
  bea = await signUp(server, { username: 'bea' });
});
afterEach(async () => {
  await server.close();
  await on.drop();
});

async function openSeasonId(): Promise<number> {
  const { closing } = await plan();
  return closing.season.id;
}

async function plan() {
  return parseResponse(seasons.plan, await server.call(seasons.plan, { token: organiser.token }));
}

type Closing = BodyOf<typeof seasons.close>;

async function tryToClose(wanted: Partial<Closing> = {}, by = organiser) {
  const name = wanted.name ?? 'Primavera';
  const body = { name, nextName: 'Autunno', confirmation: name, ...wanted };
  const seasonId = wanted.seasonId ?? (await openSeasonId());
  return server.call(seasons.close, { body: { ...body, seasonId }, token: by.token });
}

async function close(wanted: Partial<Closing> = {}) {
  return parseResponse(seasons.close, await tryToClose(wanted));
}

const tryToReopen = (seasonId: number) =>
  server.call(seasons.reopen, { body: { seasonId }, token: organiser.token });

async function hall({ token } = ada): Promise<ResponseOf<typeof seasons.hallOfFame>> {
  return parseResponse(seasons.hallOfFame, await server.call(seasons.hallOfFame, { token }));
}

const seasonsOf = async (of: Person, { token } = of) =>
  parseResponse(
    seasons.ofPlayer,
    await server.call(seasons.ofPlayer, { query: { userId: of.id }, token }),
  );

async function reportStreak({ token }: Person, streak: number): Promise<void> {
  const { randomQuestion, updateStreak } = contract.quiz;
  for (let question = 0; question < streak; question += 1)
    await server.call(randomQuestion, { token });
  const body = { correctAnswersInARow: streak };
  const response = await server.call(updateStreak, { body, token });
  expect(response.statusCode, response.body).toBe(200);
}

/**
 * A year of two players: Ada has three badges, a streak and a battle under way, Bea has one badge.
 */
async function playYear(): Promise<{ battleId: number }> {
  for (const player of [ada, bea]) await enrol(server, player, 1);
  server.advance(day);
  await winAgainst(server, organiser, ada, { tournament: 1, leaders: [1, 2, 3] });
  const brock = await leaderId(server, 1, 1);
  await record(server, organiser, bea, { leaderId: brock, outcome: 'loss' });
  await record(server, organiser, bea, { leaderId: brock, outcome: 'suspended' });
  server.advance(day);
  await winAgainst(server, organiser, bea, { tournament: 1, leaders: [1] });
  await reportStreak(ada, 4);
  const lost = await start(server, bea, {
    leaderId: await leaderId(server, 1, 2),
    pokemonIds: (await ownedIds(server, bea)).slice(0, 1),
  });
  await surrender(server, bea, lost.id);
  const { id: battleId } = await start(server, ada, {
    leaderId: await leaderId(server, 1, 4),
    pokemonIds: (await ownedIds(server, ada)).slice(0, 1),
  });
  return { battleId };
}

/** The whole database except notifications, audit log and seasons. */
async function content(): Promise<Map<string, unknown[]>> {
  const { db } = server.database;
  const tables = await db.introspection.getTables();
  const apart = new Set(['audit_log', 'notification_versions', 'presence', 'rate_limits']);
  const rowsOf = new Map<string, unknown[]>();
  for (const { name } of tables) {
    if (apart.has(name)) continue;
    const where = name === 'notifications' ? sql`where kind not like 'season-%'` : sql``;
    const { rows } = await sql`select * from ${sql.table(name)} ${where}`.execute(db);
    rowsOf.set(name, rows.map((row) => JSON.stringify(row)).sort());
  }
  return rowsOf;
}

describe('the first season', () => {
  it('exists from the start, since the first player’s activity', async () => {
    const { current, seasons: closed } = await hall();
    expect(current).toMatchObject({ name: 'Stagione 1' });
    expect(closed).toEqual([]);
    expect(await seasonsOf(ada)).toEqual([]);
  });

  it('of an old database begins with its first sign-up', async () => {
    await enrol(server, ada, 1);
    const first = server.now();
    server.advance(30 * day);
    const { database, transaction } = server;
    await transaction(async ({ trx, emit }) => {
      await trx.deleteFrom('seasons').execute();
      emit('seasons');
    });
    await Promise.all([1, 2].map(() => openFirstSeason({ db: database.db, transaction })));
    const { current } = await hall();
    expect(current).toMatchObject({ name: 'Stagione 1', openedAt: new Date(first).toISOString() });
  });
});

describe('before closing', () => {
  it('an organiser sees the totals', async () => {
    await playYear();
    expect(await plan()).toMatchObject({
      closing: {
        season: { name: 'Stagione 1' },
        players: 2,
        matches: 7,
        badges: 4,
        runningBattles: 1,
        suggestedName: 'Stagione 2',
      },
      reopening: null,
    });
  });

  it.each<[string, Partial<Closing>, string[]]>([
    ['without a name', { name: ' ' }, ['name']],
    ['with a long name', { name: 'x'.repeat(41) }, ['name']],
    ['with a name on two lines', { nextName: 'Uno\nDue' }, ['nextName']],
    ['with the same name twice', { nextName: 'primavera' }, ['nextName']],
    ['without the repeated name', { confirmation: 'Autunno' }, ['confirmation']],
    [
      'with two things wrong',
      { nextName: 'PRIMAVERA', confirmation: '' },
      ['nextName', 'confirmation'],
    ],
  ])('it stays open %s', async (_what, wanted, paths) => {
    const { status, issues } = parseError(await tryToClose(wanted));
    expect([400, 409]).toContain(status);
    expect(issues?.map(({ path }) => path)).toEqual(paths);
    expect((await hall()).seasons).toEqual([]);
  });

  it('a taken name is refused', async () => {
    await close();
    for (const [wanted, path] of [
      [{ name: 'PRIMAVERA', nextName: 'Inverno' }, 'name'],
      [{ name: 'Autunno', nextName: 'primavera' }, 'nextName'],
    ] as const) {
      expect(parseError(await tryToClose(wanted))).toMatchObject({
        status: 409,
        issues: [{ path }],
      });
    }
  });
});

describe('closing', () => {
  it('archives positions and names', async () => {
    await playYear();
    const { closed, opened } = await close();
    expect([closed.name, opened.name]).toEqual(['Primavera', 'Autunno']);
    await server.call(contract.users.updateOwn, {
      body: { id: ada.id, firstName: 'Nuova', lastName: 'Altra', email: ada.email },
      token: ada.token,
    });
    const { current, seasons: famed } = await hall();
    expect(current.name).toBe('Autunno');
    expect(famed).toHaveLength(1);
    const [season] = famed;
    expect(season).toMatchObject({ name: 'Primavera', players: 2, matches: 6, badges: 4 });
    expect(
      season?.podiums.map(({ kind, rows }) => [
        kind,
        ...rows.map((row) => `${row.position} ${row.userName} ${row.firstName} ${row.score}`),
      ]),
    ).toEqual([
      ['quiz', '1 ada Ada 4'],
      ['badges', '1 ada Ada 3', '2 bea Ada 1'],
      ['leaders', '1 ada Ada 3', '2 bea Ada 1'],
      ['collection', expect.stringContaining('1 ada'), expect.stringContaining('2 bea')],
    ]);
    expect(season?.tournaments).toMatchObject([
      { name: 'Torneo di Kanto', signedUp: 2, completed: 0, numberOfChampions: 0, champions: [] },
    ]);
    const query = { seasonId: closed.id };
    const standings = parseResponse(
      seasons.standings,
      await server.call(seasons.standings, { query, token: bea.token }),
    );
    expect(standings.find(({ kind }) => kind === 'badges')).toMatchObject({
      currentUserPosition: 2,
      currentUserScore: 1,
      userLeaderboards: [{ userName: 'ada' }, { userName: 'bea' }],
    });
    expect(standings.find(({ kind }) => kind === 'quiz')?.currentUserPosition).toBeNull();
    expect(await seasonsOf(ada, bea)).toMatchObject([
      {
        name: 'Primavera',
        badges: [{ tournamentName: 'Torneo di Kanto' }, {}, {}],
        championOf: [],
        places: [{ kind: 'quiz', position: 1, score: 4 }, { position: 1 }, {}, {}],
      },
    ]);
  });

  it('lists the champions of each tournament, earliest first', async () => {
    for (const player of [bea, ada]) {
      await enrol(server, player, 1);
      await winAgainst(server, organiser, player, {
        tournament: 1,
        leaders: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      });
      server.advance(day);
    }
    await close();
    const [season] = (await hall()).seasons;
    expect(season?.tournaments).toMatchObject([
      {
        completed: 2,
        opponent: { name: 'Blu' },
        numberOfChampions: 2,
        champions: [{ username: 'bea' }, { username: 'ada' }],
      },
    ]);
    expect((await seasonsOf(ada))[0]?.championOf).toEqual(['Torneo di Kanto']);
  });

  it('is visible on public profiles', async () => {
    await playYear();
    const { get, setVisibility } = contract.publicProfiles;
    const look = () => server.call(get, { query: { username: ada.username } });
    await server.call(setVisibility, { body: { isPublic: true }, token: ada.token });
    expect(parseResponse(get, await look()).seasons).toEqual([]);
    await close();
    const response = await look();
    expect(parseResponse(get, response).seasons).toEqual(await seasonsOf(ada));
    expect(response.body).not.toContain(ada.lastName);
  });

  it('resets progress, and keeps icons, messages and accounts', async () => {
    await playYear();
    const { db } = server.database;
    const permanentData = async () => ({
      icons: await db
        .selectFrom('user_face_icons')
        .selectAll()
        .orderBy('user_id')
        .orderBy('species_id')
        .execute(),
      accounts: await db.selectFrom('users').selectAll().orderBy('id').execute(),
    });
    const before = await permanentData();
    await close();
    expect(await permanentData()).toEqual(before);
    const { token } = ada;
    const info = parseResponse(
      contract.profile.info,
      await server.call(contract.profile.info, { token }),
    );
    expect(info).toMatchObject({
      numberOfBadgesEarned: 0,
      numberOfPokemonsInTeam: 0,
      maxCorrectAnswersInARow: 0,
      currentTournament: null,
    });
    const { listAll } = contract.tournaments;
    const all = parseResponse(listAll, await server.call(listAll, { token }));
    expect(all.map(({ status }) => status)).toEqual(['Open', 'Locked', 'Locked', 'Locked']);
    const boards = parseResponse(
      contract.leaderboards.list,
      await server.call(contract.leaderboards.list, { token }),
    );
    expect(boards.flatMap(({ userLeaderboards }) => userLeaderboards)).toEqual([]);
    expect(await titlesOf(server, ada)).toContain('Comincia una nuova stagione!');
    expect(await titlesOf(server, organiser)).toContain('Comincia una nuova stagione!');

    await enrol(server, ada, 1);
    await winAgainst(server, organiser, ada, { tournament: 1, leaders: [1] });
    expect(await seasonsOf(ada)).toHaveLength(1);
    expect(await listInconsistencies(db)).toEqual([]);
  });

  it('does not carry running games over', async () => {
    await reportStreak(ada, 4);
    const { randomQuestion, updateStreak } = contract.quiz;
    await server.call(randomQuestion, { token: ada.token });
    await close();
    const report = await server.call(updateStreak, {
      body: { correctAnswersInARow: 5 },
      token: ada.token,
    });
    expect(report.statusCode).not.toBe(200);
    const { db } = server.database;
    expect(await db.selectFrom('user_scores').selectAll().execute()).toEqual([]);
  });

  it('voids running battles, and notifies their players', async () => {
    const { battleId } = await playYear();
    await close();
    expect(await getBattle(server, ada, battleId)).toMatchObject({ status: 'void' });
    const made = await server.call(contract.battles.surrender, {
      body: { battleId, after: 0 },
      token: ada.token,
    });
    expect(made.statusCode).toBe(409);
    const texts = await server.database.db
      .selectFrom('notifications')
      .select(['user_id', 'text'])
      .where('kind', '=', 'season-closed')
      .execute();
    const stopped = texts.filter(({ text }) => text.includes('La lotta che avevi in corso'));
    expect(stopped.map(({ user_id }) => user_id)).toEqual([ada.id]);
    expect(texts).toHaveLength(3);
  });

  it('voids running duels for good, and frees their players', async () => {
    const battleId = await beginDuel(server, [ada, bea]);
    const { id: seasonId } = (await plan()).closing.season;
    await close();
    const { db } = server.database;
    const seats = await db.selectFrom('battle_seats').select(['outcome', 'running_key']).execute();
    const freed = { outcome: 'suspended', running_key: null };
    expect(seats).toEqual([freed, freed]);
    const texts = await db
      .selectFrom('notifications')
      .select('user_id')
      .where('text', 'like', '%La lotta che avevi in corso%')
      .orderBy('user_id')
      .execute();
    expect(texts.map(({ user_id }) => user_id)).toEqual([ada.id, bea.id]);
    expect((await tryToReopen(seasonId)).statusCode).toBe(200);
    for (const player of [ada, bea]) {
      expect(await getBattle(server, player, battleId)).toMatchObject({ status: 'void' });
    }
    expect(await db.selectFrom('stopped_battles').selectAll().execute()).toEqual([]);
    await beginDuel(server, [bea, ada]);
  });

  it('archives ratings, draws them towards the mean, and restores them exactly', async () => {
    const { db } = server.database;
    const last_at = server.now() - 100 * day;
    await db
      .insertInto('ratings')
      .values([
        {
          user_id: ada.id,
          rating: 1700.5,
          deviation: 80.25,
          volatility: 0.06,
          battles: 9,
          last_at,
        },
        { user_id: bea.id, rating: 1400, deviation: 200, volatility: 0.05, battles: 1, last_at },
      ])
      .execute();
    const ratings = () => db.selectFrom('ratings').selectAll().orderBy('user_id').execute();
    const before = await ratings();
    const { id: seasonId } = (await plan()).closing.season;
    await close();
    const now = server.now();
    const next = { volatility: 0.06, battles: 0, last_at: now };
    expect(await ratings()).toMatchObject([
      { ...next, user_id: ada.id, rating: 1600.25, deviation: 150 },
      { ...next, user_id: bea.id, rating: 1450, volatility: 0.05 },
    ]);
    // As of the season's end.
    expect((await ratings())[1]?.deviation).toBeGreaterThan(200);
    const past = await db.selectFrom('past_ratings').selectAll().orderBy('user_id').execute();
    expect(past).toEqual(before.map((row) => ({ ...row, season_id: seasonId })));
    expect((await tryToReopen(seasonId)).statusCode).toBe(200);
    expect(await ratings()).toEqual(before);
    expect(await db.selectFrom('past_ratings').selectAll().execute()).toEqual([]);
  });

  it('keeps history, downloads and replays', async () => {
    await playYear();
    const { token } = bea;
    const { list } = contract.matchHistory;
    const before = parseResponse(list, await server.call(list, { token }));
    expect(before.map(({ season }) => season)).toEqual([null, null, null, null]);
    const surrendered = before.find(({ battle }) => battle !== null)?.battle;
    await close();
    await server.call(contract.tournaments.edit, {
      body: { tournamentId: 1, name: 'Coppa Kanto', description: 'Nuova.', version: 1 },
      token: organiser.token,
    });
    const after = parseResponse(list, await server.call(list, { token }));
    expect(after).toEqual(before.map((entry) => ({ ...entry, season: 'Primavera' })));
    const query = { battleId: surrendered?.id ?? 0 };
    const replay = await server.call(contract.battles.ownReplay, { query, token });
    expect(parseResponse(contract.battles.ownReplay, replay).events.length).toBeGreaterThan(0);

    const own = parseResponse(
      contract.ownData.get,
      await server.call(contract.ownData.get, { token }),
    );
    expect(own).toMatchObject({ matches: [], leaders: [], tournaments: [] });
    expect(own.seasons).toMatchObject([
      {
        name: 'Primavera',
        account: { username: 'bea' },
        tournaments: [{ name: 'Torneo di Kanto' }],
        leaders: [{ leader: 'Brock', numberOfMatches: 2 }, { leader: 'Misty' }],
        matches: [
          { outcome: 'loss' },
          { outcome: 'suspended' },
          { outcome: 'win' },
          { outcome: 'loss' },
        ],
        records: expect.arrayContaining([
          expect.objectContaining({ board: 'Medagliere', position: 2 }),
        ]),
      },
    ]);
    const { matches, standings } = contract.downloads;
    for (const [endpoint, count] of [
      [matches, 7],
      [standings, 7],
    ] as const) {
      const file = await server.call(endpoint, { token: organiser.token });
      const lines = file.body.trim().split('\r\n').slice(1);
      expect(lines).toHaveLength(count);
      expect(lines.every((line) => line.endsWith(';Primavera'))).toBe(true);
    }
  });

  it('prevents undo and voiding in the closed season', async () => {
    await playYear();
    const { db } = server.database;
    const { id: matchId } = await db
      .selectFrom('matches')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { id: battleId } = await db
      .selectFrom('battles')
      .select('id')
      .where('status', '=', 'over')
      .executeTakeFirstOrThrow();
    await close();
    const { token } = organiser;
    expect((await undoLast(server, organiser, ada)).statusCode).toBe(404);
    const revision = await server.call(contract.matches.revision, { query: { matchId }, token });
    expect(revision.statusCode).toBe(404);
    const annulled = await server.call(contract.battles.void, { body: { battleId }, token });
    expect(parseError(annulled)).toMatchObject({
      status: 409,
      message: 'La stagione di questa lotta è chiusa: quello che è stato non cambia più',
    });
  });

  it('is logged', async () => {
    await playYear();
    await close();
    const { list } = contract.auditLog;
    const [entry] = parseResponse(list, await server.call(list, { token: organiser.token }));
    expect(entry).toMatchObject({
      actor: 'olga',
      title: 'Stagione chiusa',
      subject: 'Primavera',
      changes: expect.arrayContaining([{ what: 'Sfidanti', before: null, after: '2' }]),
    });
  });

  it('is done by one of two concurrent organisers', async () => {
    const other = await signUpAdministrator(server);
    // An embedded database belongs to one process.
    const second = testServerUrl === undefined ? server : await createTestApp({ on });
    await playYear();
    const seasonId = await openSeasonId();
    const ask = (app: TestApp, by: Person, nextName: string) =>
      app.call(seasons.close, {
        body: { seasonId, name: 'Primavera', nextName, confirmation: 'Primavera' },
        token: by.token,
      });
    const responses = await Promise.all([
      ask(server, organiser, 'Autunno'),
      ask(second, other, 'Inverno'),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const lost = responses.find(({ statusCode }) => statusCode === 409);
    expect(lost?.json().message).toMatch(/un altro organizzatore|si sta già chiudendo/);
    expect((await hall()).seasons).toHaveLength(1);
    const { db } = server.database;
    expect(await db.selectFrom('past_matches').selectAll().execute()).toHaveLength(7);
    expect(second.errors).toEqual([]);
    if (second !== server) await second.close();
  });

  describe('while the database is copied', () => {
    let second: TestApp;
    let copies: number;
    let body: Closing;
    let copyIsBegun: Promise<void>;
    let endCopy: () => void;
    beforeEach(async () => {
      // An embedded database belongs to one process.
      second =
        testServerUrl === undefined
          ? server
          : await createTestApp({ on, copyDatabase: () => copying() });
      await playYear();
      const seasonId = await openSeasonId();
      body = { seasonId, name: 'Primavera', nextName: 'Autunno', confirmation: 'Primavera' };
      const mayEnd = new Promise<void>((resolve) => {
        endCopy = resolve;
      });
      copies = 0;
      copyIsBegun = new Promise((begun) => {
        copying = () => {
          copies += 1;
          begun();
          return copies === 1 ? mayEnd : Promise.resolve();
        };
      });
    });
    afterEach(async () => {
      if (second !== server) await second.close();
    });

    const ask = (app: TestApp) => app.call(seasons.close, { body, token: organiser.token });

    it('is refused to others, in every process', async () => {
      const first = ask(server);
      await copyIsBegun;
      const others = await Promise.all([server, second, second].map(ask));
      endCopy();
      expect(countStatuses(others)).toEqual({ 409: 3 });
      expect((await first).statusCode).toBe(200);
      expect(copies).toBe(1);
      expect([...server.errors, ...second.errors]).toEqual([]);
    });

    it('is done once of ten concurrent calls in two processes', async () => {
      endCopy();
      const apps = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? server : second));
      expect(countStatuses(await Promise.all(apps.map(ask)))).toEqual({ 200: 1, 409: 9 });
      expect(copies).toBe(1);
    });

    it('can be retried after a failed copy', async () => {
      copying = () => Promise.reject(new OperatorError('Il disco è pieno.'));
      expect((await ask(server)).statusCode).toBe(507);
      copying = async () => {};
      expect((await ask(second)).statusCode).toBe(200);
    });
  });

  it('loses no concurrent play', async () => {
    await playYear();
    const brock = await leaderId(server, 1, 1);
    const cleo = await signUp(server);
    await enrol(server, cleo, 1);
    const [, recorded] = await Promise.all([
      close(),
      record(server, organiser, cleo, { leaderId: brock, outcome: 'win' }),
    ]);
    const { db } = server.database;
    const past = await db
      .selectFrom('past_matches')
      .selectAll()
      .where('user_id', '=', cleo.id)
      .execute();
    expect(past).toHaveLength(recorded.statusCode === 200 || recorded.statusCode === 201 ? 1 : 0);
    expect(await db.selectFrom('matches').selectAll().execute()).toEqual([]);
  });

  it('works season after season', async () => {
    for (const [name, nextName] of [
      ['Uno', 'Due'],
      ['Due', 'Tre'],
    ] as const) {
      await enrol(server, ada, 1);
      await winAgainst(server, organiser, ada, { tournament: 1, leaders: [1] });
      await close({ name, nextName });
    }
    expect((await hall()).seasons.map(({ name }) => name)).toEqual(['Due', 'Uno']);
    expect((await seasonsOf(ada)).map(({ badges }) => badges.length)).toEqual([1, 1]);
  });
});

describe('the backup before closing', () => {
  const backups = () => {
    const folder = join(on.dataFolder, 'backups');
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  it('is reported, and contains the previous state', async () => {
    await server.close();
    server = await createTestApp({ on });
    await enrol(server, ada, 1);
    const { copy } = await close();
    expect(copy).toMatch(/^backups\/prima-della-chiusura-2026-01-10T18-00-00-[0-9a-f]{4}\.sqlite$/);
    const { DatabaseSync } = await import('@photostructure/sqlite');
    const file = new DatabaseSync(join(on.dataFolder, copy), { readOnly: true });
    expect(file.prepare('select user_id from user_tournaments').all()).toEqual([
      { user_id: ada.id },
    ]);
    file.close();
  });

  it('leaves the season open if it fails', async () => {
    await enrol(server, ada, 1);
    copying = () => Promise.reject(new OperatorError('Il disco è pieno.'));
    expect(parseError(await tryToClose()).message).toBe(
      'La stagione non è stata chiusa. Il disco è pieno.',
    );
    expect((await hall()).seasons).toEqual([]);
    expect(backups()).toEqual([]);
  });
});

describe('reopening', () => {
  it('restores everything exactly', async () => {
    const { battleId } = await playYear();
    const name = (await plan()).closing.season.name;
    const before = await content();
    const { closed } = await close({ name });
    expect(await content()).not.toEqual(before);
    expect((await plan()).reopening).toMatchObject({ season: { name }, obstacle: null });
    const reopened = parseResponse(seasons.reopen, await tryToReopen(closed.id));
    expect(reopened).toMatchObject({ id: closed.id, name });
    expect(await content()).toEqual(before);
    expect(await listInconsistencies(server.database.db)).toEqual([]);
    expect((await hall()).seasons).toEqual([]);
    expect(await titlesOf(server, ada)).toContain('La stagione continua!');
    expect(await titlesOf(server, ada)).not.toContain('Comincia una nuova stagione!');
    // And it continues from there.
    const state = await getBattle(server, ada, battleId);
    expect(state.status).toBe('running');
    await choose(server, ada, { battleId, step: 0, action: { do: 'move', slot: 1 } });
  });

  it('extends battles by the pause', async () => {
    const { battleId } = await playYear();
    const { deadline } = await getBattle(server, ada, battleId);
    const { closed } = await close();
    server.advance(20 * day);
    parseResponse(seasons.reopen, await tryToReopen(closed.id));
    const later = new Date(Date.parse(deadline ?? '') + 20 * day).toISOString();
    expect((await getBattle(server, ada, battleId)).deadline).toBe(later);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a sign-up for a tournament', () => enrol(server, bea, 1)],
    ['a score on a board', () => reportStreak(bea, 1)],
  ])('is too late after %s', async (_what, play) => {
    await playYear();
    const { closed } = await close();
    await play();
    expect((await plan()).reopening).toMatchObject({ obstacle: 'played' });
    expect(parseError(await tryToReopen(closed.id))).toMatchObject({ status: 409 });
    expect((await hall()).seasons).toHaveLength(1);
  });

  it('is done by one of two concurrent organisers', async () => {
    const other = await signUpAdministrator(server);
    const second = testServerUrl === undefined ? server : await createTestApp({ on });
    await playYear();
    const { closed } = await close();
    const ask = (app: TestApp, { token }: Person) =>
      app.call(seasons.reopen, { body: { seasonId: closed.id }, token });
    const responses = await Promise.all([ask(server, organiser), ask(second, other)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await listInconsistencies(server.database.db)).toEqual([]);
    if (second !== server) await second.close();
  });

  it('ignores games only started', async () => {
    await playYear();
    const before = await content();
    const { closed } = await close({ name: 'Stagione 1' });
    await server.call(contract.memoryGame.cards, { token: bea.token });
    parseResponse(seasons.reopen, await tryToReopen(closed.id));
    expect(await content()).toEqual(before);
  });

  it('is impossible once an owned Pokémon has been deleted', async () => {
    await playYear();
    const { closed } = await close();
    await server.transaction(async ({ trx }) => {
      const { available_pokemon_id: id } = await trx
        .selectFrom('past_user_pokemons')
        .select('available_pokemon_id')
        .where('source', '=', 'starter')
        .executeTakeFirstOrThrow();
      await trx.deleteFrom('tournament_starters').where('available_pokemon_id', '=', id).execute();
      await trx.deleteFrom('leader_pokemons').where('available_pokemon_id', '=', id).execute();
      await trx.deleteFrom('leader_rewards').where('available_pokemon_id', '=', id).execute();
      await trx.deleteFrom('available_pokemons').where('id', '=', id).execute();
    });
    expect(parseError(await tryToReopen(closed.id)).message).toContain('è stato eliminato');
    expect((await hall()).seasons[0]?.podiums.length).toBeGreaterThan(0);
  });

  it('is for the last closed one only', async () => {
    const first = (await close({ name: 'Uno', nextName: 'Due' })).closed;
    const second = await close({ name: 'Due', nextName: 'Tre' });
    expect(parseError(await tryToReopen(first.id)).message).toContain('chiusa per ultima');
    expect(parseError(await tryToReopen(second.opened.id)).status).toBe(409);
    expect(parseError(await tryToReopen(9_999)).status).toBe(404);
    parseResponse(seasons.reopen, await tryToReopen(second.closed.id));
    parseResponse(seasons.reopen, await tryToReopen(first.id));
  });
});

it('a deleted account is removed from the hall of fame; others keep their positions', async () => {
  await playYear();
  const { closed } = await close();
  await server.call(contract.users.delete, { params: { id: ada.id }, token: ada.token });
  const [season] = (await hall(bea)).seasons;
  expect(
    season?.podiums.map(({ kind, rows }) => [
      kind,
      rows.map(({ userName, position }) => `${position} ${userName}`),
    ]),
  ).toEqual([
    ['badges', ['2 bea']],
    ['leaders', ['2 bea']],
    ['collection', ['2 bea']],
  ]);
  parseResponse(seasons.reopen, await tryToReopen(closed.id));
  const { token } = bea;
  const { list } = contract.leaderboards;
  const boards = parseResponse(list, await server.call(list, { token }));
  const badges = boards.find(({ kind }) => kind === 'badges');
  expect(badges).toMatchObject({ currentUserPosition: 1, userLeaderboards: [{ userName: 'bea' }] });
});

it('a battle cannot be started with a Pokémon of the old season', async () => {
  await enrol(server, ada, 1);
  const pokemonIds = (await ownedIds(server, ada)).slice(0, 1);
  await close();
  await enrol(server, bea, 1);
  const begun = await tryToStart(server, ada, {
    leaderId: await leaderId(server, 1, 1),
    pokemonIds,
  });
  expect(begun.statusCode).toBe(409);
});
