import {
  englishAbilityNames,
  englishFormNames,
  englishItemNames,
  englishMoveNames,
} from './tables/english-names.ts';
import { laterNameTable } from './tables/later-names.ts';

/** Kinds with an English name. */
export type EnglishKind = 'form' | 'move' | 'ability' | 'item';

const tables: Readonly<Record<EnglishKind, Readonly<Record<number | string, string>>>> = {
  form: englishFormNames,
  move: englishMoveNames,
  ability: englishAbilityNames,
  item: englishItemNames,
};

/**
 * The English name of a form ('Rotom-Heat'), a move, an ability or an item, by its id.
 * @throws RangeError when there is none.
 */
export function englishName(kind: EnglishKind, id: number | string): string {
  const name = tables[kind][id];
  if (name === undefined) throw new RangeError(`No ${kind} has the id ${id}`);
  return name;
}

/** A name without case, spaces, punctuation and accents. */
export function normalizeName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

const laterNames = new Map<EnglishKind, ReadonlySet<string>>();

/** Whether this is the English name of something from a later generation. */
export function isLaterGenerationName(kind: EnglishKind, written: string): boolean {
  const known = laterNames.get(kind) ?? new Set(laterNameTable[kind].map(normalizeName));
  laterNames.set(kind, known);
  return known.has(normalizeName(written));
}
