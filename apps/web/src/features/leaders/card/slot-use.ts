/** What a press on a slot does; null stands for the reward's slot. */
export type SlotUse =
  | { kind: 'builder'; open: (order: number | null) => void }
  /** Players may only look, and only at the leader they face next. */
  | { kind: 'player'; open: ((order: number | null) => void) | null };
