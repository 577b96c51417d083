/** Entries per page of a long list. */
export const pageSize = 50;

/** The parameter of the next page, from this one's last entry; null if this is the last. */
export function nextPage<Entry, Parameter>(
  page: readonly Entry[],
  parameterOf: (last: Entry) => Parameter,
): Parameter | null {
  const last = page.at(-1);
  return page.length < pageSize || last === undefined ? null : parameterOf(last);
}

/** Paging options of a list with its newest entry first. */
export const newestFirst = {
  initialPageParam: newestPage(),
  getNextPageParam: (page: readonly { id: number }[]) =>
    nextPage(page, ({ id }) => ({ before: id })),
};

function newestPage(): { before?: number } {
  return {};
}
