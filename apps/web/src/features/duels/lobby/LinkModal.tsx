import type { DuelChallenge } from '@poketorneo/contract';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { ChallengeCode } from './ChallengeCode.tsx';

interface LinkModalProps {
  challenge: DuelChallenge;
  linkKey: string;
  onClose: () => void;
}

/** The QR code of a challenge; the duel opens by itself once it is accepted. */
export function LinkModal({ challenge, linkKey, onClose }: LinkModalProps) {
  return (
    <Modal open onClose={onClose} title="Inquadra e accetta!" size="small">
      <ChallengeCode challenge={challenge} linkKey={linkKey} />
    </Modal>
  );
}
