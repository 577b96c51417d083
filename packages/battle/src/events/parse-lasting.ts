import type { BattleEvent } from '@poketorneo/contract';
import { findAbilityTerm, findItemTerm, findMoveTerm, findTypeId } from '../terms.ts';
import { causeOf, causeOfEffect, effectOf, otherOf, silentFlag } from './effect.ts';
import { findStat, type Line } from './line.ts';
import type { LineParser, LineParsers } from './line-parser.ts';
import type { Memory } from './memory.ts';

/** Effects that the engine reports as active when they protect. */
const protections = new Set([
  'protect',
  'detect',
  'safeguard',
  'mist',
  'suction-cups',
  'sticky-hold',
]);
/** Effects that the engine reports as active when they trap. */
const trappingEffects = new Set([
  'trapped',
  'bind',
  'wrap',
  'fire-spin',
  'clamp',
  'whirlpool',
  'sand-tomb',
  'magma-storm',
]);

const boosts =
  (direction: 'up' | 'down'): LineParser =>
  (line) => {
    line.allow('from', 'of', 'silent', 'msg');
    const stages = line.number(2);
    return {
      kind: 'boost',
      who: line.who,
      stat: line.stat(1),
      by: direction === 'up' || stages === 0 ? stages : -stages,
      direction,
      ...causeOf(line),
    };
  };

const resets =
  (which: 'all' | 'raised' | 'lowered'): LineParser =>
  (line) => {
    line.allow('from', 'of', 'silent', 'msg');
    return { kind: 'reset-boosts', who: line.who, which, ...causeOf(line), ...silentFlag(line) };
  };

function termAt(line: Line, index: number, find: (name: string) => string | undefined): string {
  return find(line.argument(index)) ?? line.fail(`unknown: ${line.argument(index)}`);
}

function typeIdsOf(line: Line): number[] {
  return line
    .argument(2)
    .split('/')
    .map((name) => findTypeId(name) ?? line.fail(`no type ${name}`));
}

function effectStart(line: Line): BattleEvent {
  line.allow('from', 'of', 'silent', 'upkeep', 'fatigue', 'msg');
  const effect = effectOf(line, line.argument(1));
  const more = line.argument(2);
  const isTypeChange = effect.term === 'typechange';
  return {
    kind: 'effect-start',
    who: line.who,
    effect: effect.term,
    ...(isTypeChange ? { typeIds: typeIdsOf(line) } : {}),
    ...(more === '' || isTypeChange ? {} : { move: termAt(line, 2, findMoveTerm) }),
    ...(effect.count === undefined ? {} : { count: effect.count }),
    ...(line.has('upkeep') ? { isUpkeep: true } : {}),
    ...(line.has('fatigue') ? { isFatigue: true } : {}),
    ...causeOfEffect(line, effect),
    ...silentFlag(line),
  };
}

/** A one-time effect; the engine uses the same line for protection and trapping. */
function effectActivated(line: Line, memory: Memory): BattleEvent {
  line.allow('from', 'of', 'damage', 'move', 'consumed', 'msg', 'silent', 'broken');
  const effect = effectOf(line, line.argument(1));
  if (trappingEffects.has(effect.term)) return effectStart(line);
  const who = line.who;
  if (protections.has(effect.term)) {
    return { kind: 'block', who, effect: effect.term, ...causeOf(line) };
  }
  const target = otherOf(line) ?? (effect.term === 'forewarn' ? memory.onlyFoeOf(who) : undefined);
  return {
    kind: 'effect',
    who,
    effect: effect.term,
    ...details(line),
    ...(target === undefined || line.has('from') ? {} : { target }),
    ...(line.has('damage') ? { hasDamaged: true } : {}),
    ...causeOf(line),
  };
}

function details(line: Line): { move?: string; item?: string; number?: number } {
  const found: { move?: string; item?: string; number?: number } = {};
  for (let index = 2; index < line.count; index += 1) {
    const text = line.argument(index);
    if (text === '') continue;
    const move = findMoveTerm(text);
    const item = findItemTerm(text);
    if (/^\d+$/.test(text)) found.number = Number(text);
    else if (move !== undefined) found.move = move;
    else if (item !== undefined) found.item = item;
    else line.fail(`unknown: ${text}`);
  }
  return found;
}

const effectOfKind =
  (kind: 'turn-effect' | 'move-effect'): LineParser =>
  (line) => {
    line.allow('from', 'of', 'msg');
    const effect = effectOf(line, line.argument(1));
    return { kind, who: line.who, effect: effect.term, ...causeOfEffect(line, effect) };
  };

