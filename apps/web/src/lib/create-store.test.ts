import { expect, test, vi } from 'vitest';
import { createStore } from './create-store.ts';

test('notifies every listener after a change', () => {
  const store = createStore('one');
  const seen: string[] = [];
  store.subscribe(() => seen.push(`first: ${store.get()}`));
  store.subscribe(() => seen.push(`second: ${store.get()}`));
  store.set('two');
  expect(seen).toEqual(['first: two', 'second: two']);
});

test('does not notify an unsubscribed listener', () => {
  const store = createStore(0);
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  unsubscribe();
  store.set(1);
  expect(listener).not.toHaveBeenCalled();
});
