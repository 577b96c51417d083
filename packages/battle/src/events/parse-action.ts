import type { Combatant } from '@poketorneo/contract';
import { findMoveTerm } from '../terms.ts';
import { causeOf, causeOfEffect, effectOf, silentFlag } from './effect.ts';
import { findStat, type Line } from './line.ts';
import type { LineParser, LineParsers } from './line-parser.ts';
import type { Memory } from './memory.ts';

function moveAt(line: Line, index: number): string {
  return findMoveTerm(line.argument(index)) ?? line.fail('no such move');
}

function optionalMoveAt(line: Line, index: number): { move?: string } {
  return line.argument(index) === '' ? {} : { move: moveAt(line, index) };
}

/** The targets of a move; a spread move lists the positions that it hits. */
function targetsOf(line: Line, memory: Memory): Combatant[] {
  const spread = line.attribute('spread');
  if (spread !== undefined) {
    return spread
      .split(',')
      .filter((slot) => slot !== '')
      .map((slot) => memory.at(line.slot(slot)) ?? line.fail(`no Pokémon at ${slot}`));
  }
  // An absent target is 'null'.
  const target = line.findCombatant(line.argument(2));
  return target === undefined ? [] : [target];
}

const hpChange =
  (kind: 'damage' | 'heal' | 'set-hp'): LineParser =>
  (line, memory) => {
    line.allow('from', 'of', 'silent', 'wisher', 'partiallytrapped', 'msg');
    const who = line.who;
    if (kind === 'damage') memory.hurt = who;
    const condition = memory.condition(who, line.argument(1), line);
    return { kind, who, condition, ...causeOf(line), ...silentFlag(line) };
  };

/** Lines of actions and their immediate results. */
export const actionParsers: LineParsers = {
  move: (line, memory) => {
    line.allow('from', 'still', 'miss', 'notarget', 'spread', 'of');
    memory.mover = line.who;
    return {
      kind: 'move',
      who: line.who,
      move: moveAt(line, 1),
      targets: targetsOf(line, memory),
      ...(line.has('still') ? { isStill: true } : {}),
      ...(line.has('miss') ? { missed: true } : {}),
      ...(line.has('notarget') ? { hasNoTarget: true } : {}),
      ...causeOf(line),
    };
  },
  '-prepare': (line) => ({ kind: 'prepare', who: line.who, move: moveAt(line, 1) }),
  '-anim': (line, memory) => {
    line.allow('spread', 'miss', 'notarget');
    return {
      kind: 'release',
      who: line.who,
      move: moveAt(line, 1),
      targets: targetsOf(line, memory),
    };
  },
  cant: (line) => {
    line.allow('of', 'from');
    const why = effectOf(line, line.argument(1));
    return {
      kind: 'cannot',
      who: line.who,
      why: why.term,
      ...optionalMoveAt(line, 2),
      ...causeOfEffect(line, why),
    };
  },
  '-mustrecharge': (line) => ({ kind: 'recharge', who: line.who }),

  '-damage': hpChange('damage'),
  '-heal': hpChange('heal'),
  '-sethp': hpChange('set-hp'),
  '-crit': (line) => ({ kind: 'critical-hit', who: line.who }),
  '-supereffective': (line) => ({ kind: 'super-effective', who: line.who }),
  '-resisted': (line) => ({ kind: 'resisted', who: line.who }),
  '-miss': (line) => {
    const target = line.findCombatant(line.argument(1));
    return { kind: 'miss', who: line.who, ...(target === undefined ? {} : { target }) };
  },
  '-immune': (line) => {
    line.allow('from', 'of', 'ohko', 'msg');
    const effect = line.argument(1);
    return {
      kind: 'immune',
      who: line.who,
      ...(effect === '' ? {} : { effect: effectOf(line, effect).term }),
      ...(line.has('ohko') ? { effect: 'ohko' } : {}),
      ...causeOf(line),
    };
  },
  '-notarget': (line) => ({ kind: 'no-target', who: line.who }),
  '-hitcount': (line) => ({ kind: 'hit-count', who: line.who, count: line.number(1) }),
  '-ohko': (line, memory) => ({
    kind: 'effect',
    who: memory.hurt ?? line.fail('no Pokémon has lost HP'),
    effect: 'ohko',
  }),
  '-fail': (line) => {
    line.allow('from', 'of', 'weak', 'msg', 'silent', 'heavy');
    const effect = line.argument(1);
    const stat = line.argument(2);
    return {
      kind: 'fail',
      who: line.who,
      ...(effect === '' ? {} : { effect: effectOf(line, effect).term }),
      ...(stat === '' ? {} : { stat: findStat(stat) ?? line.fail('no stat') }),
      ...(line.has('weak') ? { isTooWeak: true } : {}),
      ...causeOf(line),
    };
  },
  '-block': (line) => {
    line.allow('from', 'of');
    const effect = effectOf(line, line.argument(1));
    return {
      kind: 'block',
      who: line.who,
      effect: effect.term,
      ...optionalMoveAt(line, 2),
      ...causeOfEffect(line, effect),
    };
  },
  '-nothing': (_line, memory) => ({
    kind: 'nothing',
    ...(memory.mover === undefined ? {} : { who: memory.mover }),
  }),
};
