import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus to what leads on, when what had it went with the act before. Where the stage only
 * opens, the dialog does so, and knows where the focus goes back to.
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
