import { maxBattleTurns } from '@poketorneo/rules/battle';
import { limitLine } from '../turn-limit.ts';
import { causeOf } from './effect.ts';
import type { LineParser, LineParsers } from './line-parser.ts';

/** Debug lines, or lines about facts known before the battle. */
const nothing: LineParser = () => null;

/** English sentences: about a berry already reported as eaten, and cures with identical text. */
const messages = [/^Custap Berry activated\.$/, / cured by Natural Cure\.\)$/];

const switchIn =
  (isForced: boolean): LineParser =>
  (line, memory) => {
    line.allow('from');
    const who = line.who;
    const { side, position } = line.slot(line.argument(0));
    const appearance = memory.appearance(line.argument(1));
    memory.switchIn(who, side, position, appearance.formId);
    const condition = memory.condition(who, line.argument(2), line);
    return {
      kind: 'switch-in',
      who,
      position,
      appearance,
      condition,
      isForced,
      ...causeOf(line),
    };
  };

const formChange =
  (isLasting: boolean): LineParser =>
  (line, memory) => {
    line.allow('from', 'of', 'msg', 'silent');
    const who = line.who;
    const { formId } = memory.appearance(line.argument(1));
    // The engine repeats a permanent change.
    if (memory.formOf(who, line) === formId) return null;
    memory.changeForm(who, formId);
    return { kind: 'form-change', who, formId, isLasting, ...causeOf(line) };
  };

/** The engine's winner is the player's name: the number of the side. */
const end =
  (by: 'play' | 'limit'): LineParser =>
  (line) => {
    const winner = line.argument(0);
    return { kind: 'end', winner: winner === '1' ? 1 : winner === '2' ? 2 : null, by };
  };

/** Lines of the battle's course, and of switches. */
export const courseParsers: LineParsers = {
  '': nothing,
  't:': nothing,
  gametype: nothing,
  player: nothing,
  teamsize: nothing,
  gen: nothing,
  tier: nothing,
  start: nothing,
  debug: nothing,
  '-hint': nothing,
  '-message': (line) =>
    messages.some((known) => known.test(line.argument(0))) ? null : line.fail('unknown message'),

  turn: (line) => {
    const turn = line.number(0);
    return turn > maxBattleTurns ? null : { kind: 'turn', turn };
  },
  upkeep: () => ({ kind: 'turn-over' }),
  win: end('play'),
  tie: end('play'),
  [limitLine]: end('limit'),

  switch: switchIn(false),
  drag: switchIn(true),
  faint: (line, memory) => {
    memory.faint(line.who);
    return { kind: 'faint', who: line.who };
  },
  '-formechange': formChange(false),
  detailschange: formChange(true),
  '-transform': (line, memory) => {
    line.allow('from', 'msg');
    const into = line.combatant(line.argument(1));
    const formId = memory.formOf(into, line);
    memory.changeForm(line.who, formId);
    return { kind: 'transform', who: line.who, into, formId, ...causeOf(line) };
  },
};
