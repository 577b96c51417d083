import type { BattleEvent } from '@poketorneo/contract';
import { Line } from './line.ts';
import type { Memory } from './memory.ts';
import { actionReaders } from './read-action.ts';
import { courseReaders } from './read-course.ts';
import { fieldReaders } from './read-field.ts';
import { lastingReaders } from './read-lasting.ts';

/** Makes an event of a line; null where nothing is to be told. */
export type Reader = (line: Line, memory: Memory) => BattleEvent | null;
export type Readers = Readonly<Record<string, Reader>>;

const readers = new Map<string, Reader>(
  Object.entries({ ...courseReaders, ...actionReaders, ...lastingReaders, ...fieldReaders }),
);

/**
 * The event that a line of the engine's log tells, or null where it tells none.
 * @throws UnreadableLine when it says something unknown.
 */
export function readLine(text: string, memory: Memory): BattleEvent | null {
  const line = new Line(text);
  const reader = readers.get(line.kind) ?? line.fail('unknown kind');
  return reader(line, memory);
}
