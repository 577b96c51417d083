import type { RefObject } from 'react';
import { useGrace } from '../../../lib/use-grace.ts';
import { useDeletion } from '../use-deletion.ts';

/** Milliseconds in which they can be had back. */
const graceTime = 4000;

/**
 * Deletes several notifications, or all: on the page at once, on the server after a moment in which that can be
 * taken back.
 */
export function useDeletionOfMany(page: RefObject<HTMLElement | null>) {
  const remove = useDeletion();
  const { undoable, begin, undo } = useGrace<number>(page, graceTime);
  return {
    /** How many have just been deleted and can be had back; null when there is nothing to take back. */
    undoable,
    deleteTogether: (ids: readonly number[]) => remove({ ids, isWanted: begin(ids.length) }),
    undo,
  };
}
