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
  /** Shown below the links. */
  children?: ReactNode;
}

/** A native modal dialog: it handles Esc, overlay and focus, and makes the page inert. */
export function SideMenuDialog({ items, isOpen, onClose, children }: SideMenuDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Its content is rendered at the first opening, and remains for the closing animation. */
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  useLayoutEffect(() => {
    // Esc has closed it already.
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
        // Only a click on the overlay has the dialog itself as target.
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

/** Tab wraps around: otherwise it leaves the dialog for the browser's own controls. */
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
