import { startBattle } from '@poketorneo/battle';
import { type BattleState, type BodyOf, contract, type SessionUser } from '@poketorneo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listInconsistencies } from '../../testing/invariants.ts';
import { callRemote, signUpRemote } from '../../testing/load/remote-server.ts';
import { seededRandom } from '../../testing/load/seeded-random.ts';
import { randomChoice } from '../../testing/random-choice.ts';
import { bundleServer, type ServerBundle, startServer } from '../../testing/server-process.ts';
import { temporaryFolder } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { findSetup, listChoices } from '../battle-records/index.ts';
import { parseSetup } from './battle-setup.ts';

let bundle: ServerBundle;
let database: TestDatabase;
let dataFolder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  bundle = await bundleServer();
  database = await createTestDatabase();
  dataFolder = await temporaryFolder();
});
afterAll(async () => {
  await database.drop();
  await dataFolder.remove();
});

function startOnDatabase() {
  const { location } = database;
  const where =
    location.kind === 'embedded'
      ? { DATA_DIR: location.folder }
      : { DATA_DIR: dataFolder.path, DATABASE_URL: location.url };
  return startServer(bundle, {
    ...where,
    TOKEN_SECRET: 'un segreto di almeno trentadue caratteri',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'silent',
  });
}

/** Overridden by TEST_KILLS. */
const kills = Number(process.env.TEST_KILLS ?? 6);

type ChoiceInput = BodyOf<typeof contract.battles.choose>;

/** Progress acknowledged to the player. */
interface Acknowledged {
  readonly battleId: number;
  readonly step: number;
}

/** The player's running battle, or a new one. */
async function runningBattle(address: string, { token }: SessionUser): Promise<BattleState> {
  const [open] = await callRemote(address, contract.battles.listOpen, { token });
  if (open !== undefined) {
    return callRemote(address, contract.battles.get, { query: { battleId: open.id }, token });
  }
  const [group] = await callRemote(address, contract.leaders.listOwn, { token });
  const leaderId = group?.leaders.find(({ defeated }) => !defeated)?.id ?? 0;
  const query = { leaderId };
  const { pokemons } = await callRemote(address, contract.battles.prepare, { query, token });
  const pokemonIds = pokemons.slice(0, 3).map(({ availablePokemonId }) => availablePokemonId);
  return callRemote(address, contract.battles.start, {
    body: { leaderId, kind: 'leader', pokemonIds },
    token,
  });
}

/** The player's choice, the same at the same step. */
function nextChoice({ id: battleId, step, request }: BattleState): ChoiceInput {
  if (request === null) throw new Error('A running battle asks for nothing');
  return { battleId, step, choice: randomChoice(request, 'giocatore', step), after: 0 };
}

it('an acknowledged choice is never lost or repeated when the server is killed', async () => {
  const chance = seededRandom(2026);
  let player: SessionUser | undefined;
  let pending: ChoiceInput | undefined;
  let acknowledged: Acknowledged | undefined;
  for (let kill = 0; kill < kills; kill += 1) {
    const server = startOnDatabase();
    const address = await server.address();
    if (player === undefined) {
      player = await signUpRemote(address, 'giocatore', 1);
      const { token } = player;
      const [first] = await callRemote(address, contract.tournaments.listAll, { token });
      const body = { tournamentId: first?.id ?? 0 };
      await callRemote(address, contract.tournaments.signUp, { body, token });
    }
    const { token } = player;
    const choose = async (body: ChoiceInput) => {
      const { step } = await callRemote(address, contract.battles.choose, { body, token });
      const { battleId } = body;
      expect(step).toBeGreaterThan(body.step);
      if (acknowledged?.battleId === battleId) {
        expect(step).toBeGreaterThanOrEqual(acknowledged.step);
      }
      acknowledged = { battleId, step };
    };
    // Like a browser that did not receive the response.
    if (pending !== undefined) await choose(pending);
    const next = nextChoice(await runningBattle(address, player));
    const started = performance.now();
    await choose(next);
    const durationMs = performance.now() - started;
    // Kills the server before, during or after the next choice.
    pending = nextChoice(await runningBattle(address, player));
    const made = choose(pending).catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error;
    });
    setTimeout(() => server.kill('SIGKILL'), chance() * 1.5 * durationMs);
    await Promise.all([made, server.ended]);
  }
  expect(acknowledged).toBeDefined();
  await assertConsistent(acknowledged);
});

/** The stored battles equal the replay of their choices, without inconsistencies. */
async function assertConsistent(acknowledged: Acknowledged | undefined): Promise<void> {
  const { db, close } = await database.open();
  expect(await listInconsistencies(db)).toEqual([]);
  const battles = await db.selectFrom('battles').select(['id', 'step', 'turn']).execute();
  expect(battles.length).toBeGreaterThan(0);
  for (const { id, step, turn } of battles) {
    const battle = startBattle(parseSetup(await findSetup(db, id)).engine);
    const choices = await listChoices(db, id, 0);
    for (let made = 0; made < step; made += 1) {
      battle.decide(
        Object.fromEntries(
          choices.filter((each) => each.step === made).map(({ side, choice }) => [side, choice]),
        ),
      );
    }
    if (step > 0) expect(battle.turn).toBe(turn);
    if (acknowledged?.battleId === id) expect(step).toBeGreaterThanOrEqual(acknowledged.step);
  }
  await close();
}
