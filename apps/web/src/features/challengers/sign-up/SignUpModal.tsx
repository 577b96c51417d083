import type { Challenger } from '@poketorneo/contract';
import { Button } from '../../../ui/button/Button.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { SignUpFields } from './SignUpFields.tsx';
import { useSignUpChallenger } from './use-sign-up-challenger.ts';

interface SignUpModalProps {
  /** With at least one open tournament. */
  challenger: Challenger;
  onClose: () => void;
}

export function SignUpModal({ challenger, onClose }: SignUpModalProps) {
  const state = useSignUpChallenger(challenger, onClose);
  return (
    <Modal
      open
      onClose={onClose}
      title={`Iscrivi ${challenger.username}`}
      size="small"
      isStatic={state.isSigningUp}
      footer={
        <>
          <Button look="secondary" disabled={state.isSigningUp} onClick={onClose}>
            Annulla
          </Button>
          <Button busy={state.isSigningUp} onClick={state.signUp}>
            Iscrivi
          </Button>
        </>
      }
    >
      <SignUpFields challenger={challenger} state={state} />
    </Modal>
  );
}
