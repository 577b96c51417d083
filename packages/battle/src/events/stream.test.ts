import { describe, expect, test } from 'vitest';
import { UnreadableLine } from './line.ts';
import { EventStream } from './stream.ts';

const log = [
  '|t:|1795321034',
  '|split|p1',
  '|switch|p1a: 1|Pikachu, L20, F|57/57',
  '|switch|p1a: 1|Pikachu, L20, F|48/48',
  '|split|p2',
  '|switch|p2a: 1|Mew|120/120',
  '|switch|p2a: 1|Mew|48/48',
  '|turn|1',
];

function throwIt(line: UnreadableLine): never {
  throw line;
}

describe('an event stream', () => {
  test.each([
    [1, [57, 48]],
    [2, [48, 120]],
    ['spectator', [48, 48]],
  ] as const)('contains for %s only visible information', (audience, hp) => {
    const events = new EventStream(audience, throwIt).catchUp(log);
    expect(
      events.flatMap((event) => (event.kind === 'switch-in' ? [event.condition.hp] : [])),
    ).toEqual(hp);
    expect(events).toHaveLength(3);
  });

  test('continues without repeating events', () => {
    const stream = new EventStream(1, throwIt);
    const growing = log.slice(0, 4);
    expect(stream.catchUp(growing)).toHaveLength(1);
    growing.push(...log.slice(4));
    expect(stream.catchUp(growing)).toHaveLength(3);
    expect(stream.catchUp(growing)).toHaveLength(3);
  });

  test('reports unparsable lines, and emits the rest', () => {
    const reported: string[] = [];
    const stream = new EventStream(1, ({ message }) => reported.push(message));
    const events = stream.catchUp([...log, '|-terastallize|p1a: 1|Fire', '|turn|2']);
    expect(events.at(-1)).toEqual({ kind: 'turn', turn: 2 });
    expect(events).toHaveLength(4);
    expect(reported).toEqual([expect.stringContaining('|-terastallize|p1a: 1|Fire')]);
  });

  test('throws at an unparsable line without a report function', () => {
    const stream = new EventStream(1, throwIt);
    expect(() => stream.catchUp([...log, '|-terastallize|p1a: 1|Fire'])).toThrow(UnreadableLine);
  });
});
