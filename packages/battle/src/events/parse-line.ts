import type { BattleEvent } from '@poketorneo/contract';
import { Line } from './line.ts';
import type { LineParser } from './line-parser.ts';
import type { Memory } from './memory.ts';
import { actionParsers } from './parse-action.ts';
import { courseParsers } from './parse-course.ts';
import { fieldParsers } from './parse-field.ts';
import { lastingParsers } from './parse-lasting.ts';

const parsers = new Map<string, LineParser>(
  Object.entries({ ...courseParsers, ...actionParsers, ...lastingParsers, ...fieldParsers }),
);

/**
 * The event of a line of the engine's log, or null where it has none.
 * @throws UnreadableLine when it says something unknown.
 */
export function parseLine(text: string, memory: Memory): BattleEvent | null {
  const line = new Line(text);
  const parser = parsers.get(line.kind) ?? line.fail('unknown kind');
  return parser(line, memory);
}
