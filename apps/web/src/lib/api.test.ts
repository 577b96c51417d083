import { roleUser } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { health } from '@poketorneo/contract/endpoints';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('window', new EventTarget()));
const { ApiError, call, setFailureListener } = await import('./api.ts');
const { logFailure } = await import('./log-failure.ts');
const { session } = await import('./session.ts');

const onFailure = vi.fn();
beforeEach(() => {
  onFailure.mockReset();
  setFailureListener(onFailure);
});
afterEach(() => {
  setFailureListener(() => {});
  session.end();
});

const player = {
  id: 1,
  username: 'nina',
  firstName: 'Nina',
  lastName: 'Rossi',
  email: 'nina@example.org',
  icon: 'face-icons/25.png',
  roles: [roleUser],
  token: 'a token',
} as const;
const startSession = () => session.start({ ...player, roles: [...player.roles] });

function answerWith(body: ReadableStream | string, init?: ResponseInit): void {
  vi.stubGlobal('fetch', async () => new Response(body, init));
}

test('a call that is aborted while its response arrives fails with the reason, and is not reported', async () => {
  const giveUp = new AbortController();
  const reason = new Error('the page was left');
  vi.stubGlobal('fetch', async (_address: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream(
      {
        start: (half) => signal.addEventListener('abort', () => half.error(signal.reason)),
        pull: () => giveUp.abort(reason),
      },
      { highWaterMark: 0 },
    );
    return new Response(body);
  });
  await expect(call(health.check, {}, { signal: giveUp.signal })).rejects.toBe(reason);
  expect(onFailure).not.toHaveBeenCalled();
});

test('a truncated response counts as no response', async () => {
  answerWith(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }));
  await expect(call(health.check)).rejects.toMatchObject({
    status: 0,
    message: 'Il server non risponde. Controlla la connessione e riprova.',
  });
  expect(onFailure).toHaveBeenCalledOnce();
});

test.each(['<html></html>', '{}'])('%s instead of the answer is unexpected', async (body) => {
  answerWith(body);
  await expect(call(health.check)).rejects.toMatchObject({
    status: 0,
    message: 'Il server ha risposto in modo inatteso. Ricarica la pagina.',
  });
  expect(onFailure).toHaveBeenCalledWith(expect.any(ApiError));
});

test('the problem of an unexpected response is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  setFailureListener(logFailure);
  answerWith('{"status":7}');
  await expect(call(health.check)).rejects.toThrow();
  expect(log).toHaveBeenCalledWith(
    'ApiError 0: Il server ha risposto in modo inatteso. Ricarica la pagina.',
    expect.objectContaining({ issues: [expect.objectContaining({ path: ['status'] })] }),
  );
  log.mockRestore();
});

test('a refusal has the server’s message', async () => {
  const issues = [{ path: 'email', message: 'Non questa' }];
  answerWith(JSON.stringify({ message: 'Non ora', subcode: 7, issues }), { status: 409 });
  await expect(call(health.check)).rejects.toMatchObject({
    status: 409,
    message: 'Non ora',
    subcode: 7,
    issues,
  });
});

test('a refusal without a message of the API has its status text', async () => {
  answerWith('<html></html>', { status: 502, statusText: 'Bad Gateway' });
  await expect(call(health.check)).rejects.toMatchObject({
    status: 502,
    message: 'Bad Gateway',
  });
});

test.each([
  [401, 0, true],
  [401, 1, true],
  [403, undefined, false],
  [409, undefined, false],
  [500, undefined, false],
])(
  'a quiet call that fails with %i, subcode %s, is reported: %s',
  async (status, subcode, isReported) => {
    answerWith(JSON.stringify({ message: 'No', subcode }), { status });
    await expect(call(health.check, {}, { quiet: true })).rejects.toMatchObject({ status });
    expect(onFailure).toHaveBeenCalledTimes(isReported ? 1 : 0);
  },
);

describe('a call without the right to make it is not sent', () => {
  test('after the session has ended, and not reported', async () => {
    const sent = vi.fn();
    vi.stubGlobal('fetch', sent);
    startSession();
    session.end();
    await expect(call(contract.tournaments.listAll)).rejects.toMatchObject({ status: 401 });
    expect(sent).not.toHaveBeenCalled();
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('after another tab has ended the session, and reported', async () => {
    const sent = vi.fn();
    vi.stubGlobal('fetch', sent);
    startSession();
    session.end();
    vi.spyOn(session, 'wasEndedHere').mockReturnValueOnce(false);
    await expect(call(contract.tournaments.listAll)).rejects.toMatchObject({ subcode: 0 });
    expect(sent).not.toHaveBeenCalled();
    expect(onFailure).toHaveBeenCalledOnce();
  });

  test('after the user has lost the organiser role, and not reported', async () => {
    const sent = vi.fn();
    vi.stubGlobal('fetch', sent);
    startSession();
    await expect(call(contract.leaders.listAll)).rejects.toMatchObject({ status: 403 });
    expect(sent).not.toHaveBeenCalled();
    expect(onFailure).not.toHaveBeenCalled();
  });
});

test('a token revoked by the app’s own call ends no session before its response', async () => {
  startSession();
  const refusals = new Map<string, () => void>();
  const body = JSON.stringify({ message: 'La sessione è scaduta', subcode: 1 });
  vi.stubGlobal(
    'fetch',
    (url: string) =>
      new Promise<Response>((resolve) => {
        refusals.set(url, () => resolve(new Response(body, { status: 401 })));
      }),
  );
  const leaving = call(contract.auth.signOutEverywhere, {}, { revokesToken: true });
  const poll = call(contract.tournaments.listAll);
  refusals.get(contract.tournaments.listAll.path)?.();
  await expect(poll).rejects.toMatchObject({ status: 401 });
  expect(onFailure).not.toHaveBeenCalled();
  refusals.get(contract.auth.signOutEverywhere.path)?.();
  await expect(leaving).rejects.toMatchObject({ status: 401 });
  expect(onFailure).toHaveBeenCalledOnce();
});

test('an action of the user is not marked as a query of the page', async () => {
  const away = () => answerWith('{"message":"Torno subito"}', { status: 503 });
  away();
  await expect(call(health.check)).rejects.toMatchObject({ isRead: true });
  away();
  await expect(call(health.check, {}, { isPressedFor: true })).rejects.toMatchObject({
    isRead: false,
  });
});
