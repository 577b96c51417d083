import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/open-database.ts';
import { insertUser } from '../db/testing/users.ts';
import { createEmbeddedTestDatabase } from '../testing/test-database.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { PreparedAnswer } from './prepared-answer.ts';

let testDatabase: ReturnType<typeof createEmbeddedTestDatabase>;
let database: OpenDatabase;
let made: number;
beforeEach(async () => {
  testDatabase = createEmbeddedTestDatabase();
  database = await testDatabase.open();
  made = 0;
});
afterEach(() => testDatabase.drop());

const make = async () => {
  made += 1;
  return new PreparedAnswer(String(made), 'text/plain');
};

it('makes an answer once while nothing is written', async () => {
  const answers = createKeptAnswers(database.db);
  const first = await answers.get('one', make);
  expect(await answers.get('one', make)).toBe(first);
  expect(await answers.get('another', make)).not.toBe(first);
});

it('makes it once for those who ask at the same time', async () => {
  const answers = createKeptAnswers(database.db);
  await Promise.all([answers.get('one', make), answers.get('one', make)]);
  expect(made).toBe(1);
});

it('makes it anew after any write, and when it is told to forget', async () => {
  const answers = createKeptAnswers(database.db);
  await answers.get('one', make);
  await insertUser(database.db, 'ada');
  await answers.get('one', make);
  expect(made).toBe(2);
  answers.forget();
  await answers.get('one', make);
  expect(made).toBe(3);
});

it('does not keep a failure', async () => {
  const answers = createKeptAnswers(database.db);
  const fail = () => Promise.reject(new Error('no'));
  await expect(answers.get('one', fail)).rejects.toThrow('no');
  await answers.get('one', make);
  expect(made).toBe(1);
});
