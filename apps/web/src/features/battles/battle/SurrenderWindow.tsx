import type { BattleKind } from '@poketorneo/contract';
import { useRef } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';

const consequences: Readonly<Record<BattleKind, string>> = {
  leader: 'La lotta finisce qui e conta come una sconfitta.',
  rematch: 'La rivincita finisce qui.',
  trial: 'La lotta finisce qui.',
  duel: 'La lotta finisce qui e la vittoria va al tuo avversario.',
};

interface SurrenderWindowProps {
  open: boolean;
  onClose: () => void;
  kind: BattleKind;
  onSurrender: () => void;
}

/** Asks for confirmation: a surrender cannot be undone. */
export function SurrenderWindow({ open, onClose, kind, onSurrender }: SurrenderWindowProps) {
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Vuoi arrenderti?"
      tone="warning"
      size="small"
      isAlert
      firstField={stay}
      footer={
        <>
          <Button look="danger" onClick={onSurrender}>
            Arrenditi
          </Button>
          <Button ref={stay} look="secondary" onClick={onClose}>
            Continua a lottare
          </Button>
        </>
      }
    >
      <p>{consequences[kind]}</p>
    </Modal>
  );
}
