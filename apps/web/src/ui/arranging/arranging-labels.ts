import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

/** Read out with each thing that can be moved. */
export const instructions =
  'Premi la barra spaziatrice per prenderlo, spostalo con le frecce, premi di nuovo la barra per ' +
  'lasciarlo o Esc per rimetterlo dov’era.';

/** The same, to be seen. */
export const howTo =
  'Trascina, oppure con la tastiera: Spazio per prendere, frecce per spostare, Spazio per lasciare.';

/** What is said while things are put in order, which are given as they stand. */
export function announcementsOf(
  things: readonly { id: UniqueIdentifier; name: string }[],
): Announcements {
  const nameOf = (id: UniqueIdentifier) => things.find((thing) => thing.id === id)?.name ?? '';
  const placeOf = (id: UniqueIdentifier) =>
    `posto ${things.findIndex((thing) => thing.id === id) + 1} di ${things.length}`;
  return {
    // Said once it lies over a place, its own at first: before that the arrows do not move it yet.
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
