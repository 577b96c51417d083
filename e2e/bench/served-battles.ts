import { setTimeout as wait } from 'node:timers/promises';
import {
  type BattleGrade,
  type BattleState,
  type BodyOf,
  contract,
  type SessionUser,
} from '@poketorneo/contract';
import { callRemote } from '../../apps/server/src/testing/load/remote-server.ts';
import { randomChoice } from '../../apps/server/src/testing/random-choice.ts';
import { percentile } from './percentile.ts';
import type { Figure } from './report.ts';
import { signIn } from './sign-in.ts';

const battles = 50;
/** Of each player: the time in which a turn is shown. */
const secondsBetweenChoices = 10;
const seconds = 40;
const maxMs = { answer: 60, read: 15 };
const readsPerSecond = 25;

/** Pages that another player reads during the battles. */
const pages = [
  contract.tournaments.listAll,
  contract.leaders.listOwn,
  contract.availablePokemons.listSeen,
  contract.profile.info,
  contract.battles.listOpen,
];

type Player = Pick<SessionUser, 'username' | 'token'>;

/** Signs in a player of the crowd. */
export function signedIn(url: string, index: number): Promise<SessionUser> {
  return signIn(url, { username: `giocatore${index * 37 + 1}`, password: 'segreto1' });
}

/** Starts a single battle against the first available undefeated leader; undefined without one. */
export async function startBattle(
  url: string,
  { token }: Player,
): Promise<BattleState | undefined> {
  for (const { leaders } of await callRemote(url, contract.leaders.listOwn, { token })) {
    const next = leaders.find(({ defeated }) => !defeated);
    if (next === undefined) continue;
    const query = { leaderId: next.id };
    const prepared = await callRemote(url, contract.battles.prepare, { query, token });
    if (prepared.refusal !== null || prepared.leader.isDoubleBattle) continue;
    let tierLeft = prepared.leader.tierTot;
    const pokemonIds: number[] = [];
    for (const pokemon of prepared.pokemons.toSorted((a, b) => a.tierInGame - b.tierInGame)) {
      tierLeft -= pokemon.tierInGame;
      if (tierLeft >= 0 && pokemonIds.length < 6) pokemonIds.push(pokemon.availablePokemonId);
    }
    const body = { leaderId: next.id, pokemonIds, kind: 'leader' as const };
    return callRemote(url, contract.battles.start, { body, token });
  }
  return undefined;
}

/** Starts a battle for each of `battles` players of the crowd, from an index on. */
async function startBattles(url: string, from: number): Promise<Player[]> {
  const players: Player[] = [];
  for (let index = from; players.length < battles; index += 1) {
    const player = await signedIn(url, index);
    if ((await startBattle(url, player)) !== undefined) players.push(player);
  }
  return players;
}

type Snapshot = Pick<BattleState, 'id' | 'step' | 'seq' | 'request'>;

/** The state of the player's battle, or of a new one when it is over. */
async function currentBattle(url: string, player: Player): Promise<Snapshot | undefined> {
  const { token } = player;
  const [open] = await callRemote(url, contract.battles.listOpen, { token });
  if (open === undefined) return startBattle(url, player);
  return callRemote(url, contract.battles.get, { query: { battleId: open.id }, token });
}

/** Chooses at an even pace until the end; returns the response times. */
async function fight(url: string, player: Player, start: number, end: number): Promise<number[]> {
  const times: number[] = [];
  const { username, token } = player;
  let battle: Snapshot | undefined;
  for (let next = start; next < end; next += secondsBetweenChoices * 1000) {
    if (battle === undefined || battle.request === null) battle = await currentBattle(url, player);
    if (battle === undefined || battle.request === null) return times;
    const { id, step, seq: after, request } = battle;
    await wait(Math.max(0, next - performance.now()));
    const body = { battleId: id, step, after, choice: randomChoice(request, username, step) };
    const askedAt = performance.now();
    const update = await choose(url, token, body);
    if (update !== undefined) times.push(performance.now() - askedAt);
    battle = update && { id, ...update };
  }
  return times;
}

/** Undefined for a choice that only hidden information forbids, which is no failure. */
async function choose(url: string, token: string, body: BodyOf<typeof contract.battles.choose>) {
  try {
    return await callRemote(url, contract.battles.choose, { body, token });
  } catch (error) {
    if (error instanceof Error && error.message.includes(' answered 422')) return undefined;
    throw error;
  }
}

/** Reads at an even pace until the end; returns the response times. */
async function readPages(url: string, { token }: Player, start: number, end: number) {
  const times: number[] = [];
  for (let next = start; next < end; next += 1000 / readsPerSecond) {
    await wait(Math.max(0, next - performance.now()));
    const path = pages[times.length % pages.length]?.path ?? '';
    const askedAt = performance.now();
    const response = await fetch(url + path, { headers: { 'x-access-token': token } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    times.push(performance.now() - askedAt);
  }
  return times;
}

/** All players fight while another one reads. */
async function measureFights(url: string, players: readonly Player[], reader: Player) {
  const start = performance.now();
  const end = start + seconds * 1000;
  const pause = (secondsBetweenChoices * 1000) / players.length;
  const [answers, reads] = await Promise.all([
    Promise.all(players.map((player, index) => fight(url, player, start + index * pause, end))),
    readPages(url, reader, start, end),
  ]);
  return { answers: answers.flat(), read: percentile(reads, 0.99) };
}

async function setGrades(url: string, token: string, grade: BattleGrade): Promise<void> {
  for (const { leaders } of await callRemote(url, contract.leaders.listAll, { token })) {
    for (const { id: leaderId, version } of leaders) {
      await callRemote(url, contract.leaders.setGrade, {
        body: { leaderId, grade, version },
        token,
      });
    }
  }
}

/**
 * Response times of choices while many battles run, against leaders of two grades, and their cost
 * to another player's reads.
 */
export async function measureServedBattles(url: string, organiser: string): Promise<Figure[]> {
  const reader = await signedIn(url, 0);
  const alone = await measureFights(url, [], reader);
  const figures: Figure[] = [];
  for (const { grade, from } of [
    { grade: 2, from: 1 },
    { grade: 3, from: 100 },
  ] as const) {
    const who = `leaders of grade ${grade}`;
    await setGrades(url, organiser, grade);
    const players = await startBattles(url, from);
    const { answers, read: beside } = await measureFights(url, players, reader);
    const p95 = percentile(answers, 0.95);
    figures.push(
      {
        what: `the answer to a choice, ${players.length} battles running, ${who}`,
        measured: `p50 ${percentile(answers, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms of ${answers.length}`,
        bar: `p95 ≤ ${maxMs.answer} ms`,
        reached: p95 <= maxMs.answer,
      },
      {
        what: `other reads beside them (${who})`,
        measured: `p99 ${beside.toFixed(1)} ms`,
        reference: `${alone.read.toFixed(1)} ms without`,
        bar: `≤ ${maxMs.read} ms`,
        reached: beside <= maxMs.read,
      },
    );
  }
  return figures;
}
