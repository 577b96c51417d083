import type { Cause } from '@poketorneo/contract';
import { findAbilityTerm, findItemTerm, findMoveTerm } from '../terms.ts';
import type { Line } from './line.ts';

/**
 * An effect as the engine names it, with or without its kind: 'move: Taunt', 'Taunt', 'confusion'.
 */
export interface Effect {
  readonly kind: Cause['kind'];
  readonly term: string;
  /** As in 'perish3' and 'stockpile1'. */
  readonly count?: number;
}

/** Names of moves that, without 'move:', denote the weather or the condition. */
const effectsNamedLikeMoves = new Set(['hail', 'sandstorm', 'confusion']);

/**
 * Parses an effect's name.
 * @throws UnreadableLine for an unknown move, ability or item.
 */
export function effectOf(line: Line, text: string): Effect {
  const [, kind, name = text] = /^(move|ability|item): (.+)$/.exec(text) ?? [];
  switch (kind) {
    case 'move':
      return { kind, term: findMoveTerm(name) ?? line.fail(`no move ${name}`) };
    case 'ability':
      return { kind, term: findAbilityTerm(name) ?? line.fail(`no ability ${name}`) };
    case 'item':
      return { kind, term: findItemTerm(name) ?? line.fail(`no item ${name}`) };
  }
  const [, counted, count] = /^(perish|stockpile)(\d)$/.exec(text) ?? [];
  if (counted !== undefined) return { kind: 'effect', term: counted, count: Number(count) };
  return named(text) ?? line.fail(`no effect ${text}`);
}

function named(text: string): Effect | undefined {
  const id = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  if (id === '') return undefined;
  if (effectsNamedLikeMoves.has(id)) return { kind: 'effect', term: id };
  const move = findMoveTerm(text);
  if (move !== undefined) return { kind: 'move', term: move };
  const ability = findAbilityTerm(text);
  if (ability !== undefined) return { kind: 'ability', term: ability };
  const item = findItemTerm(text);
  if (item !== undefined) return { kind: 'item', term: item };
  return { kind: 'effect', term: id };
}

/** The second Pokémon of a line. */
export function otherOf(line: Line) {
  const of = line.attribute('of');
  if (of === undefined) return undefined;
  // Assalto gives its helpers' bare names.
  return line.findCombatant(of) ?? ownPlace(line, of);
}

function ownPlace(line: Line, name: string) {
  if (!/^[1-6]$/.test(name)) line.fail(`${name} is no Pokémon`);
  return { side: line.who.side, place: Number(name) };
}

/** The cause of a line's event. */
export function causeOf(line: Line): { cause?: Cause } {
  const from = line.attribute('from');
  if (from === undefined) return {};
  const { kind, term } = effectOf(line, from);
  const wisher = line.attribute('wisher');
  const of = wisher === undefined ? otherOf(line) : ownPlace(line, wisher);
  return { cause: { kind, term, ...(of === undefined ? {} : { of }) } };
}

/**
 * The cause of a line whose effect another Pokémon has caused: the effect itself where no other is
 * given, so that its source is part of the event.
 */
export function causeOfEffect(line: Line, { kind, term }: Effect): { cause?: Cause } {
  const of = otherOf(line);
  if (of === undefined || line.has('from')) return causeOf(line);
  return { cause: { kind, term, of } };
}

/** Marks an event that an earlier one has already reported. */
export function silentFlag(line: Line): { isSilent?: true } {
  return line.has('silent') ? { isSilent: true } : {};
}
