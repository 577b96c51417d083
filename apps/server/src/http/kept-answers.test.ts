import { beforeEach, expect, it } from 'vitest';
import { createLocalBus } from '../bus/index.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { PreparedAnswer } from './prepared-answer.ts';

let answers: ReturnType<typeof createKeptAnswers>;
let made: number;
beforeEach(() => {
  answers = createKeptAnswers(createLocalBus());
  made = 0;
});

const read = (key: string, say: () => string = () => String(made)) =>
  answers.read(
    key,
    () => ['leaders'],
    async () => {
      made += 1;
      return new PreparedAnswer(say(), 'text/plain');
    },
  );

it('holds one answer for all that say the same', async () => {
  const one = await read('one', () => 'the same');
  expect(await read('another', () => 'the same')).toBe(one);
  expect(await read('a third', () => 'something else')).not.toBe(one);
  expect(made).toBe(3);
});

it('keeps no endless number of them, however little they say and however long their keys are', async () => {
  const fill = async (count: number, tail: string) => {
    for (let number = 0; number < count; number++) await read(`${number}${tail}`);
  };
  const isKept = async (key: string) => {
    const before = made;
    await read(key);
    return made === before;
  };
  await fill(1000, '');
  expect(await isKept('0')).toBe(true);
  await fill(20_000, ' short');
  expect(await isKept('0')).toBe(false);
  expect(await isKept('19999 short')).toBe(true);
  await fill(3500, 'x'.repeat(11_000));
  expect(await isKept('19999 short')).toBe(false);
});
