import { Dex } from '@pkmn/dex';
import { abilityNames } from './facts/abilities.ts';
import { itemNames } from './facts/items.ts';
import { moveNames } from './facts/moves.ts';
import type { FormSource } from './forms.ts';
import { generation4, pkmnId } from './source.ts';

type NamesById = Readonly<Record<number | string, string>>;

/** What the English-speaking world writes, by our ids: forms, moves, abilities and items. */
export function englishNames(forms: readonly FormSource[]) {
  return {
    forms: namesOf(forms, ({ form, specie }) => [form.id, formName(form.identifier, specie.name)]),
    moves: namesOf(moveNames, ([identifier], index) => [
      index + 1,
      existing(generation4.moves.get(pkmnId(identifier)), identifier).name,
    ]),
    abilities: namesOf(abilityNames, ([identifier], index) => [
      index + 1,
      existing(generation4.abilities.get(pkmnId(identifier)), identifier).name,
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

/** Forms that differ in looks alone share an entry, and still have a name each. */
function formName(identifier: string, ofEntry: string): string {
  const form = Dex.species.get(identifier);
  return form.exists ? form.name : ofEntry;
}

/** Items without effect in battle, whose names @pkmn does not know. */
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
    existing(generation4.items.get(pkmnId(identifier)), identifier).name
  );
}

function existing<Entry>(entry: Entry | undefined, identifier: string): Entry {
  if (entry === undefined) throw new Error(`@pkmn has no name for ${identifier}`);
  return entry;
}

/** What later generations have brought, by kind: names that somebody may write, and no tool of ours knows. */
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
