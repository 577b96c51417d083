/**
 * Runs tasks in their order, one in each turn of the event loop, so that everything else has its turn
 * between any two of them: promises and ticks that lead to one another never give it one.
 */
export class EventLoopQueue {
  readonly #tasks: (() => void)[] = [];

  add(task: () => void): void {
    this.#tasks.push(task);
    if (this.#tasks.length === 1) setImmediate(this.#runNext);
  }

  readonly #runNext = (): void => {
    const [task] = this.#tasks;
    try {
      task?.();
    } finally {
      // Also where one throws: those behind it have their turns.
      this.#tasks.shift();
      if (this.#tasks.length > 0) setImmediate(this.#runNext);
    }
  };
}
