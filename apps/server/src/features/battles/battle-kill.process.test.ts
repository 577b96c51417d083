import { startBattle } from '@poketorneo/battle';
import { type BattleState, type BodyOf, contract, type SessionUser } from '@poketorneo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anyChoice } from '../../testing/any-choice.ts';
import { listContradictions } from '../../testing/invariants.ts';
import { callRemote, signUpRemote } from '../../testing/load/remote-server.ts';
import { seededChance } from '../../testing/load/seeded-chance.ts';
import { bundleServer, type ServerBundle, startServer } from '../../testing/server-process.ts';
import { temporaryFolder } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { listChoices } from './battle-choices-repository.ts';
import { parseSetup } from './battle-setup.ts';
import { findSetup } from './battles-repository.ts';

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
  bundle.remove();
});

function startAnother() {
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

/** TEST_KILLS asks for more. */
const kills = Number(process.env.TEST_KILLS ?? 6);

type MadeChoice = BodyOf<typeof contract.battles.choose>;

/** How far the player was told that a battle had come. */
interface Acknowledged {
  readonly battleId: number;
  readonly step: number;
}

/** A battle of the player's that runs: the last one, or, once that is over, another. */
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

/** What the player chooses where a battle has come to: the same there each time. */
function nextChoice({ id: battleId, step, request }: BattleState): MadeChoice {
  if (request === null) throw new Error('A running battle asks for nothing');
  return { battleId, step, choice: anyChoice(request, 'giocatore', step), after: 0 };
}

it('a choice that was acknowledged is never lost nor made twice, whenever the server is killed', async () => {
  const chance = seededChance(2026);
  let player: SessionUser | undefined;
  let unsure: MadeChoice | undefined;
  let acknowledged: Acknowledged | undefined;
  for (let kill = 0; kill < kills; kill += 1) {
    const server = startAnother();
    const address = await server.address();
    if (player === undefined) {
      player = await signUpRemote(address, 'giocatore', 1);
      const { token } = player;
      const [first] = await callRemote(address, contract.tournaments.listAll, { token });
      const body = { tournamentId: first?.id ?? 0 };
      await callRemote(address, contract.tournaments.signUp, { body, token });
    }
    const { token } = player;
    const choose = async (body: MadeChoice) => {
      const { step } = await callRemote(address, contract.battles.choose, { body, token });
      const { battleId } = body;
      expect(step).toBeGreaterThan(body.step);
      if (acknowledged?.battleId === battleId) {
        expect(step).toBeGreaterThanOrEqual(acknowledged.step);
      }
      acknowledged = { battleId, step };
    };
    // As the player's browser does, who has perhaps not been told that it arrived.
    if (unsure !== undefined) await choose(unsure);
    const calm = nextChoice(await runningBattle(address, player));
    const started = performance.now();
    await choose(calm);
    const usual = performance.now() - started;
    // So the server dies before the next choice, in it and after it.
    unsure = nextChoice(await runningBattle(address, player));
    const made = choose(unsure).catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error;
    });
    setTimeout(() => server.kill('SIGKILL'), chance() * 1.5 * usual);
    await Promise.all([made, server.ended]);
  }
  expect(acknowledged).toBeDefined();
  await mustBeWhole(acknowledged);
});

/** What the database holds is what its choices make, and contradicts itself nowhere. */
async function mustBeWhole(acknowledged: Acknowledged | undefined): Promise<void> {
  const { db, close } = await database.open();
  expect(await listContradictions(db)).toEqual([]);
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
