import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus to an act's button, if the previous act was unmounted with the focus. When the
 * dialog opens, it sets the focus itself.
 */
export function useFocusOnMount(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { activeElement } = document;
    const dialog = element.current?.closest('[role="dialog"]');
    if (activeElement === document.body || dialog?.contains(activeElement) === true) {
      element.current?.focus({ preventScroll: true });
    }
  }, [element]);
}
