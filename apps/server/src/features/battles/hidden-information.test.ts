import { engineVersion, startBattle } from '@poketorneo/battle';
import {
  type BattleChoice,
  type BattleRequest,
  type BattleSide,
  battleSides,
  contract,
  type DuelState,
  type Endpoint,
  formatFollowed,
} from '@poketorneo/contract';
import { foeOf } from '@poketorneo/rules/battle';
import { defaultTerms } from '@poketorneo/rules/duels';
import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import { accountOf, getDuel } from '../../testing/duels.ts';
import { seededRandom } from '../../testing/load/seeded-random.ts';
import { type Person, signUp } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { listAvailablePokemons, type StoredPokemon } from '../available-pokemon/index.ts';
import { findSetup, listChoices } from '../battle-records/index.ts';
import { parseSetup } from './battle-setup.ts';
import { startDuel } from './index.ts';
import { typeOfTeam } from './lineups.ts';

/** Whole duels; overridden by TEST_DUELS and TEST_SEED. */
const duels = Number(process.env.TEST_DUELS ?? 2);
const seed = Number(process.env.TEST_SEED ?? 2026);
const secretSeed = 'seme-che-nessuno-conosce';

type Audience = BattleSide | 'spectator';
const audiences: readonly Audience[] = [...battleSides, 'spectator'];

/** A duel, and all that each audience has received of it: responses whole, streams by message. */
interface Scene {
  server: TestApp;
  battleId: number;
  players: Readonly<Record<BattleSide, Person>>;
  /** Takes what has arrived since the last call; `knowing` of a step: once the streams know it. */
  take(audience: Audience, knowing?: number): Promise<string[]>;
  /** Lets an audience ask for all that it may, and some that it may not. */
  ask(audience: Audience): Promise<void>;
  choose(side: BattleSide, state: DuelState, choice: BattleChoice): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

type Teams = readonly [readonly StoredPokemon[], readonly StoredPokemon[]];

async function openScene(teamsOf: (all: readonly StoredPokemon[]) => Teams): Promise<Scene> {
  const server = await createTestApp({ seeded: true });
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const names = { 1: 'nina', 2: 'ugo' };
  const players = {
    1: await signUp(server, { username: names[1] }),
    2: await signUp(server, { username: names[2] }),
  };
  const teams = teamsOf(await listAvailablePokemons(server.database.db));
  const duelists = {
    1: { account: await accountOf(server, players[1]), team: teams[0] },
    2: { account: await accountOf(server, players[2]), team: teams[1] },
  };
  const battleId = await server.transaction((unit) =>
    startDuel(unit, {
      terms: defaultTerms,
      players: duelists,
      isBalanced: true,
      engineVersion,
      newSeed: () => secretSeed,
    }),
  );
  const received: Record<Audience, string[]> = { 1: [], 2: [], spectator: [] };
  const streams = {
    1: await readStream(address, { battleId, player: players[1] }),
    2: await readStream(address, { battleId, player: players[2] }),
    spectator: await readStream(address, { battleId }),
  };
  // Who is here shows only once the streams are open; until then messages come in any order.
  for (const side of battleSides) await streams[side].sees('"isFoeAway":false');
  await streams.spectator.sees('"kind":"watched"');
  for (const audience of audiences) await streams[audience].take();
  async function call(
    audience: Audience,
    endpoint: Endpoint,
    options: Omit<Parameters<TestApp['call']>[1] & object, 'token'> = {},
  ): Promise<LightMyRequestResponse> {
    const token = audience === 'spectator' ? undefined : players[audience].token;
    const response = await server.call(endpoint, {
      ...options,
      ...(token === undefined ? {} : { token }),
    });
    received[audience].push(textOf(endpoint, response));
    return response;
  }
  return {
    server,
    battleId,
    players,
    async take(audience, knowing) {
      const told = await streams[audience].take(knowing);
      return [...received[audience].splice(0), ...told];
    },
    async ask(audience) {
      const { battles } = contract;
      await call(audience, contract.live.watch, { query: { watch: battleId } });
      await call(audience, contract.live.list);
      if (audience === 'spectator') return;
      const { id: userId } = players[audience];
      const foe = players[foeOf(audience)];
      await call(audience, battles.get, { query: { battleId } });
      await call(audience, battles.updates, { query: { battleId, after: 0 } });
      await call(audience, battles.listOpen);
      await call(audience, battles.list, { query: { userId } });
      await call(audience, battles.list, { query: { userId: foe.id } });
      await call(audience, battles.ownReplay, { query: { battleId } });
      await call(audience, battles.share, { body: { battleId } });
      await call(audience, contract.duels.list);
      await call(audience, contract.notifications.list);
      await call(audience, contract.ownData.get);
      await server.database.db.deleteFrom('rate_limits').execute();
    },
    choose: (side, { id, step, seq }, choice) =>
      call(side, contract.battles.choose, { body: { battleId: id, step, choice, after: seq } }),
    async close() {
      expect(server.errors).toEqual([]);
      for (const audience of audiences) streams[audience].close();
      await server.close();
    },
  };
}

/** A response as it was sent, but for what no two responses share. */
function textOf({ path }: Endpoint, { statusCode, headers, body }: LightMyRequestResponse): string {
  const { date: _, etag: __, 'x-request-id': ___, 'set-cookie': ____, ...others } = headers;
  return `${path} ${statusCode} ${JSON.stringify(others)} ${withoutTimes(body)}`;
}

/** Moments differ from one run to the next. Codes of requests are random. */
function withoutTimes(text: string): string {
  return text.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, 'T');
}

