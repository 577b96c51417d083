import { DatabaseSync } from '@photostructure/sqlite';
import { expect, it } from 'vitest';
import { StatementCache } from './statement-cache.ts';

it('evicts the least recently used beyond its capacity', () => {
  const database = new DatabaseSync(':memory:');
  const cache = new StatementCache(database, 2);
  const first = cache.get('select 1');
  const second = cache.get('select 2');
  expect(cache.get('select 1')).toBe(first);
  cache.get('select 3');
  expect(cache.get('select 1')).toBe(first);
  // Prepared again after its eviction.
  expect(cache.get('select 2')).not.toBe(second);
  database.close();
});

it('detects statements that return rows', () => {
  const database = new DatabaseSync(':memory:');
  const cache = new StatementCache(database, 10);
  expect(cache.get('create table t (a)').returnsRows).toBe(false);
  database.exec('create table t (a)');
  expect(cache.get('insert into t values (1)').returnsRows).toBe(false);
  expect(cache.get('insert into t values (1) returning a').returnsRows).toBe(true);
  database.close();
});
