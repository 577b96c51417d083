/*
 * A separate process of players and spectators. Receives its task from its parent process, says
 * when the first duel has begun and when the measurement begins, and sends the result. Light, so that
 * it does not disturb the servers.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { BattleState, BattleUpdate, DuelChallenge, LiveMessage } from '@poketorneo/contract';
import { randomChoice } from '../../../apps/server/src/testing/random-choice.ts';
import { openStream, send } from './http.ts';
import type { LiveOutcome, LiveTask } from './task.ts';

const readsPerSecond = 10;
const maxChoices = 5;
/** A step that has not arrived by then has failed. */
const maxStepMs = 30_000;
/** At most this long before the other's choice. */
const maxLeadMs = 1500;
/** As a browser's first pause. */
const reopenMs = 500;

const outcome: LiveOutcome = {
  ...{ steps: [], answers: [], beginnings: [], spectators: [], reads: [], echo: [] },
  reopened: 0,
  failures: [],
};
let isMeasuring = false;
let isOver = false;

function record(times: keyof Omit<LiveOutcome, 'failures' | 'reopened'>, since: number): void {
  if (isMeasuring) outcome[times].push(performance.now() - since);
}

function fail(error: unknown): void {
  if (!isOver) outcome.failures.push(error instanceof Error ? error.message : String(error));
}

const until = (moment: number) => wait(Math.max(0, moment - performance.now()));

interface StreamAddress {
  port: number;
  /** Asked again at each opening, since more is known by then. */
  path: () => string;
  token?: string;
}

/** Opens a stream, and again whenever the server ends it; returns the function that closes it. */
async function keepStream(
  { port, path, token }: StreamAddress,
  onMessage: (data: string) => void,
): Promise<() => void> {
  let isWanted = true;
  const open = () => openStream({ port, path: path(), token }, onMessage, () => void openAgain());
  let close = await open();

  async function openAgain(): Promise<void> {
    if (!isWanted || isOver) return;
    outcome.reopened += 1;
    await wait(reopenMs);
    if (!isWanted) return;
    const opened = await open().catch(openAgain);
    if (opened === undefined) return;
    close = opened;
    if (!isWanted) close();
  }

  return () => {
    isWanted = false;
    close();
  };
}

interface PlayerCall {
  method?: 'GET' | 'POST';
  body?: unknown;
}

/** One of a duel's players, with what the screen shows. */
class Player {
  step = 0;
  seq = 0;
  request: BattleUpdate['request'] = null;
  isOver = false;
  readonly token: string;
  readonly port: number;
  #onNews: () => void;

  constructor(token: string, port: number, onNews: () => void) {
    this.token = token;
    this.port = port;
    this.#onNews = onNews;
  }

  async call(path: string, { method = 'GET', body }: PlayerCall = {}) {
    const answer = await send({ port: this.port, path, method, token: this.token, body });
    if (answer.status >= 400 && answer.status !== 422 && answer.status !== 409) {
      throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    }
    return answer;
  }

  receive({
    step,
    seq,
    request,
    status,
  }: Pick<BattleUpdate, 'step' | 'seq' | 'request' | 'status'>) {
    if (step < this.step) return;
    Object.assign(this, { step, seq, request, isOver: status !== 'running' });
    this.#onNews();
  }

  async load(battleId: number): Promise<void> {
    const { text } = await this.call(`/api/get-battle?battleId=${battleId}`);
    const state: BattleState = JSON.parse(text);
    this.receive(state);
  }

  /** Chooses until the server accepts it. */
  async choose(battleId: number): Promise<void> {
    for (let attempt = 0; attempt < maxChoices && this.request !== null; attempt += 1) {
      const { step, seq: after } = this;
      const choice = randomChoice(this.request, `${this.token} ${attempt}`, step);
      const body = { battleId, step, after, choice };
      const { status, text } = await this.call('/api/choose-in-battle', { method: 'POST', body });
      if (status === 200) return this.receive(JSON.parse(text));
      // Forbidden by hidden information, or another duel's end.
      await this.load(battleId);
      if (this.step > step) return;
    }
    throw new Error(`No choice was accepted in ${battleId}`);
  }
}

interface DuelParts {
  task: LiveTask;
  index: number;
  /** Ports of the duel's spectators. */
  spectators: readonly number[];
}

