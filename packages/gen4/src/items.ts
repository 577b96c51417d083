import { lookupById } from './lookup.ts';
import type { ItemRow } from './rows.ts';
import { itemTable } from './tables/items.ts';
import { requireText } from './text.ts';
import { itemTexts } from './texts/items.ts';

/** A holdable item. */
export interface Item extends ItemRow {
  /** Italian description. */
  readonly text: string;
}

/** All 218 items by id. */
export const allItems: readonly Item[] = itemTable.map((row) => ({
  ...row,
  text: requireText('item', itemTexts, row.id),
}));

const lookup = lookupById('item', allItems);

/** The item with this id, or undefined. */
export function findItem(id: string): Item | undefined {
  return lookup.find(id);
}

/**
 * The item with this id.
 * @throws RangeError when there is none.
 */
export function itemById(id: string): Item {
  return lookup.get(id);
}
