import { Dialog } from '@base-ui/react/dialog';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import { useDoNotDisturb } from '../../lib/do-not-disturb.ts';
import { Cross } from './Cross.tsx';
import { useClosedByBack } from './closed-by-back.ts';
import { firstFocus } from './first-focus.ts';
import styles from './Modal.module.css';

export type ModalTone = 'neutral' | 'success' | 'error' | 'warning' | 'info';

interface ModalProps {
  open: boolean;
  /** Asked to close: by the cross, or by Esc, the way back or a press outside unless static. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, at the bottom. */
  footer?: ReactNode;
  tone?: ModalTone;
  size?: 'small' | 'medium' | 'large';
  /** On phones it comes from below and stays there, always of the same height. */
  isSheet?: boolean;
  /** Is closed by its own buttons alone: not by the keyboard, the way back or a press outside. */
  isStatic?: boolean;
  /** Asks before something grave: announced as such, and not closed by a press outside. */
  isAlert?: boolean;
  /** Holds only what is read: the keyboard can reach all of it, however long it is. */
  isText?: boolean;
  /** A cross in the title bar; by default there is one. */
  hasCross?: boolean;
  /** Gets the focus when the window opens; by default the first thing in it that can have it. */
  firstField?: RefObject<HTMLElement | null> | undefined;
  /** Heard from everywhere in the window. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** What gets the focus when the window closes; by default, and where null, what had it before. */
  focusAfter?: (() => HTMLElement | null) | undefined;
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
  isSheet = false,
  isStatic = false,
  isAlert = false,
  isText = false,
  hasCross = true,
  firstField,
  onKeyDown,
  focusAfter,
}: ModalProps) {
  useDoNotDisturb(open);
  const popup = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useClosedByBack(open, () => {
    if (!isStatic) onClose();
  });
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
        <Dialog.Viewport className={styles.viewport} data-sheet={isSheet || undefined}>
          <Dialog.Popup
            ref={popup}
            className={[styles.window, styles[size]].filter(Boolean).join(' ')}
            onKeyDown={onKeyDown}
            {...(isAlert && { role: 'alertdialog' })}
            {...(firstField !== undefined && { initialFocus: () => firstFocus(popup, firstField) })}
            {...(focusAfter !== undefined && { finalFocus: focusAfter })}
          >
            <header className={styles.header} data-tone={tone}>
              <Dialog.Title id={titleId} className={styles.title}>
                {title}
              </Dialog.Title>
              {hasCross && <Cross aria-label="Chiudi finestra" />}
            </header>
            <div className={styles.frame}>
              <div
                className={styles.body}
                {...(isText && { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 })}
              >
                {children}
              </div>
            </div>
            {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
