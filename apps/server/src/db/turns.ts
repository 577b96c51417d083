/** Lets one at a time pass, in the order of asking. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  /** Resolves when it is the caller's turn, which lasts until the caller calls `end`. */
  async take(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  end(): void {
    const next = this.#waiting.shift();
    // Stays taken when there is a next one: nobody who asks in between overtakes.
    if (next === undefined) this.#isTaken = false;
    else next();
  }
}
