import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Cross } from './Cross.tsx';
import styles from './Modal.module.css';
import { useCountedWindow } from './open-windows.ts';

export type ModalTone = 'neutral' | 'success' | 'error' | 'warning' | 'info';

interface ModalProps {
  open: boolean;
  /** Asked to close: by the cross, Esc or a press outside (the last two never when static). */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, at the bottom. */
  footer?: ReactNode;
  tone?: ModalTone;
  size?: 'small' | 'medium' | 'large';
  /** Cannot be closed with the keyboard or by a press outside, only by its own buttons. */
  isStatic?: boolean;
  /** Asks before something grave: announced as such, and not closed by a press outside. */
  isAlert?: boolean;
  /** A cross in the title bar; by default there is one. */
  hasCross?: boolean;
}

/** A window over the page. Only what it holds can be reached while it is open. */
export function Modal({
  open,
  onClose,
  title,
  children,
  footer,
  tone = 'neutral',
  size = 'medium',
  isStatic = false,
  isAlert = false,
  hasCross = true,
}: ModalProps) {
  useCountedWindow(open);
  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal={isStatic || isAlert}
      onOpenChange={(next, details) => {
        if (next) return;
        if (isStatic && details.reason === 'escape-key') details.cancel();
        else onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup
            className={[styles.window, styles[size]].filter(Boolean).join(' ')}
            {...(isAlert && { role: 'alertdialog' })}
          >
            <header className={styles.header} data-tone={tone}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              {hasCross && <Cross aria-label="Chiudi finestra" />}
            </header>
            <div className={styles.frame}>
              <div className={styles.body}>{children}</div>
            </div>
            {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
