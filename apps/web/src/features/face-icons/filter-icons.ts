import type { FaceIcon } from '@poketorneo/contract';
import { filterByName } from '../../ui/typeahead/search-by-name.ts';

/** The filters, by the value of the radio button. */
export const iconFilters = [
  { value: 0, label: 'Tutte' },
  { value: 1, label: 'Mie' },
  { value: 2, label: 'Nuove' },
  { value: 3, label: 'Sbloccabili' },
] as const;
export type IconFilter = (typeof iconFilters)[number]['value'];

export type IconState = 'new' | 'obtained' | 'locked';

export function stateOf({ id, obtained }: FaceIcon, newIds: ReadonlySet<number>): IconState {
  if (!obtained) return 'locked';
  return newIds.has(id) ? 'new' : 'obtained';
}

interface Wanted {
  filter: IconFilter;
  text: string;
  newIds: ReadonlySet<number>;
}

/** The icons that match a filter and whose name contains a text. */
export function filterIcons(
  icons: readonly FaceIcon[],
  { filter, text, newIds }: Wanted,
): FaceIcon[] {
  return filterByName(icons, text).filter((icon) => {
    const state = stateOf(icon, newIds);
    if (filter === 1) return state !== 'locked';
    if (filter === 2) return state === 'new';
    return filter === 0 || state === 'locked';
  });
}
