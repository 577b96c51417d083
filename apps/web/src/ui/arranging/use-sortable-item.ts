import type { UniqueIdentifier } from '@dnd-kit/core';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { prefersReducedMotion } from '../../lib/motion.ts';

/** A sortable item: the props of its element and of its handle. */
export function useSortableItem(id: UniqueIdentifier) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: 'da ordinare' },
  });
  return {
    item: {
      ref: setNodeRef,
      'data-dragging': isDragging || undefined,
      style: {
        transform: CSS.Translate.toString(transform),
        transition: prefersReducedMotion() ? undefined : transition,
      },
    },
    handle: { ...attributes, ...listeners },
  };
}
