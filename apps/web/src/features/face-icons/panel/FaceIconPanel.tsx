import { Dialog } from '@base-ui/react/dialog';
import type { SessionUser } from '@poketorneo/contract';
import { type RefObject, useRef } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { useDoNotDisturb } from '../../../lib/do-not-disturb.ts';
import { Cross } from '../../../ui/modal/Cross.tsx';
import { firstFocus } from '../../../ui/modal/first-focus.ts';
import { useOwnIcon } from '../use-choose-icon.ts';
import type { FaceIcons } from '../use-face-icons.ts';
import styles from './FaceIconPanel.module.css';
import { IconChooser } from './IconChooser.tsx';

export interface FaceIconPanelProps {
  open: boolean;
  onClose: () => void;
  user: SessionUser;
  icons: FaceIcons;
  /** Gets the focus when the panel closes. */
  opener: RefObject<HTMLElement | null>;
}

/** The panel at the side (on phones, at the bottom) where players choose their face icon. */
export function FaceIconPanel({ open, onClose, user, icons, opener }: FaceIconPanelProps) {
  useDoNotDisturb(open);
  const icon = useOwnIcon(user);
  const panel = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup
          ref={panel}
          className={styles.panel}
          initialFocus={() => firstFocus(panel, search)}
          finalFocus={opener}
        >
          <header className={styles.header}>
            <img className={styles.current} src={assetUrl(icon)} alt="" width={64} height={64} />
            <Dialog.Title className={styles.title}>Modifica icona</Dialog.Title>
            <Cross aria-label="Chiudi" />
          </header>
          <IconChooser user={user} icons={icons} search={search} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
