import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('window', new EventTarget()));
const { clearCacheOnIdentityChange } = await import('./clear-cache-on-identity-change.ts');

function setUp() {
  let user: { id: number; roles: string[]; token?: string } | null = { id: 1, roles: ['player'] };
  const listeners: (() => void)[] = [];
  const session = {
    get: () => user,
    subscribe: (listener: () => void) => {
      listeners.push(listener);
      return () => {};
    },
  };
  const client = new QueryClient();
  const afterwards = vi.fn();
  clearCacheOnIdentityChange(session, client, afterwards);
  const become = (next: typeof user) => {
    user = next;
    for (const listener of listeners) listener();
  };
  return { client, become, afterwards };
}

describe('after a sign-out', () => {
  test('queries without observers are removed at once', () => {
    const { client, become, afterwards } = setUp();
    client.setQueryData(['team'], 'hers');
    become(null);
    expect(client.getQueryData(['team'])).toBeUndefined();
    expect(afterwards).toHaveBeenCalledOnce();
  });

  test('observed queries are not refetched, and are removed when their page is unmounted', () => {
    const { client, become } = setUp();
    const ask = vi.fn(() => Promise.resolve('new'));
    const options = { queryKey: ['team'], queryFn: ask, staleTime: Number.POSITIVE_INFINITY };
    client.setQueryData(['team'], 'hers');
    const page = new QueryObserver(client, options);
    const leave = page.subscribe(() => {});
    become(null);
    page.setOptions(options);
    expect(ask).not.toHaveBeenCalled();
    expect(page.getCurrentResult().data).toBe('hers');
    leave();
    expect(client.getQueryData(['team'])).toBeUndefined();
  });

  test('queries of the next user remain', () => {
    const { client, become } = setUp();
    become({ id: 2, roles: ['player'] });
    client.setQueryData(['team'], 'his');
    const leave = new QueryObserver(client, { queryKey: ['team'] }).subscribe(() => {});
    leave();
    expect(client.getQueryData(['team'])).toBe('his');
  });
});

test('a renewed token removes no query', () => {
  const { client, become, afterwards } = setUp();
  client.setQueryData(['team'], 'hers');
  become({ id: 1, roles: ['player'], token: 'new' });
  expect(client.getQueryData(['team'])).toBe('hers');
  expect(afterwards).not.toHaveBeenCalled();
});

test('a changed role refetches observed queries and runs the guards again', async () => {
  const { client, become, afterwards } = setUp();
  client.setQueryData(['left'], 'as a player');
  client.setQueryData(['shown'], 'as a player');
  const queryFn = () => Promise.resolve('as an organiser');
  const page = new QueryObserver(client, {
    queryKey: ['shown'],
    queryFn,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const leave = page.subscribe(() => {});
  become({ id: 1, roles: ['player', 'organiser'] });
  expect(client.getQueryData(['left'])).toBeUndefined();
  await vi.waitFor(() => expect(page.getCurrentResult().data).toBe('as an organiser'));
  expect(afterwards).toHaveBeenCalledOnce();
  leave();
});
