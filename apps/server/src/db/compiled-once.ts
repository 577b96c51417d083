import type { CompiledQuery, DialectAdapter } from 'kysely';
import type { Database } from './database.ts';

/**
 * A query that is built and compiled once for each database: for a frequent one that costs as much
 * as its execution. `build` must use every parameter as a value, once and in this order.
 */
export function compiledOnce<Parameters extends readonly unknown[], Row>(
  build: (db: Database, ...parameters: Parameters) => { compile(): CompiledQuery<Row> },
): (db: Database, ...parameters: Parameters) => Promise<Row[]> {
  // By adapter, which all Kysely objects of a database share.
  const compiledFor = new WeakMap<DialectAdapter, CompiledQuery<Row>>();

  function compile(db: Database, parameters: Parameters): CompiledQuery<Row> {
    const compiled = build(db, ...parameters).compile();
    const isInOrder =
      compiled.parameters.length === parameters.length &&
      compiled.parameters.every((value, index) => value === parameters[index]);
    if (!isInOrder) throw new TypeError(`Other parameters than given: ${compiled.sql}`);
    return compiled;
  }

  return async (db, ...parameters) => {
    const { adapter, plugins } = db.getExecutor();
    // A plugin sees queries while they are compiled.
    const isCached = plugins.length === 0;
    const compiled = (isCached && compiledFor.get(adapter)) || compile(db, parameters);
    if (isCached) compiledFor.set(adapter, compiled);
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
