import type { ReactNode } from 'react';
import { alert } from '../../lib/alerts.ts';
import { logFailure } from '../../lib/log-failure.ts';
import { isConflictOrGone } from '../../lib/refusals.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { Button } from '../button/Button.tsx';
import { MessageBox } from './MessageBox.tsx';
import { Modal } from './Modal.tsx';

interface UndoModalProps {
  title: string;
  /** Undoes the match; does not report conflicts itself. */
  undo: () => Promise<unknown>;
  /** Refetches changed data, after the call and after a conflict. */
  refresh: () => Promise<void>;
  success: string;
  formatError?: (error: Error) => string;
  onClose: () => void;
  children: ReactNode;
}

/** Asks whether to undo a match, and undoes it. */
export function UndoModal({
  title,
  undo,
  refresh,
  success,
  formatError = ({ message }) => message,
  onClose,
  children,
}: UndoModalProps) {
  const submission = useSubmission({
    updatesQueries: 'mutationFn',
    mutationFn: async () => {
      await undo();
      await refresh();
    },
    onSuccess: () => {
      alert.success(success, { autoClose: true });
      onClose();
    },
    onError: async (error) => {
      if (!isConflictOrGone(error)) return;
      logFailure(error);
      await refresh();
    },
  });

  if (submission.error !== null) {
    return (
      <MessageBox open onClose={onClose} title="Errore!" tone="error">
        {formatError(submission.error)}
      </MessageBox>
    );
  }
  const isBusy = submission.status !== 'idle';
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      tone="warning"
      size="small"
      isStatic={isBusy}
      footer={
        <>
          <Button look="secondary" disabled={isBusy} onClick={onClose}>
            Lascia stare
          </Button>
          <Button look="danger" busy={isBusy} onClick={() => submission.mutate()}>
            Annulla la lotta
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
