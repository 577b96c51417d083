import { useRef, useState } from 'react';
import { type Leaving, useLeaveGuard } from '../../lib/leave-guard.ts';
import { Button } from '../button/Button.tsx';
import { Modal } from '../modal/Modal.tsx';

interface LeaveQuestionProps {
  /** Whether leaving the page now would lose the game. */
  wouldLose: boolean;
  /** The text of the question: the possible loss. */
  children: string;
}

/** Asks before leaving a game that would be lost. */
export function LeaveQuestion({ wouldLose, children }: LeaveQuestionProps) {
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const stayButton = useRef<HTMLButtonElement>(null);
  useLeaveGuard(wouldLose, setLeaving);
  const end = (way: keyof Leaving) => {
    setLeaving(null);
    leaving?.[way]();
  };
  return (
    <Modal
      open={leaving !== null}
      onClose={() => end('stay')}
      title="Lasci la partita?"
      tone="warning"
      size="small"
      hasCross={false}
      isAlert
      firstField={stayButton}
      footer={
        <>
          <Button look="secondary" onClick={() => end('leave')}>
            Lascia
          </Button>
          <Button ref={stayButton} onClick={() => end('stay')}>
            Resta
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
