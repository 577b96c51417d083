import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

type ElementRef = RefObject<HTMLElement | null>;

/**
 * Whether a dropdown is open. It closes with Esc (the focus returns to its button), by a press or
 * the focus outside, and at each navigation.
 */
export function useDropdown(root: ElementRef, button: ElementRef) {
  const { key } = useLocation();
  // The location at which it was opened: another one closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === key;

  useEffect(() => {
    if (!open) return;
    const close = () => setOpenedAt(null);
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && root.current?.contains(event.target) === false) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open, root, button]);

  return { open, setOpen: (next: boolean) => setOpenedAt(next ? key : null) };
}
