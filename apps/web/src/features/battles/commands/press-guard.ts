/** As much of a press as tells what it was meant for. */
export interface Press {
  /** When it happened, by the clock of `performance.now()`. */
  readonly timeStamp: number;
}

/** A pressing key. */
export interface KeyPress extends Press {
  /** The key is being held. */
  readonly repeat: boolean;
}

/** Milliseconds within which a key that has hurried the text is still hurrying it. */
const rhythm = 300;
/**
 * A press waits no longer to be heard. The two clocks are the same, but some machines let them
 * drift apart while they sleep: a player there is not locked out.
 */
const longestWait = 2000;

/**
 * Tells presses that are meant for what can be chosen from those that began before it could be: the
 * key that hurries the text is often still held, or pressed once more, when the commands come.
 */
export class PressGuard {
  /** What is there to be chosen; null while nothing is. */
  #offer: object | null = null;
  #offeredAt = 0;
  #key: Began | null = null;
  #pointer: Began | null = null;
  /** When a key was pressed last while nothing could be chosen. */
  #hurriedAt = Number.NEGATIVE_INFINITY;

  /** From now on something else can be chosen, or nothing. */
  offer(something: object | null, now: number): void {
    this.#offer = something;
    this.#offeredAt = now;
  }

  /** A key that presses what has the focus goes down. */
  keyDown(press: KeyPress): void {
    if (press.repeat) {
      this.#key ??= nobodys;
      return;
    }
    const isHurrying = press.timeStamp - this.#hurriedAt < rhythm;
    const began = isHurrying ? nobodys : this.#begin(press);
    if (began.offer === null) this.#hurriedAt = press.timeStamp;
    this.#key = began;
  }

  /** It is up again, and has pressed what it was to press. */
  keyReleased(): void {
    this.#key = null;
  }

  pointerDown(press: Press): void {
    this.#pointer = this.#begin(press);
  }

  /** Whether a click chooses: the press behind it began when there was this to choose. */
  counts({ isPointer }: { readonly isPointer: boolean }): boolean {
    const began = isPointer ? this.#pointer : this.#key;
    // Voice control and screen readers click without a press.
    return began === null || began.offer === this.#offer;
  }

  /** Whether a key that chooses by itself does. */
  countsAlone(press: KeyPress): boolean {
    return !press.repeat && this.#begin(press).offer !== null;
  }

  #begin({ timeStamp }: Press): Began {
    const late = this.#offeredAt - timeStamp;
    return late > 0 && late < longestWait ? nobodys : { offer: this.#offer };
  }
}

/** What was to be chosen when a press began. */
interface Began {
  readonly offer: object | null;
}

const nobodys: Began = { offer: null };
