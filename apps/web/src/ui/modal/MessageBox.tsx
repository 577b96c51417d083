import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Modal, type ModalTone } from './Modal.tsx';

interface MessageBoxProps {
  open: boolean;
  onClose: () => void;
  title: string;
  tone: ModalTone;
  children: ReactNode;
}

/** Says one thing under a coloured title and waits for 'Chiudi'. */
export function MessageBox({ open, onClose, title, tone, children }: MessageBoxProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      tone={tone}
      size="small"
      hasCross={false}
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
