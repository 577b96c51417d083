import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Modal, type ModalTone } from './Modal.tsx';

interface MessageBoxProps {
  open: boolean;
  onClose: () => void;
  title: string;
  tone: ModalTone;
  /** What gets the focus when the box closes; by default what had it before. */
  focusAfter?: (() => HTMLElement | null) | undefined;
  children: ReactNode;
}

/** Says one thing under a coloured title and waits for 'Chiudi'. */
export function MessageBox({ open, onClose, title, tone, focusAfter, children }: MessageBoxProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      tone={tone}
      size="small"
      hasCross={false}
      focusAfter={focusAfter}
      footer={
        <Button look="secondary" onClick={onClose}>
          Chiudi
        </Button>
      }
    >
      {children}
    </Modal>
  );
}