/** Reads a stream's bytes; counts of viewers, which come by a timer, are left out. */
async function readStream(
  address: string,
  { battleId, player }: { battleId: number; player?: Person },
) {
  const controller = new AbortController();
  const followed = { battles: formatFollowed(player ? [{ battleId, after: 0 }] : []) };
  const query = new URLSearchParams(player ? followed : { watch: String(battleId) });
  const response = await fetch(`${address}${contract.live.stream.path}?${query}`, {
    headers: player ? { 'x-access-token': player.token } : {},
    signal: controller.signal,
  });
  const messages: string[] = [];
  let step = -1;
  let notify = () => {};
  const reading = (async () => {
    const decoder = new TextDecoder();
    let text = '';
    for await (const bytes of response.body ?? []) {
      text += decoder.decode(bytes, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        if (block === ':' || block.includes('"kind":"viewers"')) continue;
        messages.push(withoutTimes(block));
        step = Math.max(step, Number(/"step":(\d+)/.exec(block)?.[1] ?? -1));
      }
      notify();
    }
  })().catch(() => {});
  const news = () =>
    new Promise<void>((resolve) => {
      notify = resolve;
    });
  return {
    async take(knowing = -1): Promise<string[]> {
      while (step < knowing) await news();
      return messages.splice(0);
    },
    async sees(part: string): Promise<void> {
      while (!messages.at(-1)?.includes(part)) await news();
    },
    close: () => {
      controller.abort();
      return reading;
    },
  };
}

/** A random legal choice, with switches. */
function anyChoice({ positions, team }: BattleRequest, chance: () => number): BattleChoice {
  const [position] = positions;
  if (!position) return [{ do: 'pass' }];
  const bench = team.filter(({ isActive, condition }) => !isActive && condition.hp > 0);
  const next = bench[Math.floor(chance() * bench.length)];
  if (position.mustSwitch) return [next ? { do: 'switch', to: next.place } : { do: 'pass' }];
  if (next !== undefined && !position.isTrapped && chance() < 0.15)
    return [{ do: 'switch', to: next.place }];
  const usable = position.moves.flatMap(({ isDisabled, aims }, index) =>
    isDisabled ? [] : [{ slot: index + 1, aims }],
  );
  const { slot, aims } = usable[Math.floor(chance() * usable.length)] ?? { slot: 1, aims: [] };
  const at = aims.find(({ side }) => side === 2) ?? aims[0];
  return [at === undefined ? { do: 'move', slot } : { do: 'move', slot, at }];
}

