/** How many rows are read at once: a few milliseconds. */
export const rowsAtOnce = 200;

/** Every page of a long list, each asked for by the last row of the one before. */
export async function* everyPage<Row>(
  readPage: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const page = await readPage(last);
    last = page.length < rowsAtOnce ? undefined : page.at(-1);
    yield page;
  } while (last !== undefined);
}