/** One duel after the other between the same players, with spectators. */
function createDuel({ task, index, spectators }: DuelParts) {
  const { tokens, challengedId } = task.duels[index] ?? { tokens: ['', ''], challengedId: 0 };
  const portOf = (place: number) => task.ports[(index + place) % task.ports.length] ?? 0;
  let battleId = 0;
  /** The last choice of the last step that was completed. */
  let completed = { step: Number.NaN, at: 0 };
  let awaited = { step: 0, resolve: () => {} };
  let closers: (() => void)[] = [];
  const players = tokens.map((token, place) => new Player(token, portOf(place), checkArrival));

  function checkArrival(): void {
    if (players.every(({ step }) => step > awaited.step)) awaited.resolve();
  }

  async function begin(): Promise<void> {
    const [one, other] = players;
    if (one === undefined || other === undefined) throw new Error('A duel has two players');
    const since = performance.now();
    for (const player of players) player.step = 0;
    completed = { step: Number.NaN, at: 0 };
    const challenge = { userId: challengedId, terms: task.terms };
    const made = await one.call('/api/challenge-player', { method: 'POST', body: challenge });
    const { id: challengeId }: DuelChallenge = JSON.parse(made.text);
    const answer = { challengeId, accept: true };
    const accepted = await other.call('/api/answer-challenge', { method: 'POST', body: answer });
    const { battleId: begun }: DuelChallenge = JSON.parse(accepted.text);
    if (begun === null || begun === undefined) throw new Error(`No duel: ${accepted.text}`);
    battleId = begun;
    await Promise.all(players.map((player) => player.load(battleId)));
    closers = await Promise.all([...players.map(follow), ...spectators.map(watch)]);
    record('beginnings', since);
  }

  function follow(player: Player): Promise<() => void> {
    const { port, token } = player;
    const path = () => `/api/stream-live?battles=${battleId}-${player.seq}`;
    return keepStream({ port, path, token }, (data) => {
      const message: LiveMessage = JSON.parse(data);
      if (message.kind === 'battle' && message.battleId === battleId)
        player.receive(message.update);
    });
  }

  function watch(port: number): Promise<() => void> {
    const path = () => `/api/stream-live?watch=${battleId}`;
    return keepStream({ port, path }, (data) => {
      // Parsing would cost more than the whole rest.
      const [, step] = /"step":(\d+)/.exec(data) ?? [];
      if (Number(step) === completed.step + 1) record('spectators', completed.at);
    });
  }

  /** Plays a step, whose last choice is sent at that moment. */
  async function playStep(due: number): Promise<void> {
    const { step } = players[0] ?? { step: 0 };
    const choosing = players.filter(({ request }) => request !== null);
    if (choosing.length === 2 && Math.random() < 0.5) choosing.reverse();
    const last = choosing.pop();
    const [first] = choosing;
    if (last === undefined) throw new Error(`Nobody has to choose in ${battleId}`);
    const arrived = new Promise<void>((resolve) => {
      awaited = { step, resolve };
    });
    if (first !== undefined) {
      await until(due - Math.random() * maxLeadMs);
      await first.choose(battleId);
    }
    await until(due);
    const chosenAt = performance.now();
    completed = { step, at: chosenAt };
    const answered = last.choose(battleId).then(() => record('answers', chosenAt));
    const isComplete = Promise.all([arrived.then(() => record('steps', chosenAt)), answered]);
    const tooLate = AbortSignal.timeout(maxStepMs);
    await Promise.race([
      isComplete,
      new Promise((_, reject) => {
        tooLate.onabort = () => {
          const reached = players.map((player) => player.step).join(' and ');
          reject(new Error(`Step ${step} of ${battleId} is late: its players are at ${reached}`));
        };
      }),
    ]);
  }

  return {
    begin,
    /** Plays a step each `stepMs` until the end; begins the next duel after one. */
    async fight(first: number): Promise<void> {
      for (let due = first; !isOver; due += task.stepMs) {
        due = Math.max(due, performance.now());
        try {
          if (players.some((player) => player.isOver)) {
            for (const close of closers) close();
            await begin();
          }
          await playStep(due);
        } catch (error) {
          fail(error);
          await Promise.all(players.map((player) => player.load(battleId))).catch(fail);
        }
      }
    },
    leave() {
      for (const close of closers) close();
    },
  };
}

/** Sends requests at an even pace, also while responses are late. */
async function askEvenly(of: 'reads' | 'echo', ask: (count: number) => ReturnType<typeof send>) {
  const start = performance.now();
  for (let count = 0; !isOver; count += 1) {
    await until(start + (count * 1000) / readsPerSecond);
    const askedAt = performance.now();
    ask(count).then(({ status }) => {
      if (status !== 200) fail(`A page answered ${status}`);
      record(of, askedAt);
    }, fail);
  }
}

async function run(task: LiveTask): Promise<void> {
  const { ports, reader, beginMs, stepMs, warmUpMs, measureMs } = task;
  const count = task.duels.length;
  const portOf = (number: number) => ports[number % ports.length] ?? 0;
  const duels = task.duels.map((_, index) => {
    const own = Array.from({ length: task.spectators }, (_, place) => place);
    const spectators = own.filter((place) => place % count === index);
    return createDuel({
      task,
      index,
      spectators: spectators.map((place) => portOf(place + index)),
    });
  });
  const asking = [
    askEvenly('echo', () => send({ port: task.echoPort, path: '/bytes/300' })),
    askEvenly('reads', (number) => {
      const path = reader.paths[number % reader.paths.length] ?? '';
      return send({ port: portOf(number), path, token: reader.token });
    }),
  ];
  const measure = () => {
    isMeasuring = true;
    process.send?.('measuring');
  };
  // The first duel waits until the engine has been loaded.
  await duels[0]?.begin();
  process.send?.('begun');
  if (warmUpMs === null) measure();
  const start = performance.now();
  const begun = duels.map(async (duel, index) => {
    await until(start + (index * beginMs) / count);
    if (index > 0) await duel.begin();
  });
  const fighting = duels.map((duel, index) =>
    begun[index]?.then(() => duel.fight(performance.now() + Math.random() * stepMs), fail),
  );
  if (warmUpMs !== null) {
    await Promise.allSettled(begun);
    await wait(warmUpMs);
    measure();
  }
  await wait(measureMs);
  isMeasuring = false;
  isOver = true;
  process.send?.(outcome);
  for (const duel of duels) duel.leave();
  await Promise.race([Promise.all([...asking, ...fighting]), wait(stepMs)]);
  process.exit(0);
}

process.once('message', (task: LiveTask) => void run(task));
