import { roleUser, type SessionUser } from '@poketorneo/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const storage = new Map<string, string>();
vi.hoisted(() => vi.stubGlobal('window', new EventTarget()));
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
  removeItem: (key: string) => storage.delete(key),
});
const { clearQueuedResults, enqueueResult, sendQueuedResults } = await import('./offline-play.ts');
const { session } = await import('./session.ts');

const player = (id: number): SessionUser => ({
  id,
  username: `nina${id}`,
  firstName: 'Nina',
  lastName: 'Rossi',
  email: null,
  icon: 'face-icons/25.png',
  roles: [roleUser],
  token: 'a token',
});

/** The received requests: path and body. */
let arrived: string[];
/** The response's status, or undefined for no response. */
let answer: number | undefined;

beforeEach(() => {
  storage.clear();
  clearQueuedResults();
  arrived = [];
  answer = 200;
  session.start(player(1));
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (answer === undefined) throw new TypeError('no network');
    arrived.push(`${url} ${String(body)}`);
    return new Response(answer === 200 ? '""' : '{"message":"no"}', { status: answer });
  });
});

const memory = (moves: number) => `/api/update-memory-game-record {"numberOfMoves":${moves}}`;

describe('a result that could not be sent', () => {
  test('is sent once, when the server responds again', async () => {
    enqueueResult('memory-game', 21);
    answer = undefined;
    await sendQueuedResults();
    expect(arrived).toEqual([]);
    answer = 200;
    await sendQueuedResults();
    await sendQueuedResults();
    expect(arrived).toEqual([memory(21)]);
  });

  test('is replaced by a later one of the same game, the only one that counts', async () => {
    enqueueResult('memory-game', 21);
    enqueueResult('shell-game', 3);
    enqueueResult('memory-game', 19);
    await sendQueuedResults();
    expect(arrived).toEqual(['/api/update-shell-game-record {"numberOfRounds":3}', memory(19)]);
  });

  test('is dropped if the server refuses it', async () => {
    enqueueResult('memory-game', 21);
    answer = 409;
    await sendQueuedResults();
    answer = 200;
    await sendQueuedResults();
    expect(arrived).toHaveLength(1);
  });

  test('belongs to its user alone, and is not queued without a session', async () => {
    enqueueResult('memory-game', 21);
    session.start(player(2));
    await sendQueuedResults();
    session.end();
    enqueueResult('quiz', 5);
    await sendQueuedResults();
    expect(arrived).toEqual([]);
    session.start(player(1));
    await sendQueuedResults();
    expect(arrived).toEqual([memory(21)]);
  });

  test('survives the page, but not the end of the session', async () => {
    enqueueResult('quiz', 5);
    expect(JSON.parse(storage.get('unsent-results') ?? '')).toEqual([
      { userId: 1, game: 'quiz', value: 5 },
    ]);
    clearQueuedResults();
    await sendQueuedResults();
    expect(arrived).toEqual([]);
  });
});
