import { itemPath } from '@poketorneo/gen4/asset-paths';
import { each } from './output/each.ts';
import type { OutputFolder } from './output/output-folder.ts';
import { itemIconSource } from './sources/item-icons.ts';

/** Lays out an icon of 32 × 32 pixels for every item. */
export async function buildItems(itemIds: readonly string[], output: OutputFolder): Promise<void> {
  await each(itemIds, 8, (id) => output.copy(itemIconSource(id), itemPath(id)));
}
