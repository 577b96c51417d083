import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useClosedByBack } from '../../ui/modal/closed-by-back.ts';
import { CloseIcon } from './icons.tsx';
import type { NavigationItem } from './navigation.ts';
import opener from './SideMenu.module.css';
import styles from './SideMenuDialog.module.css';
import { SideMenuLinks } from './SideMenuLinks.tsx';

interface SideMenuDialogProps {
  items: readonly NavigationItem[];
  isOpen: boolean;
  onClose: () => void;
  /** What stands below the links. */
  children?: ReactNode;
}

/**
 * The browser's own modal dialog brings Esc, the overlay, the way back for the focus, and makes the
 * page behind it unreachable.
 */
export function SideMenuDialog({ items, isOpen, onClose, children }: SideMenuDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** What it shows is made when it is first opened, and stays for the way out. */
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  useLayoutEffect(() => {
    // Esc closes it by itself.
    if (dialog.current === null || dialog.current.open === isOpen) return;
    if (isOpen) dialog.current.showModal();
    else dialog.current.close();
  }, [isOpen]);
  useClosedByBack(isOpen, onClose);
  return (
    <dialog
      ref={dialog}
      aria-label="Menu"
      className={styles.menu}
      onClose={onClose}
      onKeyDown={keepFocusInside}
      onClick={(event) => {
        // The dialog itself is hit only beside its content: on the overlay.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {wasOpened && (
        <div className={styles.content}>
          <div className={styles.head}>
            <span className={styles.title}>Menu</span>
            <button type="button" className={opener.opener} aria-label="Chiudi" onClick={onClose}>
              <CloseIcon />
            </button>
          </div>
          <SideMenuLinks items={items} onFollow={onClose} />
          {children}
        </div>
      )}
    </dialog>
  );
}

/**
 * Tab leads from the last control to the first and back: otherwise it leads to the browser's own.
 */
function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button')];
  const first = stops[0];
  const last = stops.at(-1);
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
