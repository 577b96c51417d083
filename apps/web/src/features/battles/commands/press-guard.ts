/** The start of a press. */
export interface Press {
  /** By the clock of `performance.now()`. */
  readonly timeStamp: number;
}

export interface KeyPress extends Press {
  /** The key is being held. */
  readonly repeat: boolean;
}

/** Milliseconds within which a repeated key press still belongs to skipping the text. */
const rhythm = 300;
/**
 * Milliseconds; an event that seems to be delivered even later comes from a clock that drifted
 * while the machine slept, and is accepted.
 */
const longestWait = 2000;

/**
 * Accepts only presses that began after the current choice was offered: the key that skips the text
 * is often still held, or pressed once more, when the commands appear.
 */
export class PressGuard {
  /** The current choice; null while there is none. */
  #offer: object | null = null;
  #offeredAt = 0;
  #key: Began | null = null;
  #pointer: Began | null = null;
  /** The time of the last key press without a choice. */
  #hurriedAt = Number.NEGATIVE_INFINITY;

  /** Replaces the current choice; null for none. */
  offer(something: object | null, now: number): void {
    this.#offer = something;
    this.#offeredAt = now;
  }

  /** For Enter and the space bar. */
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

  /** Called after the click that the key causes. */
  keyReleased(): void {
    this.#key = null;
  }

  pointerDown(press: Press): void {
    this.#pointer = this.#begin(press);
  }

  /** Whether the press of a click began with the current choice. */
  counts({ isPointer }: { readonly isPointer: boolean }): boolean {
    const began = isPointer ? this.#pointer : this.#key;
    // Voice control and screen readers click without a press.
    return began === null || began.offer === this.#offer;
  }

  /** Whether a key with a move of its own is accepted. */
  countsAlone(press: KeyPress): boolean {
    return !press.repeat && this.#begin(press).offer !== null;
  }

  #begin({ timeStamp }: Press): Began {
    const late = this.#offeredAt - timeStamp;
    return late > 0 && late < longestWait ? nobodys : { offer: this.#offer };
  }
}

/** The choice at the start of a press. */
interface Began {
  readonly offer: object | null;
}

const nobodys: Began = { offer: null };
