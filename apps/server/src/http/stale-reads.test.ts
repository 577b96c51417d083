import { type Access, contract, type Endpoint } from '@poketorneo/contract';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { catchUp } from '../testing/servers-on-one-database.ts';
import { type Cast, newCast, story } from '../testing/story.ts';
import { type TableWatch, watchTables } from '../testing/table-watch.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { testServerUrl } from '../testing/test-server.ts';

type Query = Record<string, string | number>;
interface Input {
  params?: Query;
  query?: Query;
}

const ofPlayers = ({ player, other, leaver }: Cast) =>
  [player, other, leaver].map(({ id }) => ({ query: { userId: id } }));
const ofPokemon =
  (name: string) =>
  ({ newPokemon }: Cast) =>
    [1, newPokemon].map((id) => ({ query: { [name]: id } }));
const plain = () => [{}];
const ofBattle = ({ battle }: Cast) => [{ query: { battleId: battle } }];

/** Inputs of every read that depends on written data. */
const reads: Readonly<Record<string, (cast: Cast) => Input[]>> = {
  'GET /api/get-audit-log': plain,
  'GET /api/download-standings': plain,
  'GET /api/download-matches': plain,
  'GET /api/download-players': plain,
  'GET /api/users': () => [{}, { query: { search: 'verdi' } }],
  'GET /api/user/:id': ({ player, other, leaver }) =>
    [player, other, leaver].map(({ id }) => ({ params: { id } })),
  'GET /api/get-registration-settings': plain,
  'GET /api/check-invitation/:token': ({ invitation }) => [{ params: { token: invitation } }],
  'GET /api/get-invitations': plain,
  'GET /api/get-waiting-list': plain,
  'GET /api/get-notifications': plain,
  'GET /api/get-notification-preferences': plain,
  'GET /api/get-profile-visibility': plain,
  'GET /api/get-public-profile': ({ player, leaver }) =>
    [player, leaver].map(({ username }) => ({ query: { username } })),
  'GET /api/get-messages': ({ player, leaver }) => [
    {},
    ...[player, leaver].map(({ id }) => ({ query: { userId: id } })),
  ],
  'GET /api/get-message-threads': plain,
  'GET /api/get-announcements': plain,
  'GET /api/get-announcement-replies': () =>
    ['present', 'none'].map((reply) => ({ query: { announcementId: 1, reply } })),
  'GET /api/get-announcement-recipients': ({ player, leaver }) => [
    { query: { kind: 'everyone' } },
    { query: { kind: 'tournament', tournamentId: 1 } },
    { query: { kind: 'stuck' } },
    { query: { kind: 'chosen', userIds: `${player.id},${leaver.id}` } },
  ],
  'GET /api/get-all-available-pokemons': plain,
  'GET /api/get-user-available-pokemons': plain,
  'GET /api/get-user-team-available-pokemons': ofPlayers,
  'GET /api/get-user-unobtained-pokemons': plain,
  'GET /api/get-all-available-pokemon-names': plain,
  'GET /api/get-available-pokemon': ofPokemon('id'),
  'GET /api/get-available-pokemon-type-efficacies': ofPokemon('availablePokemonId'),
  'GET /api/get-available-pokemon-info': ofPokemon('id'),
  'GET /api/get-available-pokemon-text': ofPokemon('id'),
  'GET /api/get-user-team-text': ofPlayers,
  'GET /api/get-pvp-battle-last-teams-text': plain,
  'GET /api/get-tournament-leader-text': ({ leaders }) =>
    leaders.map((id) => ({ query: { leaderId: id } })),
  'GET /api/get-all-tournaments': plain,
  'GET /api/get-user-tournaments': plain,
  'GET /api/get-user-tournaments-badges': plain,
  'GET /api/get-all-user-tournaments': ({ leaders }) => [
    {},
    { query: { order: 'newest' } },
    { query: { order: 'progress' } },
    { query: { stuck: 'true' } },
    { query: { idleSince: '2100-01-01T00:00:00.000Z' } },
    ...leaders.map((leaderId) => ({ query: { leaderId } })),
  ],
  'GET /api/get-challengers-to-look-after': plain,
  'GET /api/get-all-tournament-leaders': plain,
  'GET /api/get-user-tournament-leaders': plain,
  'GET /api/get-match-revision': () => [1, 2, 3].map((matchId) => ({ query: { matchId } })),
  'GET /api/get-recent-matches': () => [{ query: { since: '2000-01-01T00:00:00.000Z' } }],
  'GET /api/get-user-matches': ofPlayers,
  'GET /api/get-match-history': plain,
  'GET /api/get-match-tally': plain,
  'GET /api/get-user-info': plain,
  'GET /api/get-user-face-icons': () => [{}, { query: { obtainedOnly: 'true' } }],
  'GET /api/get-user-unobtained-face-icons': plain,
  'GET /api/get-leaderboards': plain,
  'GET /api/get-current-season': plain,
  'GET /api/get-hall-of-fame': plain,
  'GET /api/get-season-standings': () => [{ query: { seasonId: 1 } }],
  'GET /api/get-player-seasons': ofPlayers,
  'GET /api/get-season-plan': plain,
  'GET /api/get-tournament-texts': plain,
  'GET /api/get-pvp-battle-last-teams': plain,
  'GET /api/get-shell-game-record': plain,
  'GET /api/get-battle-preparation': ({ leaders }) =>
    leaders.map((id) => ({ query: { leaderId: id } })),
  'GET /api/get-battle': ofBattle,
  'GET /api/get-battle-news': ({ battle }) => [{ query: { battleId: battle, after: 3 } }],
  'GET /api/get-open-battles': plain,
  'GET /api/get-user-battles': ofPlayers,
  'GET /api/get-battle-replay': ({ replayKey }) => [{ query: { key: replayKey } }],
  'GET /api/get-own-battle-replay': ofBattle,
  'GET /api/get-battle-settings': plain,
  'GET /api/get-duel-rules': plain,
  'GET /api/get-club': plain,
  'GET /api/get-live': plain,
  'GET /api/get-live-settings': plain,
  'GET /api/get-blocked-players': plain,
  'GET /api/get-referee-sheet': ({ player, leaders: [leaderId = 1] }) => [
    { query: { userId: player.id, leaderId } },
  ],
};

