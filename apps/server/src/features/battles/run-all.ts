/**
 * Does all work although some of it fails: one battle must not hold up the others.
 * @throws AggregateError with the failures, at the end.
 */
export async function runAll<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((failure) => failures.push(failure));
  if (failures.length > 0) throw new AggregateError(failures, 'Some battles could not be handled');
}
