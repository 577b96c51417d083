import { type Access, contract, type Endpoint } from '@poketorneo/contract';
import { describe, expect, it } from 'vitest';
import { catchUp } from '../testing/servers-on-one-database.ts';
import { type Cast, newCast, story } from '../testing/story.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { testServerUrl } from '../testing/test-server.ts';

type Query = Record<string, string | number>;
interface Asked {
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

/** Every read whose answer depends on what is written, with what it is asked for. */
const reads: Readonly<Record<string, (cast: Cast) => Asked[]>> = {
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

/** Reads that nothing written changes: fixed data, and what the request itself says. */
const unchanging: ReadonlySet<Endpoint> = new Set([
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

/** What depends on the clock, the disk or a password, and is never kept; each has tests of its own. */
const neverKept: ReadonlySet<Endpoint> = new Set([
  contract.auth.listSessions,
  contract.auth.deviceLinkState,
  contract.downloads.backupStatus,
  contract.downloads.backup,
  contract.health.report,
  contract.ownData.get,
  ...Object.values<Endpoint>(contract.linkPictures),
]);

const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const endpoints: readonly Endpoint[] = Object.values<Record<string, Endpoint>>(contract).flatMap(
  (feature) => Object.values(feature),
);

it('looks at every read of the contract after every write of the contract', () => {
  const written = new Set(story.map(({ endpoint }) => keyOf(endpoint)));
  const rows = [...written, ...Object.keys(reads), ...[...unchanging, ...neverKept].map(keyOf)];
  expect(rows.sort()).toEqual(endpoints.map(keyOf).sort());
});

interface Servers {
  /** Where the story happens. */
  writer: TestApp;
  /** Whose answers are looked at; it may have kept them. */
  reader: TestApp;
  /** On the same database; it keeps nothing. */
  fresh: TestApp;
}

/** Who may ask; everybody else is always refused. */
const viewersOf: Readonly<
  Record<Access, readonly ('visitor' | 'player' | 'other' | 'organiser')[]>
> = {
  public: ['visitor'],
  recognised: ['visitor', 'player', 'other'],
  user: ['player', 'other', 'organiser'],
  admin: ['organiser'],
};

/** What everybody gets to see at a server, by what they ask. */
async function everyAnswer(server: TestApp, cast: Cast): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const endpoint of endpoints) {
    const questions = (reads[keyOf(endpoint)]?.(cast) ?? []).flatMap((asked) =>
      viewersOf[endpoint.access].map((viewer) => ({ asked, viewer })),
    );
    await Promise.all(
      questions.map(async ({ asked, viewer }) => {
        const token = viewer === 'visitor' ? {} : { token: cast[viewer].token };
        const response = await server.call(endpoint, { ...asked, ...token });
        const key = `${viewer}: ${keyOf(endpoint)} ${JSON.stringify(asked)}`;
        answers.set(key, `${response.statusCode} ${response.body}`);
      }),
    );
  }
  return answers;
}

function differences(one: Map<string, string>, other: Map<string, string>): string[] {
  return [...one].filter(([key, answer]) => other.get(key) !== answer).map(([key]) => key);
}

async function mustNeverBeStale({ writer, reader, fresh }: Servers): Promise<void> {
  const cast = await newCast(writer);
  const catchUpWithWriter = async () => {
    if (reader !== writer) await catchUp(writer, reader);
  };
  let last = await everyAnswer(reader, cast);
  for (const { endpoint, act, before, unseen } of story) {
    if (before !== undefined) {
      await before(cast);
      await catchUpWithWriter();
      last = await everyAnswer(reader, cast);
    }
    const response = await act(cast);
    expect(response.statusCode, `${keyOf(endpoint)}: ${response.body}`).toBe(endpoint.status);
    await catchUpWithWriter();
    const seen = await everyAnswer(reader, cast);
    const stale = differences(await everyAnswer(fresh, cast), seen);
    expect(stale, `after ${keyOf(endpoint)}`).toEqual([]);
    // A step that changes nothing would prove nothing.
    expect(differences(last, seen).length > 0, keyOf(endpoint)).toBe(unseen !== true);
    last = seen;
    if (endpoint === contract.availablePokemons.insert) cast.newPokemon = response.json();
  }
  for (const server of [writer, reader, fresh]) expect(server.errors).toEqual([]);
}

// Some thousand requests: on a busy machine they take longer than any other test.
const longest = { timeout: 300_000 };

describe('no read is older than the last write', longest, () => {
  // How a process hears of itself is the same on both databases.
  it.skipIf(testServerUrl !== undefined)('of its own process', async () => {
    const on = await createTestDatabase();
    const writer = await createTestApp({ on, seeded: true });
    // An embedded database can be opened once.
    const opened = { ...on, open: async () => writer.database };
    const fresh = await createTestApp({ on: opened, keepsNothing: true });
    await mustNeverBeStale({ writer, reader: writer, fresh });
    await fresh.app.close();
    await fresh.bus.close();
    await writer.close();
    await on.drop();
  });

  it.skipIf(testServerUrl === undefined)('of another process whose news it has heard', async () => {
    const on = await createTestDatabase();
    const writer = await createTestApp({ on, seeded: true });
    const reader = await createTestApp({ on });
    const fresh = await createTestApp({ on, keepsNothing: true });
    await mustNeverBeStale({ writer, reader, fresh });
    for (const server of [writer, reader, fresh]) await server.close();
    await on.drop();
  });
});
