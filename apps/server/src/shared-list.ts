/** A list that several callers get, and what it takes to know it again. */
export interface SharedList<Item> {
  /** What it is read from; another object once that has changed. */
  source: object;
  /** What tells it from the other lists of its source. */
  key: string;
  /** An item that is in several lists is read once for all of them: none may ever be changed. */
  items: () => readonly Item[];
}
