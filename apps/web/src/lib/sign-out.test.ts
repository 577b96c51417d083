import { roleUser, type SessionUser } from '@poketorneo/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('window', new EventTarget()));
const { setFailureListener } = await import('./api.ts');
const { session } = await import('./session.ts');
const { endUnended, signOut } = await import('./sign-out.ts');

const player: SessionUser = {
  id: 1,
  username: 'nina',
  firstName: 'Nina',
  lastName: 'Rossi',
  email: 'nina@example.org',
  icon: 'face-icons/25.png',
  roles: [roleUser],
  token: 'hers',
};

const onFailure = vi.fn();
let requests: { url: string; token: string | null; keepalive: boolean | undefined }[];
let respond: () => Response;
beforeEach(() => {
  vi.useFakeTimers();
  setFailureListener(onFailure);
  onFailure.mockReset();
  requests = [];
  respond = () => new Response(JSON.stringify({ message: 'A presto!' }));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('x-access-token');
    requests.push({ url, token, keepalive: init.keepalive });
    return respond();
  });
  session.start(player);
});
afterEach(() => {
  session.end();
  vi.useRealTimers();
});

const ended = { url: '/api/auth/sign-out', token: 'hers', keepalive: true };

test('the session ends here at once, and on the server even if the page is left', () => {
  signOut();
  expect(session.get()).toBeNull();
  expect(requests).toEqual([ended]);
});

test('offline it ends here, too, and on the server once that responds', async () => {
  respond = () => {
    throw new TypeError('no network');
  };
  signOut();
  expect(session.get()).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  const tried = requests.length;
  expect(tried).toBeGreaterThan(1);
  respond = () => new Response(JSON.stringify({ message: 'A presto!' }));
  endUnended();
  await vi.advanceTimersByTimeAsync(0);
  expect(requests.slice(tried)).toEqual([ended]);
  endUnended();
  expect(requests).toHaveLength(tried + 1);
  expect(onFailure).not.toHaveBeenCalled();
});

test('an already ended session is not reported, and does not end another user’s session', async () => {
  respond = () => new Response(JSON.stringify({ message: '', subcode: 1 }), { status: 401 });
  signOut();
  session.start({ ...player, id: 2, token: 'his' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toEqual([ended]);
  expect(onFailure).not.toHaveBeenCalled();
  expect(session.get()?.token).toBe('his');
});