/** Reads of static data or of the request alone, which no write changes. */
const constantReads: ReadonlySet<Endpoint> = new Set([
  ...Object.values<Endpoint>(contract.pokedex),
  contract.health.check,
  contract.auth.checkTokenExpiration,
  contract.auth.checkResetPasswordToken,
  contract.auth.passwordHelp,
  contract.push.key,
  contract.quiz.practiceQuestions,
  contract.quiz.questionAudio,
  contract.showdownText.read,
  contract.battles.terms,
  contract.battles.moveTexts,
]);

/** Uncached reads: they depend on the clock, the disk, a password or typed text, and have their own tests. */
const neverCached: ReadonlySet<Endpoint> = new Set([
  contract.auth.listSessions,
  contract.auth.deviceLinkState,
  contract.downloads.backupStatus,
  contract.clubDuels.list,
  contract.duels.list,
  contract.duels.get,
  contract.duels.findPlayers,
  contract.live.stream,
  contract.trials.get,
  contract.trials.updates,
  contract.live.watch,
  contract.downloads.backup,
  contract.health.report,
  contract.ownData.get,
  ...Object.values<Endpoint>(contract.ogImages),
]);

const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const endpoints: readonly Endpoint[] = Object.values<Record<string, Endpoint>>(contract).flatMap(
  (feature) => Object.values(feature),
);

it('covers every read and every write of the contract', () => {
  const written = new Set(story.map(({ endpoint }) => keyOf(endpoint)));
  const rows = [
    ...written,
    ...Object.keys(reads),
    ...[...constantReads, ...neverCached].map(keyOf),
  ];
  const missing = endpoints
    .filter((endpoint) => !rows.includes(keyOf(endpoint)))
    .map((endpoint) =>
      endpoint.method === 'GET'
        ? `Add '${keyOf(endpoint)}' to reads (or constantReads, neverCached) in http/stale-reads.test.ts`
        : `Add a step for '${keyOf(endpoint)}' to testing/story.ts`,
    );
  expect(missing).toEqual([]);
  expect(rows.sort(), 'The contract has no such endpoint, or it is listed twice').toEqual(
    endpoints.map(keyOf).sort(),
  );
});

interface Servers {
  /** Executes the writes. */
  writer: TestApp;
  /** Its responses, possibly cached, are compared. */
  reader: TestApp;
  /** Uncached, on the same database. */
  fresh: TestApp;
  /** Watches the tables, and the queries of `fresh`. */
  watch: TableWatch;
}

/** Callers with access; all others are always refused. */
const viewersOf: Readonly<
  Record<Access, readonly ('visitor' | 'player' | 'other' | 'organiser')[]>
> = {
  public: ['visitor'],
  optional: ['visitor', 'player', 'other'],
  user: ['player', 'other', 'organiser'],
  admin: ['organiser'],
};

/** Fewer viewers between processes: only the arrival of events differs from a single process. */
const viewersOfProcesses: typeof viewersOf = {
  ...viewersOf,
  optional: ['player'],
  user: ['player'],
};

interface Read {
  key: string;
  call(server: TestApp): Promise<LightMyRequestResponse>;
}

/** All requests, by all viewers. */
function readsOf(cast: Cast, viewers: typeof viewersOf): Read[] {
  return endpoints.flatMap((endpoint) =>
    (reads[keyOf(endpoint)]?.(cast) ?? []).flatMap((input) =>
      viewers[endpoint.access].map((viewer) => ({
        key: `${viewer}: ${keyOf(endpoint)} ${JSON.stringify(input)}`,
        call: (server: TestApp) =>
          server.call(endpoint, {
            ...input,
            ...(viewer === 'visitor' ? {} : { token: cast[viewer].token }),
          }),
      })),
    ),
  );
}

