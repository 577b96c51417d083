import { malformedRow, rowOfForm } from './form-row.ts';
import { learnsetTable } from './tables/learnsets.ts';

/**
 * How a move can be learned. 'level-up', 'machine', 'tutor', 'egg' and 'event' are generation 4's own
 * ways, for the form or for what it evolves from; 'transfer' is any way of generation 3 for a Pokémon
 * that is then brought over; 'sketch' is Smeargle's; 'special' belongs to Rotom's appliances and to
 * the one Ninjask move that a new Shedinja may keep.
 */
export type LearnKind =
  | 'level-up'
  | 'machine'
  | 'tutor'
  | 'egg'
  | 'event'
  | 'transfer'
  | 'sketch'
  | 'special';

/** A way to learn a move, and the lowest level at which the form can know it that way in any game. */
export interface LearnMethod {
  readonly kind: LearnKind;
  readonly level: number;
}

interface Learnset {
  readonly minimumLevel: number;
  readonly moveIds: readonly number[];
  readonly methods: ReadonlyMap<number, readonly LearnMethod[]>;
}

const kindByLetter: ReadonlyMap<string, LearnKind> = new Map([
  ['l', 'level-up'],
  ['m', 'machine'],
  ['t', 'tutor'],
  ['e', 'egg'],
  ['v', 'event'],
  ['p', 'transfer'],
  ['k', 'sketch'],
  ['s', 'special'],
]);

const learnsets = new Map<number, Learnset>();

/**
 * Every move that the form can know in generation 4, in ascending order: by level, machine, tutor,
 * egg or event, from its earlier stages, or brought over from generation 3.
 *
 * Whether several of them can be known together is not judged here. Those that `learnMethods` gives
 * as level-up, machine or tutor moves always can; eggs, events and transfers may exclude each other,
 * and an event may also set the nature or the gender, or make it shiny.
 * @throws RangeError when the form does not exist.
 */
export function learnableMoveIds(formId: number): readonly number[] {
  return learnsetOf(formId).moveIds;
}

/**
 * The ways in which the form can learn the move; empty when it cannot.
 * @throws RangeError when the form does not exist.
 */
export function learnMethods(formId: number, moveId: number): readonly LearnMethod[] {
  return learnsetOf(formId).methods.get(moveId) ?? [];
}

/**
 * The lowest level at which a Pokémon of the form can know the move by any of its ways, or null when
 * it cannot know it at all. Never below `minimumLevel`.
 * @throws RangeError when the form does not exist.
 */
export function earliestLevel(formId: number, moveId: number): number | null {
  const levels = learnMethods(formId, moveId).map((method) => method.level);
  return levels.length === 0 ? null : Math.min(...levels);
}

/**
 * The lowest level at which the form can exist when it is raised from an egg: 1, or what its
 * evolutions need (one level more for an evolution that happens on levelling up without a set level).
 * Species that do not hatch (legendary and mythical ones, Unown, Ditto, the spiky-eared Pichu) have
 * the lowest level at which a game or an event gives them, leaving aside events that give a shiny one
 * or one of a set nature where there is another way. Wild Pokémon that are met below the level of
 * their evolution are left out, because they could not know what a hatched one knows: so the figure
 * may be higher than strictly possible, never lower.
 * @throws RangeError when the form does not exist.
 */
export function minimumLevel(formId: number): number {
  return learnsetOf(formId).minimumLevel;
}

function learnsetOf(formId: number): Learnset {
  const known = learnsets.get(formId);
  if (known !== undefined) return known;
  const learnset = parseLearnset(formId, rowOfForm(learnsetTable, formId));
  learnsets.set(formId, learnset);
  return learnset;
}

/**
 * A row is the minimum level, then the moves: the number, then for each way a letter and the level
 * when that is not the minimum level, such as '16 33l 91m 98l20'.
 */
function parseLearnset(formId: number, row: string): Learnset {
  const [first, ...entries] = row.split(' ');
  const minimum = Number(first);
  const methods = new Map<number, readonly LearnMethod[]>();
  for (const entry of entries) {
    const ways = [...entry.matchAll(/([a-z])(\d*)/g)].map(([, letter = '', level]) => {
      const kind = kindByLetter.get(letter);
      if (kind === undefined) throw malformedRow(formId);
      return { kind, level: level ? Number(level) : minimum };
    });
    methods.set(Number.parseInt(entry, 10), ways);
  }
  return { minimumLevel: minimum, moveIds: [...methods.keys()], methods };
}
