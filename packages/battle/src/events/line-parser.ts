import type { BattleEvent } from '@poketorneo/contract';
import type { Line } from './line.ts';
import type { Memory } from './memory.ts';

/** Parses a line into an event; null where it has none. */
export type LineParser = (line: Line, memory: Memory) => BattleEvent | null;
export type LineParsers = Readonly<Record<string, LineParser>>;
