import { roleUser, type SessionUser } from '@poketorneo/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const storage = new Map<string, string>();
vi.hoisted(() => vi.stubGlobal('window', new EventTarget()));
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
  removeItem: (key: string) => storage.delete(key),
});
const { forgetUnsent, keepUnsent, sendUnsent } = await import('./unsent-results.ts');
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

/** What has reached the server: the path and what was sent. */
let arrived: string[];
/** What it answers: a status, or nothing at all. */
let answer: number | undefined;

beforeEach(() => {
  storage.clear();
  forgetUnsent();
  arrived = [];
  answer = 200;
  session.start(player(1));
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (answer === undefined) throw new TypeError('no network');
    arrived.push(`${address} ${String(body)}`);
    return new Response(answer === 200 ? '""' : '{"message":"no"}', { status: answer });
  });
});

const memory = (moves: number) => `/api/update-memory-game-record {"numberOfMoves":${moves}}`;

describe('a result that could not be sent', () => {
  test('is sent once, when somebody answers again', async () => {
    keepUnsent('memory-game', 21);
    answer = undefined;
    await sendUnsent();
    expect(arrived).toEqual([]);
    answer = 200;
    await sendUnsent();
    await sendUnsent();
    expect(arrived).toEqual([memory(21)]);
  });

  test('gives way to a later one of the same game, which is all that can still count', async () => {
    keepUnsent('memory-game', 21);
    keepUnsent('shell-game', 3);
    keepUnsent('memory-game', 19);
    await sendUnsent();
    expect(arrived).toEqual(['/api/update-shell-game-record {"numberOfRounds":3}', memory(19)]);
  });

  test('that the server does not want any more is forgotten', async () => {
    keepUnsent('memory-game', 21);
    answer = 409;
    await sendUnsent();
    answer = 200;
    await sendUnsent();
    expect(arrived).toHaveLength(1);
  });

  test('is nobody else’s, and nobody’s who is not signed in', async () => {
    keepUnsent('memory-game', 21);
    session.start(player(2));
    await sendUnsent();
    session.end();
    keepUnsent('quiz', 5);
    await sendUnsent();
    expect(arrived).toEqual([]);
    session.start(player(1));
    await sendUnsent();
    expect(arrived).toEqual([memory(21)]);
  });

  test('outlives the page, but not what is forgotten', async () => {
    keepUnsent('quiz', 5);
    expect(JSON.parse(storage.get('unsent-results') ?? '')).toEqual([
      { userId: 1, game: 'quiz', value: 5 },
    ]);
    forgetUnsent();
    await sendUnsent();
    expect(arrived).toEqual([]);
  });
});
