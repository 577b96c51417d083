import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { TestDatabase } from './test-database.ts';

/** Lets users' ids begin at a number that occurs nowhere else, not even within a random token. */
export async function useUnmistakableIds(on: TestDatabase, db: Database): Promise<void> {
  const unmistakable = 73_109_310;
  await (on.location.kind === 'embedded'
    ? sql`insert into sqlite_sequence (name, seq) values ('users', ${unmistakable})`
    : sql`alter table users alter column id restart with ${sql.lit(unmistakable + 1)}`
  ).execute(db);
}

/** All occurrences of words or numbers in the database: 'table.column: value'. */
export async function findEverywhere(
  db: Database,
  words: readonly string[],
  numbers: readonly number[],
): Promise<string[]> {
  const found: string[] = [];
  const tables = await db.introspection.getTables();
  for (const { name } of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      db,
    );
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        const text = String(value);
        const isFound =
          typeof value === 'number'
            ? numbers.includes(value)
            : [...words, ...numbers.map(String)].some((word) => wholeWord(word).test(text));
        if (isFound) found.push(`${name}.${column}: ${text.slice(0, 200)}`);
      }
    }
  }
  return found;
}

/** Whole words only: short names are parts of many words. */
function wholeWord(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[.\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu');
}
