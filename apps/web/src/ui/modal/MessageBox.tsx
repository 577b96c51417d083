import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Modal, type ModalTone } from './Modal.tsx';

interface MessageBoxProps {
  open: boolean;
  onClose: () => void;
  title: string;
  tone: ModalTone;
  /** Element focused after closing; by default the previously focused one. */
  focusAfter?: (() => HTMLElement | null) | undefined;
  children: ReactNode;
}

/** A message under a coloured title, with the button 'Chiudi'. */
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