/** All that a side's request names of its own team: moves, abilities, items, forms. */
function secretsOf({ team }: BattleRequest): { terms: Set<string>; forms: Set<number> } {
  const terms = team.flatMap(({ ability, item, moves }) => [
    ability,
    ...(item === null ? [] : [item]),
    ...moves.map(({ move }) => move),
  ]);
  return { terms: new Set(terms), forms: new Set(team.map(({ formId }) => formId)) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Takes the events and the own request out of a message; returns the events and the rest. */
function split(text: string): { events: unknown[]; rest: string } {
  const events: unknown[] = [];
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    if (!isRecord(value)) return value;
    if (Array.isArray(value.events)) events.push(...value.events);
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, part]) =>
        key === 'events' || key === 'request' ? [] : [[key, strip(part)]],
      ),
    );
  };
  const start = text.search(/[[{]/);
  const rest = text
    .split(/ (?=[[{])|^data: /m)
    .map((part) => {
      try {
        return JSON.stringify(strip(JSON.parse(part)));
      } catch {
        return part;
      }
    })
    .join(' ');
  return { events, rest: start < 0 ? text : rest };
}

/** What an audience may know of the sides that are not its own. */
interface Foe {
  secrets: ReturnType<typeof secretsOf>;
  side: BattleSide;
}

function unknownIn(text: string, { terms, forms }: Foe['secrets'], seen: string): string[] {
  const words = new Set(text.match(/(?<=")[a-z0-9][a-z0-9-]*(?=")/g));
  const formsOf = (where: string) =>
    new Set([...where.matchAll(/"formId":(\d+)/g)].map(([, id]) => Number(id)));
  const [shown, known] = [formsOf(text), formsOf(seen)];
  return [
    ...[...terms].filter((term) => words.has(term) && !seen.includes(`"${term}"`)),
    ...[...forms].filter((form) => shown.has(form) && !known.has(form)).map(String),
  ];
}

it(`no byte that players and spectators receive tells what is hidden (seed ${seed})`, async () => {
  const chance = seededRandom(seed);
  const figures = { steps: 0, bytes: 0, messages: 0 };
  for (let duel = 0; duel < duels; duel += 1) {
    const scene = await openScene((all) => {
      const shuffled = all
        .map((pokemon) => ({ pokemon, at: chance() }))
        .sort((one, other) => one.at - other.at)
        .map(({ pokemon }) => pokemon);
      return [shuffled.slice(0, 3), shuffled.slice(3, 6)];
    });
    const { server, battleId, players } = scene;
    const stateOf = (side: BattleSide) => getDuel(server, players[side], battleId);
    const first = { 1: await stateOf(1), 2: await stateOf(2) };
    const secrets = {
      1: secretsOf(first[1].request ?? { positions: [], team: [] }),
      2: secretsOf(first[2].request ?? { positions: [], team: [] }),
    };
    const foesOf: Record<Audience, BattleSide[]> = { 1: [2], 2: [1], spectator: [1, 2] };
    const seen: Record<Audience, string> = { 1: '', 2: '', spectator: '' };

    /** Checks all that has arrived. */
    async function check(audience: Audience, knowing?: number): Promise<void> {
      for (const text of await scene.take(audience, knowing)) {
        figures.bytes += text.length;
        figures.messages += 1;
        const { events, rest } = split(text);
        seen[audience] += JSON.stringify(events);
        expect(text).not.toContain(secretSeed);
        // The download of own data has the own choices.
        const isOwn = text.startsWith(contract.ownData.get.path);
        if (!isOwn)
          expect(rest).not.toMatch(/"(pp|choice|choices|sealed|awaited|moves|team)":(?!\[\])/);
        for (const side of foesOf[audience]) {
          const own = audience === 'spectator' ? '' : JSON.stringify([...secrets[audience].terms]);
          const leaked = unknownIn(rest, secrets[side], seen[audience] + own);
          expect(leaked, `${audience} reads ${text}`).toEqual([]);
        }
        if (audience === 'spectator') expect(text).not.toContain('"request"');
      }
    }

    for (;;) {
      const states = { 1: await stateOf(1), 2: await stateOf(2) };
      const { step, status } = states[1];
      for (const audience of audiences) {
        await scene.ask(audience);
        await check(audience, status === 'running' ? step : undefined);
      }
      if (status !== 'running') break;
      const order: BattleSide[] = chance() < 0.5 ? [1, 2] : [2, 1];
      for (const side of order) {
        const { request } = states[side];
        if (request === null) continue;
        // A hidden trap refuses a switch; then any move.
        for (;;) {
          const made = await scene.choose(side, states[side], anyChoice(request, chance));
          if (made.statusCode !== 422) break;
        }
        if (side === order[0]) for (const audience of audiences) await scene.ask(audience);
      }
      figures.steps += 1;
    }
    // The wire tells exactly what the engine lets each audience know.
    const replayed = startBattle(parseSetup(await findSetup(server.database.db, battleId)).engine);
    const choices = await listChoices(server.database.db, battleId, 0);
    for (let step = 0; step <= (choices.at(-1)?.step ?? -1); step += 1) {
      const ofStep = choices.filter((made) => made.step === step);
      replayed.decide(Object.fromEntries(ofStep.map(({ side, choice }) => [side, choice])));
    }
    for (const side of battleSides) {
      expect((await stateOf(side)).events).toEqual(replayed.events(side));
    }
    await scene.close();
  }
  if (process.env.TEST_DUELS) process.stdout.write(`${JSON.stringify({ duels, ...figures })}\n`);
});

/** What side 2 keeps secret for as long as it does not use it. */
interface Secret {
  /** The second and third Pokémon, which stay on the bench. */
  bench: (all: readonly StoredPokemon[]) => readonly StoredPokemon[];
  /** Changes the first Pokémon where it does not show. */
  disguise: (lead: StoredPokemon, all: readonly StoredPokemon[]) => StoredPokemon;
  /** The slot that it uses in the last step. */
  lastSlot: number;
  /** Whether it chooses before side 1. */
  isEarly: boolean;
}

const openSecret: Secret = {
  bench: (all) => all.slice(21, 23),
  disguise: (lead) => lead,
  lastSlot: 1,
  isEarly: false,
};

/** Of side 1: of different types. */
const firstTeam = (all: readonly StoredPokemon[]) => [0, 9, 15].flatMap((at) => all[at] ?? []);

const steps = 3;

/** All that side 1 and spectators receive, by step, until side 2 would show its secret. */
async function watchWith(secret: Secret): Promise<{ known: string[][]; own: string[] }> {
  const scene = await openScene((all) => {
    const lead = all[20];
    if (lead === undefined) throw new Error('There are too few Pokémon');
    return [firstTeam(all), [secret.disguise(lead, all), ...secret.bench(all)]];
  });
  const { server, battleId, players } = scene;
  const known: string[][] = [];
  const own: string[] = [];
  const received = new Set<string>();
  // The clocks of a slow server are moved, which is told: but for the times, the same once more.
  function isNew(audience: Audience, text: string): boolean {
    const before = received.size;
    return received.add(`${audience} ${text}`).size > before;
  }
  async function look(step: number): Promise<void> {
    for (const audience of audiences) {
      await scene.ask(audience);
      const texts = await scene.take(audience, step);
      if (audience === 2) own.push(...texts);
      else known.push(texts.filter((text) => isNew(audience, text)));
    }
  }
  await look(0);
  for (let step = 0; step < steps; step += 1) {
    const mine = await getDuel(server, players[1], battleId);
    const theirs = await getDuel(server, players[2], battleId);
    const isLast = step === steps - 1;
    const slot = isLast ? secret.lastSlot : 1;
    const choose = {
      1: () => scene.choose(1, mine, anyFirst(mine)),
      2: () => scene.choose(2, theirs, anyFirst(theirs, slot)),
    };
    if (secret.isEarly) {
      await choose[2]();
      await look(step);
    } else {
      await look(step);
    }
    if (isLast) {
      // Side 2 has decided in its heart; before the other has, nothing shows.
      if (!secret.isEarly) await choose[2]();
      await look(step);
      break;
    }
    if (!secret.isEarly) await choose[2]();
    await choose[1]();
    await look(step + 1);
  }
  await scene.close();
  return { known, own };
}

/** The first move, or the first Pokémon that can come. */
function anyFirst({ request }: DuelState, slot = 1): BattleChoice {
  const [position] = request?.positions ?? [];
  if (!position) return [{ do: 'pass' }];
  const bench = request?.team.find(({ isActive, condition }) => !isActive && condition.hp > 0);
  if (position.mustSwitch) return [bench ? { do: 'switch', to: bench.place } : { do: 'pass' }];
  const at = position.moves[slot - 1]?.aims[0];
  return [at === undefined ? { do: 'move', slot } : { do: 'move', slot, at }];
}

let watchedOpenly: ReturnType<typeof watchWith> | undefined;

it.each<[string, Partial<Secret>]>([
  ['other Pokémon on the bench', { bench: otherBench }],
  [
    'other moves and items on the bench',
    {
      bench: (all) =>
        all.slice(21, 23).map((pokemon, index) => ({
          ...pokemon,
          ...movesOf(all[50 + index]),
          itemId: 'luckyegg',
        })),
    },
  ],
  [
    'other moves that were not used',
    {
      disguise: (lead, all) => ({ ...lead, ...movesOf(all[60]), moveId1: lead.moveId1 }),
    },
  ],
  ['another choice in the last step', { lastSlot: 2 }],
  ['a choice made earlier', { isEarly: true }],
])('the other side and spectators receive the same bytes with %s', async (_, difference) => {
  watchedOpenly ??= watchWith(openSecret);
  const open = await watchedOpenly;
  const other = await watchWith({ ...openSecret, ...difference });
  expect(other.known).toEqual(open.known);
  // The secret is one.
  expect(other.own).not.toEqual(open.own);
});

/** Two Pokémon that change the most frequent type of the six. */
function otherBench(all: readonly StoredPokemon[]): readonly StoredPokemon[] {
  const typeWith = (bench: readonly StoredPokemon[]) =>
    typeOfTeam([...firstTeam(all), ...all.slice(20, 21), ...bench]);
  const before = typeWith(openSecret.bench(all));
  const rest = all.slice(23);
  const bench = rest
    .flatMap((one, index) => rest.slice(index + 1).map((other) => [one, other]))
    .find((pair) => typeWith(pair) !== before);
  if (bench === undefined) throw new Error('No two change the most frequent type');
  return bench;
}

function movesOf(pokemon: StoredPokemon | undefined) {
  if (pokemon === undefined) throw new Error('There are too few Pokémon');
  const { moveId1, moveId2, moveId3, moveId4 } = pokemon;
  return { moveId1, moveId2, moveId3, moveId4 };
}
