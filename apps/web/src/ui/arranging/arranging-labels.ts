import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

/** Read out with each draggable item. */
export const instructions =
  'Premi la barra spaziatrice per prenderlo, spostalo con le frecce, premi di nuovo la barra per ' +
  'lasciarlo o Esc per rimetterlo dov’era.';

/** The same, as visible text. */
export const howTo =
  'Trascina, oppure con la tastiera: Spazio per prendere, frecce per spostare, Spazio per lasciare.';

/** Screen reader announcements while items are rearranged; `names` are in the current order. */
export function announcementsOf(
  things: readonly { id: UniqueIdentifier; name: string }[],
): Announcements {
  const nameOf = (id: UniqueIdentifier) => things.find((thing) => thing.id === id)?.name ?? '';
  const placeOf = (id: UniqueIdentifier) =>
    `posto ${things.findIndex((thing) => thing.id === id) + 1} di ${things.length}`;
  return {
    // Announced once the item is over a place, at first its own: before that arrow keys do nothing.
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) =>
      over === null ? undefined : `${nameOf(active.id)} in mano: ${placeOf(over.id)}.`,
    onDragEnd: ({ active, over }) =>
      over === null
        ? `${nameOf(active.id)} lasciato dov’era.`
        : `${nameOf(active.id)} lasciato: ${placeOf(over.id)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} rimesso dov’era.`,
  };
}
