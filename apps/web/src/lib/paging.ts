/** How many entries a page of a long list has. */
export const pageSize = 50;

/** What to ask for the page after this one by, from its last entry; null where this is the last page. */
export function nextPage<Entry, Parameter>(
  page: readonly Entry[],
  parameterOf: (last: Entry) => Parameter,
): Parameter | null {
  const last = page.at(-1);
  return page.length < pageSize || last === undefined ? null : parameterOf(last);
}

/** By what a list that begins with its newest entry is asked for, page after page. */
export const newestFirst = {
  initialPageParam: newestPage(),
  getNextPageParam: (page: readonly { id: number }[]) =>
    nextPage(page, ({ id }) => ({ before: id })),
};

function newestPage(): { before?: number } {
  return {};
}
