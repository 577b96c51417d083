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
  /** Called by the cross; unless static, also by Esc, the back button or a press outside. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom. */
  footer?: ReactNode;
  tone?: ModalTone;
  size?: 'small' | 'medium' | 'large';
  /** On phones a bottom sheet of constant height; 'low': only as high as its content. */
  isSheet?: boolean | 'low';
  /** Closed only by its own buttons: not by the keyboard, the back button or a press outside. */
  isStatic?: boolean;
  /** A serious question: announced as an alert, and not closed by a press outside. */
  isAlert?: boolean;
  /** Text only: the keyboard can scroll all of it. */
  isText?: boolean;
  /** Whether the title bar has a cross; true by default. */
  hasCross?: boolean;
  /** Focused when the window opens; by default the first focusable element. */
  firstField?: RefObject<HTMLElement | null> | undefined;
  /** Handles keys of the whole window. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** Element focused after closing; by default, or if null, the previously focused one. */
  focusAfter?: (() => HTMLElement | null) | undefined;
}

/** A window over the page, which is inert while it is open. */
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
