import type { BattleWeather } from '@poketorneo/contract';
import { causeOf, causeOfEffect, effectOf, otherOf } from './effect.ts';
import type { Line } from './line.ts';
import type { LineParsers } from './line-parser.ts';

const weathers: ReadonlyMap<string, BattleWeather | null> = new Map([
  ['SunnyDay', 'sun'],
  ['RainDance', 'rain'],
  ['Sandstorm', 'sandstorm'],
  ['Hail', 'hail'],
  ['none', null],
]);

function whoOf(line: Line) {
  const who = otherOf(line);
  return who === undefined ? {} : { who };
}

/** Lines of the field and its sides. */
export const fieldParsers: LineParsers = {
  '-weather': (line) => {
    line.allow('upkeep', 'from', 'of');
    const weather = weathers.get(line.argument(0));
    if (weather === undefined) return line.fail('no such weather');
    return {
      kind: 'weather',
      weather,
      ...(line.has('upkeep') ? { isUpkeep: true } : {}),
      ...causeOf(line),
    };
  },
  '-fieldstart': (line) => {
    line.allow('from', 'of');
    return {
      kind: 'field-start',
      effect: effectOf(line, line.argument(0)).term,
      ...whoOf(line),
      ...causeOf(line),
    };
  },
  '-fieldend': (line) => {
    line.allow('from', 'of');
    return {
      kind: 'field-end',
      effect: effectOf(line, line.argument(0)).term,
      ...causeOf(line),
    };
  },
  '-fieldactivate': (line) => {
    line.allow('from', 'of');
    return {
      kind: 'field-effect',
      effect: effectOf(line, line.argument(0)).term,
      ...whoOf(line),
    };
  },
  '-sidestart': (line) => {
    line.allow('from', 'of');
    const effect = effectOf(line, line.argument(1));
    return {
      kind: 'side-start',
      side: line.side(0),
      effect: effect.term,
      ...causeOfEffect(line, effect),
    };
  },
  '-sideend': (line) => {
    line.allow('from', 'of');
    const effect = effectOf(line, line.argument(1));
    return {
      kind: 'side-end',
      side: line.side(0),
      effect: effect.term,
      ...causeOfEffect(line, effect),
    };
  },
};
