/** A fair mutex. */
export class Mutex {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  /** Waiters acquire in order of their calls. */
  async acquire(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  release(): void {
    const next = this.#waiting.shift();
    // Handed over directly, so that no later caller overtakes.
    if (next === undefined) this.#isTaken = false;
    else next();
  }
}
