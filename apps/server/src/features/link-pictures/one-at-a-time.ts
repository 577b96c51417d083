/** Work that is done one piece after the other; more than so many that wait are turned away. */
export function createOneAtATime(mostWaiting: number) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** Undefined where too many wait already. */
  return function inTurn<T>(work: () => Promise<T>): Promise<T> | undefined {
    if (waiting >= mostWaiting) return undefined;
    waiting += 1;
    const turn = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = turn.catch(() => {});
    return turn;
  };
}
