import { AsyncLocalStorage } from 'node:async_hooks';
import { type KyselyPlugin, sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Finds the tables whose content has changed, and those that calls query. */
export interface TableWatch {
  /** A database whose queries `tablesOf` records. */
  database: Database;
  /** Tables whose content differs from that at the last `remember`, and the present content. */
  changes(): Promise<{ changed: ReadonlySet<string>; remember(): void }>;
  /** Runs a call and returns its result with all tables that its queries name. */
  tablesOf<T>(call: () => Promise<T>): Promise<{ result: T; tables: ReadonlySet<string> }>;
}

export async function watchTables(db: Database): Promise<TableWatch> {
  const names = (await db.introspection.getTables()).map(({ name }) => name);
  const known = new Set(names);
  const current = new AsyncLocalStorage<Set<string>>();
  const recorder: KyselyPlugin = {
    transformQuery({ node }) {
      const tables = current.getStore();
      if (tables !== undefined) {
        for (const word of wordsIn(node)) if (known.has(word)) tables.add(word);
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  let remembered = new Map<string, string>();
  return {
    database: db.withPlugin(recorder),
    async changes() {
      const content = new Map<string, string>();
      for (const name of names) {
        const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
        content.set(name, JSON.stringify(rows));
      }
      return {
        changed: new Set(names.filter((name) => content.get(name) !== remembered.get(name))),
        remember() {
          remembered = content;
        },
      };
    },
    async tablesOf(call) {
      const tables = new Set<string>();
      return { result: await current.run(tables, call), tables };
    },
  };
}

/** All words of a query: identifiers, raw SQL, and texts among its values. */
function* wordsIn(node: unknown): Generator<string> {
  if (typeof node === 'string') yield* node.match(/\w+/g) ?? [];
  else if (typeof node === 'object' && node !== null) {
    for (const part of Object.values(node)) yield* wordsIn(part);
  }
}
