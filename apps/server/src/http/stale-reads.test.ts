import { type Access, contract, type Endpoint } from '@poketorneo/contract';
import { describe, expect, it } from 'vitest';
import { catchUp } from '../testing/servers-on-one-database.ts';
import { type Cast, newCast, story } from '../testing/story.ts';
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
]);

/** Uncached reads: they depend on the clock, the disk or a password, and have their own tests. */
const neverCached: ReadonlySet<Endpoint> = new Set([
  contract.auth.listSessions,
  contract.auth.deviceLinkState,
  contract.downloads.backupStatus,
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

/** All responses of a server, by viewer and request. */
async function readAll(
  server: TestApp,
  cast: Cast,
  viewers: typeof viewersOf,
): Promise<Map<string, string>> {
  const responses = new Map<string, string>();
  for (const endpoint of endpoints) {
    const requests = (reads[keyOf(endpoint)]?.(cast) ?? []).flatMap((input) =>
      viewers[endpoint.access].map((viewer) => ({ input, viewer })),
    );
    await Promise.all(
      requests.map(async ({ input, viewer }) => {
        const token = viewer === 'visitor' ? {} : { token: cast[viewer].token };
        const response = await server.call(endpoint, { ...input, ...token });
        const key = `${viewer}: ${keyOf(endpoint)} ${JSON.stringify(input)}`;
        responses.set(key, `${response.statusCode} ${response.body}`);
      }),
    );
  }
  return responses;
}

function differences(one: Map<string, string>, other: Map<string, string>): string[] {
  return [...one].filter(([key, answer]) => other.get(key) !== answer).map(([key]) => key);
}

async function expectNeverStale({ writer, reader, fresh }: Servers): Promise<void> {
  const cast = await newCast(writer);
  const isOneProcess = reader === writer;
  const answersOf = (server: TestApp) =>
    readAll(server, cast, isOneProcess ? viewersOf : viewersOfProcesses);
  const catchUpWithWriter = async () => {
    if (!isOneProcess) await catchUp(writer, reader);
  };
  let last = await answersOf(reader);
  for (const { endpoint, act, before, isInvisible } of story) {
    if (before !== undefined) {
      await before(cast);
      await catchUpWithWriter();
      last = await answersOf(reader);
    }
    const response = await act(cast);
    expect(response.statusCode, `${keyOf(endpoint)}: ${response.body}`).toBe(endpoint.status);
    await catchUpWithWriter();
    const seen = await answersOf(reader);
    const stale = differences(await answersOf(fresh), seen);
    expect(
      stale,
      `after ${keyOf(endpoint)}: emit a topic that these reads have among their cacheTags`,
    ).toEqual([]);
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
    if (endpoint === contract.availablePokemons.insert) cast.newPokemon = response.json();
  }
  for (const server of [writer, reader, fresh]) expect(server.errors).toEqual([]);
}

// Thousands of requests: the slowest test.
const options = { timeout: 1_200_000 };

describe('no cached read is stale after a write', options, () => {
  // The local bus is the same on both databases.
  it.skipIf(testServerUrl !== undefined)('in the same process', async () => {
    const on = await createTestDatabase('seeded');
    const writer = await createTestApp({ on });
    // A SQLite database can be opened only once.
    const opened = { ...on, open: async () => writer.database };
    const fresh = await createTestApp({ on: opened, isUncached: true });
    await expectNeverStale({ writer, reader: writer, fresh });
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
      const fresh = await createTestApp({ on, isUncached: true });
      await expectNeverStale({ writer, reader, fresh });
      for (const server of [writer, reader, fresh]) await server.close();
      await on.drop();
    },
  );
});
