import { longestBattle } from '@poketorneo/rules/battle';
import { limitLine } from '../turn-limit.ts';
import { causeOf } from './effect.ts';
import type { Reader, Readers } from './read-line.ts';

/** Lines for people who know the engine, or of what everybody knows before the battle begins. */
const nothing: Reader = () => null;

/** English sentences: of a berry that has been told as eaten, and of cures that nobody can tell apart. */
const messages = [/^Custap Berry activated\.$/, / cured by Natural Cure\.\)$/];

const comesIn =
  (isForced: boolean): Reader =>
  (line, memory) => {
    line.allow('from');
    const who = line.who;
    const { side, position } = line.slot(line.argument(0));
    const appearance = memory.appearance(line.argument(1));
    memory.comeIn(who, side, position, appearance.formId);
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
  (isLasting: boolean): Reader =>
  (line, memory) => {
    line.allow('from', 'of', 'msg', 'silent');
    const who = line.who;
    const { formId } = memory.appearance(line.argument(1));
    // The engine says it twice of a change for good.
    if (memory.formOf(who, line) === formId) return null;
    memory.changeForm(who, formId);
    return { kind: 'form-change', who, formId, isLasting, ...causeOf(line) };
  };

/** The engine names the winner as its player is named: by the number of the side. */
const end =
  (by: 'play' | 'limit'): Reader =>
  (line) => {
    const winner = line.argument(0);
    return { kind: 'end', winner: winner === '1' ? 1 : winner === '2' ? 2 : null, by };
  };

/** The course of the battle, and who is on the field. */
export const courseReaders: Readers = {
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
    return turn > longestBattle ? null : { kind: 'turn', turn };
  },
  upkeep: () => ({ kind: 'turn-over' }),
  win: end('play'),
  tie: end('play'),
  [limitLine]: end('limit'),

  switch: comesIn(false),
  drag: comesIn(true),
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