/** A server's responses by key. */
type Responses = ReadonlyMap<string, string>;

async function readAll(
  toRead: readonly Read[],
  read: (one: Read) => Promise<LightMyRequestResponse>,
): Promise<Responses> {
  const responses = new Map<string, string>();
  for (const one of toRead) {
    const { statusCode, body } = await read(one);
    responses.set(one.key, `${statusCode} ${body}`);
  }
  return responses;
}

function differences(one: Responses, other: Responses): string[] {
  return [...one].filter(([key, answer]) => other.get(key) !== answer).map(([key]) => key);
}

/** After as many steps all reads are compared, not only those whose tables have changed. */
const stepsPerFullComparison = 25;

async function expectNeverStale({ writer, reader, fresh, watch }: Servers): Promise<void> {
  const cast = await newCast(writer);
  const isOneProcess = reader === writer;
  const viewers = isOneProcess ? viewersOf : viewersOfProcesses;
  const catchUpWithWriter = async () => {
    if (!isOneProcess) await catchUp(writer, reader);
  };
  /** The tables that each read has queried. */
  const tablesOf = new Map<string, ReadonlySet<string>>();
  const readFresh = async (one: Read) => {
    const { result, tables } = await watch.tablesOf(() => one.call(fresh));
    tablesOf.set(one.key, tables);
    return result;
  };
  let last: Responses = new Map();
  /**
   * Repeats the reads whose tables have changed since the last comparison; others stay the same.
   */
  const readAgain = async () => {
    const { changed, remember } = await watch.changes();
    const all = readsOf(cast, viewers);
    const outdated = all.filter(({ key }) => {
      const tables = tablesOf.get(key);
      return tables === undefined || [...tables].some((table) => changed.has(table));
    });
    const answers = await readAll(outdated, ({ call }) => call(reader));
    const seen = new Map(
      all.map(({ key }) => [key, answers.get(key) ?? last.get(key) ?? ''] as const),
    );
    return { all, outdated, seen, remember };
  };
  last = (await readAgain()).seen;
  for (const [index, { endpoint, act, before, isInvisible }] of story.entries()) {
    if (before !== undefined) {
      await before(cast);
      await catchUpWithWriter();
      last = (await readAgain()).seen;
    }
    const response = await act(cast);
    expect(response.statusCode, `${keyOf(endpoint)}: ${response.body}`).toBe(endpoint.status);
    await catchUpWithWriter();
    const { all, outdated, seen, remember } = await readAgain();
    const stale = differences(await readAll(outdated, readFresh), seen);
    expect(
      stale,
      `after ${keyOf(endpoint)}: emit a topic that these reads have among their cacheTags`,
    ).toEqual([]);
    remember();
    // A step without visible change proves nothing.
    if (isOneProcess) {
      const changes = differences(last, seen);
      expect(
        changes.length > 0,
        changes.length > 0
          ? `${keyOf(endpoint)} changes ${changes[0]}: remove isInvisible from its step`
          : `${keyOf(endpoint)} changes no read: add its reads to reads, or isInvisible to its step`,
      ).toBe(isInvisible !== true);
    }
    last = seen;
    if ((index + 1) % stepsPerFullComparison === 0 || index === story.length - 1) {
      for (const server of [reader, fresh]) {
        const answers = await readAll(all, ({ call }) => call(server));
        expect(differences(answers, seen), 'these depend on more than tables').toEqual([]);
      }
    }
    if (endpoint === contract.availablePokemons.insert) cast.newPokemon = response.json();
  }
  for (const server of [writer, reader, fresh]) expect(server.errors).toEqual([]);
}

// Thousands of requests: one of the slowest tests.
const options = { timeout: 1_200_000 };

describe('no cached read is stale after a write', options, () => {
  // The local bus is the same on both databases.
  it.skipIf(testServerUrl !== undefined)('in the same process', async () => {
    const on = await createTestDatabase('seeded');
    const writer = await createTestApp({ on });
    const watch = await watchTables(writer.database.db);
    // A SQLite database can be opened only once.
    const database = { ...writer.database, db: watch.database };
    const opened = { ...on, open: async () => database };
    const fresh = await createTestApp({ on: opened, isUncached: true });
    await expectNeverStale({ writer, reader: writer, fresh, watch });
    await fresh.app.close();
    await fresh.bus.close();
    await writer.close();
    await on.drop();
  });

  it.skipIf(testServerUrl === undefined)(
    'in another process, after its events have arrived',
    async () => {
      const on = await createTestDatabase('seeded');
      const writer = await createTestApp({ on });
      const reader = await createTestApp({ on });
      const own = await on.open();
      const watch = await watchTables(own.db);
      const watched = { ...on, open: async () => ({ ...own, db: watch.database }) };
      const fresh = await createTestApp({ on: watched, isUncached: true });
      await expectNeverStale({ writer, reader, fresh, watch });
      for (const server of [writer, reader, fresh]) await server.close();
      await on.drop();
    },
  );
});
