import { expect, test, vi } from 'vitest';
import { createStore } from './create-store.ts';

test('tells every listener of a change, after it', () => {
  const store = createStore('one');
  const seen: string[] = [];
  store.subscribe(() => seen.push(`first: ${store.get()}`));
  store.subscribe(() => seen.push(`second: ${store.get()}`));
  store.set('two');
  expect(seen).toEqual(['first: two', 'second: two']);
});

test('leaves in peace who listens no more', () => {
  const store = createStore(0);
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  unsubscribe();
  store.set(1);
  expect(listener).not.toHaveBeenCalled();
});
