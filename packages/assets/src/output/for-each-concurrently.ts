/** Runs `work` on every entry with concurrency `atOnce`; throws the first failure. */
export async function forEachConcurrently<T>(
  entries: Iterable<T>,
  atOnce: number,
  work: (entry: T) => Promise<void>,
): Promise<void> {
  const rest = entries[Symbol.iterator]();
  const worker = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
