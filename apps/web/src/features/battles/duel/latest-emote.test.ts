import { expect, test } from 'vitest';
import { latestEmote } from './latest-emote.ts';

const saidAt = (second: number) => ({
  emote: 'thanks' as const,
  at: new Date(Date.UTC(2026, 0, 10, 18, 0, second)).toISOString(),
});
const [earlier, later] = [saidAt(5), saidAt(9)];

test.each([
  ['the first', null, earlier, earlier],
  ['a later one', earlier, later, later],
  ['what is not told any more', earlier, null, earlier],
  ['what a late response does not know', later, earlier, later],
  ['nothing', null, null, null],
])('hears %s', (_, heard, told, latest) => {
  expect(latestEmote(heard, told)).toBe(latest);
});
