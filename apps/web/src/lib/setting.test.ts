import { notifyManager, QueryObserver, queryOptions } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('window', new EventTarget()));
const { createQueryClient, replaceData } = await import('./query-client.ts');
const { session } = await import('./session.ts');
const { createSetting, onlyOne } = await import('./setting.ts');

interface Wishes {
  games: 'toast' | 'list';
  messages: 'toast' | 'list';
}

const atFirst: Wishes = { games: 'toast', messages: 'toast' };
const player = (id: number) => ({
  id,
  username: 'nina',
  firstName: 'Nina',
  lastName: 'Bo',
  email: null,
  icon: 'face-icons/1.png',
  roles: [],
  token: 't',
});

interface Deferred<Value> {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
  reject: (error: Error) => void;
}

/** A promise that the test settles. */
function deferred<Value>(): Deferred<Value> {
  let resolve: (value: Value) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/** A page that shows a query's value, and a server that responds when the test lets it. */
function setUp() {
  const client = createQueryClient();
  const fetches: Deferred<Wishes>[] = [];
  const query = queryOptions({
    queryKey: ['wishes'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => {
      const fetch = deferred<Wishes>();
      fetches.push(fetch);
      return fetch.promise;
    },
  });
  client.setQueryData(query.queryKey, atFirst);
  const setting = createSetting((wishes: Wishes, change: Partial<Wishes>) => ({
    ...wishes,
    ...change,
  }));
  let saved = atFirst;
  const seen: string[] = [];
  const see = () => {
    const { games, messages } = setting.shown(saved);
    const now = `${games} ${messages}`;
    if (now !== seen.at(-1)) seen.push(now);
  };
  const observer = new QueryObserver(client, query);
  // In a later task, as `useQuery` does.
  observer.subscribe(
    notifyManager.batchCalls(() => {
      saved = observer.getCurrentResult().data ?? atFirst;
      see();
    }),
  );
  setting.pending.subscribe(see);
  see();
  const sent: (Deferred<Wishes> & { change: Partial<Wishes> })[] = [];
  const press = (change: Partial<Wishes>) =>
    setting.save({
      key: onlyOne,
      change,
      send: (asked) => {
        const answer = deferred<Wishes>();
        sent.push({ ...answer, change: asked });
        return answer.promise;
      },
      settle: (answer) => replaceData(client, query.queryKey, answer),
      recover: () => client.invalidateQueries(query),
    });
  const refetch = () => void client.invalidateQueries(query);
  return { refetch, fetches, press, sent, seen };
}

beforeEach(() => session.start(player(1)));

test('a change is shown synchronously, and the old value never again', async () => {
  const { press, sent, seen } = setUp();
  const saving = press({ games: 'list' });
  expect(seen).toEqual(['toast toast', 'list toast']);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.resolve({ games: 'list', messages: 'toast' });
  expect(await saving).toBe('saved');
  expect(seen).toEqual(['toast toast', 'list toast']);
});

test('a stale response during the save does not hide the change', async () => {
  const { refetch, fetches, press, sent, seen } = setUp();
  refetch();
  const saving = press({ games: 'list' });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  fetches[0]?.resolve({ ...atFirst, messages: 'list' });
  await vi.waitFor(() => expect(seen.at(-1)).toBe('list list'));
  sent[0]?.resolve({ games: 'list', messages: 'list' });
  await saving;
  expect(seen).toEqual(['toast toast', 'list toast', 'list list']);
});

test('a stale response after the save is ignored', async () => {
  const { refetch, fetches, press, sent, seen } = setUp();
  refetch();
  const saving = press({ games: 'list' });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.resolve({ games: 'list', messages: 'toast' });
  await saving;
  fetches[0]?.resolve(atFirst);
  // The fetch that replaces it.
  await vi.waitFor(() => expect(fetches).toHaveLength(2));
  fetches[1]?.resolve({ games: 'list', messages: 'list' });
  await vi.waitFor(() => expect(seen.at(-1)).toBe('list list'));
  expect(seen).toEqual(['toast toast', 'list toast', 'list list']);
});

test('of two quick presses the later wins: it is sent after the first response', async () => {
  const { press, sent, seen } = setUp();
  const savings = [press({ games: 'list' }), press({ games: 'toast' })];
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.resolve({ games: 'list', messages: 'toast' });
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.resolve({ games: 'toast', messages: 'toast' });
  expect(await Promise.all(savings)).toEqual(['saved', 'saved']);
  expect(seen).toEqual(['toast toast', 'list toast', 'toast toast']);
});

test('a failure restores the saved value, refetches it, and keeps later changes', async () => {
  const { fetches, press, sent, seen } = setUp();
  const savings = [press({ games: 'list' }), press({ messages: 'list' })];
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.reject(new Error('no'));
  await vi.waitFor(() => expect(seen.at(-1)).toBe('toast list'));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.resolve({ games: 'toast', messages: 'list' });
  expect(await Promise.all(savings)).toEqual(['failed', 'saved']);
  // The refetch may have started before the second save.
  await vi.waitFor(() => expect(fetches).toHaveLength(2));
  expect(seen.at(-1)).toBe('toast list');
});

test('the next user neither sees nor sends it', async () => {
  const { press, sent, seen } = setUp();
  const savings = [press({ games: 'list' }), press({ messages: 'list' })];
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  session.start(player(2));
  expect(seen.at(-1)).toBe('toast toast');
  sent[0]?.resolve({ games: 'list', messages: 'toast' });
  expect(await Promise.all(savings)).toEqual(['discarded', 'discarded']);
  expect(sent).toHaveLength(1);
  expect(seen.at(-1)).toBe('toast toast');
});
