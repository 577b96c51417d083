/** Rows per query: some milliseconds. */
export const pageSize = 200;

/** All pages of a list, each read after the last row of the previous one. */
export async function* paginate<Row>(
  readPage: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const page = await readPage(last);
    last = page.length < pageSize ? undefined : page.at(-1);
    yield page;
  } while (last !== undefined);
}
