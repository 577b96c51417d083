import { malformedRow, rowOfForm } from './form-row.ts';
import { learnsetTable } from './tables/learnsets.ts';

/**
 * How a move is learned. 'level-up', 'machine', 'tutor', 'egg' and 'event' are methods of
 * generation 4, of the form or its earlier stages; 'transfer' is any method of generation 3 before
 * a transfer; 'sketch' is Smeargle's; 'special' is Rotom's appliances and the one Ninjask move of a
 * new Shedinja.
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

/** A learn method, with its lowest level in any game. */
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
 * Every move that the form can know in generation 4, ascending: by level, machine, tutor, egg or
 * event, from earlier stages, or transferred from generation 3.
 *
 * Whether moves can be combined is not checked. Level-up, machine and tutor moves of `learnMethods`
 * always can; eggs, events and transfers may exclude each other, and an event may also fix nature,
 * gender or shininess.
 * @throws RangeError when the form does not exist.
 */
export function learnableMoveIds(formId: number): readonly number[] {
  return learnsetOf(formId).moveIds;
}

/**
 * The learn methods of a form's move; empty when it cannot learn it.
 * @throws RangeError when the form does not exist.
 */
export function learnMethods(formId: number, moveId: number): readonly LearnMethod[] {
  return learnsetOf(formId).methods.get(moveId) ?? [];
}

/**
 * Lowest level at which the form can know the move by any method; null when it cannot. Never
 * below `minimumLevel`.
 * @throws RangeError when the form does not exist.
 */
export function earliestLevel(formId: number, moveId: number): number | null {
  const levels = learnMethods(formId, moveId).map((method) => method.level);
  return levels.length === 0 ? null : Math.min(...levels);
}

/**
 * Lowest level of the form when raised from an egg: 1, or the level of its evolutions (plus one for
 * an evolution on level-up without a fixed level). Species that do not hatch (legendary and
 * mythical ones, Unown, Ditto, the spiky-eared Pichu) have the lowest level of a game or event,
 * without events of a shiny one or a fixed nature where there is an alternative. Wild Pokémon below
 * their evolution level are ignored, because they cannot know a hatched one's moves: the result may
 * be higher than strictly possible, never lower.
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
 * A row is the minimum level, then the moves: the number, then for each method a letter, and its
 * level if above the minimum level, such as '16 33l 91m 98l20'.
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
