import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const features = new URL('../../apps/server/src/features/', import.meta.url);

/** A call of a query builder, or a tagged template. */
const sqlPattern = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/;

test.each([
  ["db.selectFrom('users')", true],
  ["eb\n  .insertInto('users')", true],
  ['sql`select 1`', true],
  ['sql<0 | 1>`case when 1 then 1 end`', true],
  ['deleteFromAllUsers(trx)', false],
])('%j is SQL: %s', (source, isSql) => {
  expect(sqlPattern.test(source)).toBe(isSql);
});

test('only repositories of features hold SQL', () => {
  const files = readdirSync(features, { encoding: 'utf8', recursive: true }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|(^|[/\\])testing[/\\]/.test(file),
  );
  const withSql = files.filter((file) =>
    sqlPattern.test(readFileSync(new URL(file, features), 'utf8')),
  );
  expect(withSql.length).toBeGreaterThan(50);
  expect(withSql.filter((file) => !file.endsWith('-repository.ts'))).toEqual([]);
});
