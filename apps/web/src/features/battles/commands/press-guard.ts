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
const skipIntervalMs = 300;
/**
 * Milliseconds; an event that seems to be delivered even later comes from a clock that drifted
 * while the machine slept, and is accepted.
 */
const maxDelayMs = 2000;

/**
 * Accepts only presses that began after the current choice was offered: the key that skips the text
 * is often still held, or pressed once more, when the commands appear.
 */
export class PressGuard {
  /** The current choice; null while there is none. */
  #offer: object | null = null;
  #offeredAt = 0;
  #key: PressStart | null = null;
  #pointer: PressStart | null = null;
  /** The time of the last key press without a choice. */
  #lastSkipAt = Number.NEGATIVE_INFINITY;

  /** Replaces the current choice; null for none. */
  offer(something: object | null, now: number): void {
    this.#offer = something;
    this.#offeredAt = now;
  }

  /** For Enter and the space bar. */
  keyDown(press: KeyPress): void {
    if (press.repeat) {
      this.#key ??= ignoredPress;
      return;
    }
    const isSkipping = press.timeStamp - this.#lastSkipAt < skipIntervalMs;
    const start = isSkipping ? ignoredPress : this.#startOf(press);
    if (start.offer === null) this.#lastSkipAt = press.timeStamp;
    this.#key = start;
  }

  /** Called after the click that the key causes. */
  keyReleased(): void {
    this.#key = null;
  }

  pointerDown(press: Press): void {
    this.#pointer = this.#startOf(press);
  }

  /** Whether the press of a click began with the current choice. */
  accepts({ isPointer }: { readonly isPointer: boolean }): boolean {
    const start = isPointer ? this.#pointer : this.#key;
    // Voice control and screen readers click without a press.
    return start === null || start.offer === this.#offer;
  }

  /** Whether a key with a move of its own is accepted. */
  acceptsKey(press: KeyPress): boolean {
    return !press.repeat && this.#startOf(press).offer !== null;
  }

  #startOf({ timeStamp }: Press): PressStart {
    const delay = this.#offeredAt - timeStamp;
    return delay > 0 && delay < maxDelayMs ? ignoredPress : { offer: this.#offer };
  }
}

/** The choice at the start of a press. */
interface PressStart {
  readonly offer: object | null;
}

const ignoredPress: PressStart = { offer: null };
