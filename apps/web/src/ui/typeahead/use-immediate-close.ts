import type { Autocomplete } from '@base-ui/react/autocomplete';
import { useEffect, useRef } from 'react';

/**
 * Ends Base UI's closing phase at once, by the `actionsRef` that it returns. Base UI waits for the
 * animation of its own popup, which we do not use; a list reopened in that phase ignores arrow keys
 * until the next frame.
 */
export function useImmediateClose(isOpen: boolean) {
  const actions = useRef<Autocomplete.Root.Actions>(null);
  useEffect(() => {
    if (!isOpen) actions.current?.unmount();
  }, [isOpen]);
  return actions;
}
