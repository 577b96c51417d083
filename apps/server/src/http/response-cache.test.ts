import { beforeEach, expect, it } from 'vitest';
import { createLocalBus } from '../bus/index.ts';
import { createResponseCache } from './response-cache.ts';
import { SerializedResponse } from './serialized-response.ts';

let responses: ReturnType<typeof createResponseCache>;
let computed: number;
beforeEach(() => {
  responses = createResponseCache(createLocalBus());
  computed = 0;
});

const read = (key: string, say: () => string = () => String(computed)) =>
  responses.read(
    key,
    () => ['leaders'],
    async () => {
      computed += 1;
      return new SerializedResponse(say(), 'text/plain');
    },
  );

it('stores equal responses once', async () => {
  const one = await read('one', () => 'the same');
  expect(await read('another', () => 'the same')).toBe(one);
  expect(await read('a third', () => 'something else')).not.toBe(one);
  expect(computed).toBe(3);
});

it('stores equal responses once while they are among the most recent 8 MB', async () => {
  const megabyte = (letter: string) => () => letter.repeat(1024 * 1024);
  const one = await read('a', megabyte('a'));
  expect(await read('the same', megabyte('a'))).toBe(one);
  for (const letter of 'bcdefghi') await read(letter, megabyte(letter));
  expect(await read('the same again', megabyte('a'))).not.toBe(one);
});

it('is bounded, also for short responses and long keys', async () => {
  const fill = async (count: number, tail: string) => {
    for (let number = 0; number < count; number++) await read(`${number}${tail}`);
  };
  const isCached = async (key: string) => {
    const before = computed;
    await read(key);
    return computed === before;
  };
  await fill(1000, '');
  expect(await isCached('0')).toBe(true);
  await fill(20_000, ' short');
  expect(await isCached('0')).toBe(false);
  expect(await isCached('19999 short')).toBe(true);
  await fill(3500, 'x'.repeat(11_000));
  expect(await isCached('19999 short')).toBe(false);
});
