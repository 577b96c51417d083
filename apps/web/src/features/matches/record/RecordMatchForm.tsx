import type { Challenger } from '@poketorneo/contract';
import { useId } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { MatchReportFields } from './MatchReportFields.tsx';
import styles from './RecordMatchForm.module.css';
import { useMatchReport } from './use-match-report.ts';
import type { MatchReport } from './use-record-match.ts';

interface RecordMatchFormProps {
  challenger: Challenger;
  isSaving: boolean;
  onRecord: (report: MatchReport) => void;
  onClose: () => void;
}

export function RecordMatchForm({ challenger, isSaving, onRecord, onClose }: RecordMatchFormProps) {
  const formId = useId();
  const state = useMatchReport(challenger);
  const { report } = state;
  return (
    <Modal
      open
      onClose={onClose}
      title={`Lotta di ${challenger.username}`}
      isStatic={isSaving}
      footer={
        <>
          <Button look="secondary" disabled={isSaving} onClick={onClose}>
            Annulla
          </Button>
          <Button type="submit" form={formId} busy={isSaving} disabled={report === null}>
            Conferma
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (report !== null) onRecord(report);
        }}
      >
        <MatchReportFields challenger={challenger} state={state} disabled={isSaving} />
      </form>
    </Modal>
  );
}
