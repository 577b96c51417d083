import type { PreparedAnswer } from './prepared-answer.ts';

/** Answers kept by what they are made of, those not asked for longest forgotten first when they grow too large. */
export class RecentAnswers {
  readonly #mostBytes: number;
  readonly #answers = new Map<string, PreparedAnswer>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** The answer kept under a key, made where there is none. */
  get(key: string, make: () => PreparedAnswer): PreparedAnswer {
    const known = this.#answers.get(key);
    if (known !== undefined) {
      // A Map keeps the order of insertion: to insert again is to become the newest.
      this.#answers.delete(key);
      this.#answers.set(key, known);
      return known;
    }
    const made = make();
    this.#answers.set(key, made);
    this.#bytes += made.size;
    for (const [oldKey, old] of this.#answers) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#answers.delete(oldKey);
      this.#bytes -= old.size;
    }
    return made;
  }
}
