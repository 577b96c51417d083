import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useClosedByBack } from '../../ui/modal/closed-by-back.ts';
import { CloseIcon, MenuIcon } from './icons.tsx';
import { keepFocusInside } from './keep-focus-inside.ts';
import type { NavigationItem } from './navigation.ts';
import styles from './SideMenu.module.css';
import { SideMenuLinks } from './SideMenuLinks.tsx';

/**
 * The navigation of narrow screens. The browser's own modal dialog brings Esc, the overlay, the way
 * back for the focus, and makes the page behind it unreachable.
 */
export function SideMenu({ items }: { items: readonly NavigationItem[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  /** What it shows is made when it is first opened, and stays for the way out. */
  const [wasOpened, setWasOpened] = useState(false);
  const close = () => dialog.current?.close();
  useClosedByBack(open, close);
  const { key } = useLocation();
  // A page can also come by itself, when the session ends: the menu must not stay in front of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the place changes.
  useEffect(() => dialog.current?.close(), [key]);
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-label="Apri il menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          // Before it opens: the focus goes to what is there then.
          flushSync(() => setWasOpened(true));
          dialog.current?.showModal();
          setOpen(true);
        }}
      >
        <MenuIcon />
      </button>
      <dialog
        ref={dialog}
        aria-label="Menu"
        className={styles.menu}
        onClose={() => setOpen(false)}
        onKeyDown={keepFocusInside}
        onClick={(event) => {
          // The dialog itself is hit only beside its content: on the overlay.
          if (event.target === event.currentTarget) close();
        }}
      >
        {wasOpened && (
          <div className={styles.content}>
            <div className={styles.head}>
              <span className={styles.title}>Menu</span>
              <button type="button" className={styles.opener} aria-label="Chiudi" onClick={close}>
                <CloseIcon />
              </button>
            </div>
            <SideMenuLinks items={items} onFollow={close} />
          </div>
        )}
      </dialog>
    </>
  );
}
