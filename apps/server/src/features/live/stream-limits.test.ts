import { expect, test } from 'vitest';
import { type StreamOwner, surplusStreams } from './stream-limits.ts';

const streams = (count: number, owner: StreamOwner) => Array.from({ length: count }, () => owner);
const visitor = (address: string): StreamOwner => ({ userId: null, address });

test('a user keeps the six newest, whatever others have', () => {
  const own = { userId: 1, address: '192.0.2.1' };
  const others = streams(20, { userId: 2, address: '192.0.2.1' });
  expect(surplusStreams([...streams(6, own), ...others], own)).toEqual([]);
  const oldest = { ...own };
  expect(surplusStreams([oldest, ...others, ...streams(6, own)], own)).toEqual([oldest]);
});

test('visitors of one address close their own streams, not those of others', () => {
  const one = visitor('192.0.2.1');
  const others = streams(400, visitor('192.0.2.2'));
  expect(surplusStreams([...others, ...streams(500, one)], one)).toEqual([]);
  const oldest = { ...one };
  const [closed, ...rest] = surplusStreams([...others, oldest, ...streams(500, one)], one);
  expect(closed).toBe(oldest);
  expect(rest).toEqual([]);
});

test('of more than a thousand visitors the oldest stream is closed', () => {
  const many = Array.from({ length: 1001 }, (_, index) => visitor(`192.0.2.${index}`));
  expect(surplusStreams(many, visitor('192.0.2.1000'))).toEqual([many[0]]);
});
