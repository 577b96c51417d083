import { Dex } from '@pkmn/dex';
import { abilityNames } from './facts/abilities.ts';
import { itemNames } from './facts/items.ts';
import { moveNames } from './facts/moves.ts';
import type { FormSource } from './forms.ts';
import { generation4, pkmnId } from './source.ts';

type NamesById = Readonly<Record<number | string, string>>;

/** English names by our ids: forms, moves, abilities and items. */
export function englishNames(forms: readonly FormSource[]) {
  return {
    forms: namesOf(forms, ({ form, specie }) => [form.id, formName(form.identifier, specie.name)]),
    moves: namesOf(moveNames, ([identifier], index) => [
      index + 1,
      pkmnName(generation4.moves.get(pkmnId(identifier)), identifier).name,
    ]),
    abilities: namesOf(abilityNames, ([identifier], index) => [
      index + 1,
      pkmnName(generation4.abilities.get(pkmnId(identifier)), identifier).name,
    ]),
    items: namesOf(itemNames, ([identifier]) => [pkmnId(identifier), itemName(identifier)]),
  };
}

function namesOf<Row>(
  rows: readonly Row[],
  entryOf: (row: Row, index: number) => readonly [id: number | string, name: string],
): NamesById {
  return Object.fromEntries(rows.map(entryOf));
}

/** Cosmetic forms share an entry, but have names of their own. */
function formName(identifier: string, ofEntry: string): string {
  const form = Dex.species.get(identifier);
  return form.exists ? form.name : ofEntry;
}

/** Items without effect in battle, which @pkmn does not name. */
const otherItems: ReadonlyMap<string, string> = new Map([
  ['amulet-coin', 'Amulet Coin'],
  ['cleanse-tag', 'Cleanse Tag'],
  ['everstone', 'Everstone'],
  ['exp-share', 'Exp. Share'],
  ['luck-incense', 'Luck Incense'],
  ['lucky-egg', 'Lucky Egg'],
  ['pure-incense', 'Pure Incense'],
  ['smoke-ball', 'Smoke Ball'],
  ['soothe-bell', 'Soothe Bell'],
]);

function itemName(identifier: string): string {
  return (
    otherItems.get(identifier) ??
    pkmnName(generation4.items.get(pkmnId(identifier)), identifier).name
  );
}

function pkmnName<Entry>(entry: Entry | undefined, identifier: string): Entry {
  if (entry === undefined) throw new Error(`@pkmn has no name for ${identifier}`);
  return entry;
}

/**
 * Names of later generations, by kind: players may write them, but this product does not
 * support them.
 */
export function laterNames() {
  const later = (entries: Iterable<{ name: string; gen: number; isNonstandard?: string | null }>) =>
    [...entries]
      .filter(({ gen, isNonstandard }) => gen > 4 && !unofficial.has(isNonstandard ?? ''))
      .map(({ name }) => name)
      .toSorted();
  return {
    form: later(Dex.species.all()),
    move: later(Dex.moves.all()),
    ability: later(Dex.abilities.all()),
    item: later(Dex.items.all()),
  };
}

const unofficial: ReadonlySet<string> = new Set(['CAP', 'Custom', 'LGPE']);
