import type { Challenger, RecordedMatch } from '@poketorneo/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { refusalText } from '../refusal.ts';
import styles from './DeskForm.module.css';
import { MatchReportFields } from './MatchReportFields.tsx';
import { useMatchReport } from './use-match-report.ts';
import { useRecordMatch } from './use-record-match.ts';

interface DeskFormProps {
  challenger: Challenger;
  /** Refetches the challenger. */
  refresh: () => Promise<void>;
  onRecorded: (match: RecordedMatch) => void;
  /** The server found the form's data outdated. */
  onRefused: () => void;
  /** Called to choose another challenger. */
  onLeave: () => void;
}

/** Records a match in the page: the outcome gets the focus, Enter records, Esc leaves. */
export function DeskForm({ challenger, refresh, onRecorded, onRefused, onLeave }: DeskFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const state = useMatchReport(challenger);
  const { mutate, status, error } = useRecordMatch(challenger, refresh, onRecorded);
  const isRefused = status === 'error';
  const tellOfRefusal = useEffectEvent(onRefused);
  useEffect(() => {
    if (isRefused) tellOfRefusal();
  }, [isRefused]);
  const isSaving = status === 'pending' || status === 'success';
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input[type="radio"]')?.focus();
  }, []);
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={`Lotta di ${challenger.username}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (state.report !== null) mutate(state.report);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented && !isSaving) onLeave();
      }}
    >
      <MatchReportFields challenger={challenger} state={state} disabled={isSaving} />
      {error !== null && (
        <p role="alert" className={styles.problem}>
          {refusalText(error)}
        </p>
      )}
      <div className={styles.buttons}>
        <Button look="secondary" disabled={isSaving} onClick={onLeave}>
          Un altro sfidante
        </Button>
        <Button type="submit" busy={isSaving} disabled={state.report === null}>
          Registra lotta
        </Button>
      </div>
    </form>
  );
}
