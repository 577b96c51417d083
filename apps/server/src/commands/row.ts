/** A row's values in the order of its table's columns. */
export type Row = readonly (string | number | Buffer | null)[];

/** Reads a row of either driver. Throws on unexpected value types. */
export function readRow(row: unknown, columns: readonly string[]): Row {
  if (typeof row !== 'object' || row === null) throw new TypeError('Not a row');
  const values = new Map<string, unknown>(Object.entries(row));
  return columns.map((column) => {
    const value = values.get(column);
    if (value === null || typeof value === 'string' || typeof value === 'number') return value;
    if (value instanceof Uint8Array) return Buffer.from(value);
    throw new TypeError(`The column ${column} holds a ${typeof value}`);
  });
}
