import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useDeferredImport } from '../../lib/deferred.ts';
import { useIsChallenged } from './ChallengeDot.tsx';
import { MenuIcon } from './icons.tsx';
import type { NavigationItem } from './navigation.ts';
import styles from './SideMenu.module.css';

const loadDialog = async () => (await import('./SideMenuDialog.tsx')).SideMenuDialog;

interface SideMenuProps {
  items: readonly NavigationItem[];
  openerClass?: string | undefined;
  opener?: ReactNode;
  /** Shown below the links. */
  children?: ReactNode;
}

/** The navigation of narrow screens: a button, and its dialog, which is imported later. */
export function SideMenu({
  items,
  openerClass = styles.opener,
  opener = <MenuIcon />,
  children,
}: SideMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const SideMenuDialog = useDeferredImport(loadDialog, isOpen);
  const isChallenged = useIsChallenged();
  const { key } = useLocation();
  // A page can open without a press here, as when the session ends.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes at each navigation.
  useEffect(() => setOpen(false), [key]);
  return (
    <>
      <button
        type="button"
        className={openerClass}
        aria-label={isChallenged ? 'Apri il menu (sfida in attesa)' : 'Apri il menu'}
        data-new={isChallenged || undefined}
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
