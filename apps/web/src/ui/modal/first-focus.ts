import type { RefObject } from 'react';

/**
 * The element to focus when a layer opens: its first field, or on touch screens the layer itself,
 * because a focused field would open the on-screen keyboard over it.
 */
export function firstFocus(
  popup: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
): HTMLElement | null {
  return window.matchMedia('(pointer: coarse)').matches ? popup.current : field.current;
}
