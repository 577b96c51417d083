/** Finds rows by id. */
export interface Lookup<Id, Row> {
  /** The row with this id, or undefined. */
  find(id: Id): Row | undefined;
  /** The row with this id; throws a RangeError when there is none. */
  get(id: Id): Row;
}

/** A lookup over rows; `kind` is the row's name in the errors that `get` throws. */
export function lookupById<Id extends number | string, Row extends { readonly id: Id }>(
  kind: string,
  rows: readonly Row[],
): Lookup<Id, Row> {
  const index = new Map<Id, Row>(rows.map((row) => [row.id, row]));
  return {
    find: (id) => index.get(id),
    get: (id) => {
      const row = index.get(id);
      if (row === undefined) throw new RangeError(`No ${kind} has the id ${id}`);
      return row;
    },
  };
}
