import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useClosedByBack } from '../../ui/modal/closed-by-back.ts';
import { CloseIcon } from './icons.tsx';
import { keepFocusInside } from './keep-focus-inside.ts';
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
 * The browser's own modal dialog brings Esc, the overlay, the way back for the focus, and makes the page
 * behind it unreachable.
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
