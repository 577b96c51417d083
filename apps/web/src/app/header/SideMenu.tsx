import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useDeferredImport } from '../../lib/deferred.ts';
import { MenuIcon } from './icons.tsx';
import type { NavigationItem } from './navigation.ts';
import styles from './SideMenu.module.css';

const loadDialog = async () => (await import('./SideMenuDialog.tsx')).SideMenuDialog;

interface SideMenuProps {
  items: readonly NavigationItem[];
  /** How the button that opens it looks. */
  openerClass?: string | undefined;
  opener?: ReactNode;
  /** What stands below the links. */
  children?: ReactNode;
}

/** The navigation of narrow screens: a button, and what it opens once the page is in use. */
export function SideMenu({
  items,
  openerClass = styles.opener,
  opener = <MenuIcon />,
  children,
}: SideMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const SideMenuDialog = useDeferredImport(loadDialog, isOpen);
  const { key } = useLocation();
  // A page can also come by itself, when the session ends: the menu must not stay in front of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the place changes.
  useEffect(() => setOpen(false), [key]);
  return (
    <>
      <button
        type="button"
        className={openerClass}
        aria-label="Apri il menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {opener}
      </button>
      {SideMenuDialog !== undefined && (
        <SideMenuDialog items={items} isOpen={isOpen} onClose={() => setOpen(false)}>
          {children}
        </SideMenuDialog>
      )}
    </>
  );
}