/** Frisk does not identify the item's holder where two could hold it. */
function itemShows(line: Line, memory: Memory): BattleEvent {
  line.allow('from', 'of', 'silent', 'msg', 'identify');
  const item = termAt(line, 1, findItemTerm);
  const holder = line.findCombatant(line.argument(0));
  if (holder !== undefined) {
    return { kind: 'item', who: holder, item, ...causeOf(line), ...silentFlag(line) };
  }
  const frisker = otherOf(line) ?? line.fail('whose item is it?');
  const foe = memory.onlyFoeOf(frisker);
  return foe === undefined
    ? { kind: 'effect', who: frisker, effect: 'frisk', item }
    : { kind: 'item', who: foe, item, ...causeOf(line) };
}

/** Lines of status, stats and lasting effects; revealed abilities and items. */
export const lastingParsers: LineParsers = {
  '-status': (line) => {
    line.allow('from', 'of', 'silent', 'msg');
    return { kind: 'status', who: line.who, status: line.status(1), ...causeOf(line) };
  },
  '-curestatus': (line) => {
    line.allow('from', 'of', 'silent', 'msg');
    return {
      kind: 'cure',
      who: line.who,
      status: line.status(1),
      ...causeOf(line),
      ...silentFlag(line),
    };
  },
  '-cureteam': (line) => ({ kind: 'cure-team', who: line.who, ...causeOf(line) }),

  '-boost': boosts('up'),
  '-unboost': boosts('down'),
  '-setboost': (line) => ({
    kind: 'set-boost',
    who: line.who,
    stat: line.stat(1),
    to: line.number(2),
    ...causeOf(line),
  }),
  '-clearboost': resets('all'),
  '-clearpositiveboost': resets('raised'),
  '-clearnegativeboost': resets('lowered'),
  '-clearallboost': (line) => ({ kind: 'reset-boosts', which: 'all', ...causeOf(line) }),
  '-swapboost': (line) => {
    line.allow('from', 'of');
    const stats = line
      .argument(2)
      .split(/, ?/)
      .filter((stat) => stat !== '')
      .map((stat) => findStat(stat) ?? line.fail(`no stat ${stat}`));
    return {
      kind: 'swap-boosts',
      who: line.who,
      target: line.combatant(line.argument(1)),
      ...(stats.length === 0 ? {} : { stats }),
      ...causeOf(line),
    };
  },
  '-copyboost': (line) => ({
    kind: 'copy-boosts',
    who: line.who,
    from: line.combatant(line.argument(1)),
    ...causeOf(line),
  }),
  '-invertboost': (line) => ({ kind: 'invert-boosts', who: line.who, ...causeOf(line) }),

  '-start': effectStart,
  '-end': (line) => {
    line.allow('from', 'of', 'silent', 'partiallytrapped', 'msg');
    const effect = effectOf(line, line.argument(1));
    return {
      kind: 'effect-end',
      who: line.who,
      effect: effect.term,
      ...causeOfEffect(line, effect),
      ...silentFlag(line),
    };
  },
  '-activate': effectActivated,
  '-singleturn': effectOfKind('turn-effect'),
  '-singlemove': effectOfKind('move-effect'),

  '-ability': (line) => {
    line.allow('from', 'of', 'silent', 'msg');
    const ability = termAt(line, 1, findAbilityTerm);
    return { kind: 'ability', who: line.who, ability, ...causeOf(line), ...silentFlag(line) };
  },
  '-endability': (line) => {
    line.allow('from', 'of', 'silent');
    const ability = findAbilityTerm(line.argument(1));
    return {
      kind: 'ability-end',
      who: line.who,
      ...(ability === undefined ? {} : { ability }),
      ...causeOf(line),
    };
  },
  '-item': itemShows,
  '-enditem': (line) => {
    line.allow('from', 'of', 'silent', 'eat', 'weaken', 'move', 'msg', 'consumed');
    const move = line.attribute('move');
    return {
      kind: 'item-end',
      who: line.who,
      item: termAt(line, 1, findItemTerm),
      ...(line.has('eat') ? { isEaten: true } : {}),
      ...(line.has('weaken') ? { hasWeakened: true } : {}),
      ...(move === undefined ? {} : { move: findMoveTerm(move) ?? line.fail(`no move ${move}`) }),
      ...causeOf(line),
      ...silentFlag(line),
    };
  },
};
