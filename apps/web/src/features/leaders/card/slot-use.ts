/** What pressing a slot does; null for the reward's slot. */
export type SlotUse =
  | { kind: 'builder'; open: (order: number | null) => void }
  /** Players open slots read-only, and only those of the leader they face next. */
  | { kind: 'player'; open: ((order: number | null) => void) | null };
