import type { RefObject } from 'react';

/**
 * What gets the focus when something opens over the page: its first field, or, on touch screens,
 * where a focused field would bring the keyboard up over it, itself.
 */
export function firstFocus(
  popup: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
): HTMLElement | null {
  return window.matchMedia('(pointer: coarse)').matches ? popup.current : field.current;
}
