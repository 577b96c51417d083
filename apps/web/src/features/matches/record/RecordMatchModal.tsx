import type { Challenger, RecordedMatch } from '@poketorneo/contract';
import { isCounted, isWin } from '@poketorneo/rules';
import { alert } from '../../../lib/alerts.ts';
import { MessageBox } from '../../../ui/modal/MessageBox.tsx';
import { outcomeNames } from '../outcome-names.ts';
import { refusalText } from '../refusal.ts';
import { Gains } from './Gains.tsx';
import { RecordMatchForm } from './RecordMatchForm.tsx';
import { useRecordMatch } from './use-record-match.ts';

interface RecordMatchModalProps {
  challenger: Challenger;
  /** Refetches the challenger. */
  refresh: () => Promise<void>;
  onClose: () => void;
}

/** Asks for a match's outcome, then shows its gains. */
export function RecordMatchModal({ challenger, refresh, onClose }: RecordMatchModalProps) {
  const { mutate, status, error, data } = useRecordMatch(challenger, refresh, (recorded) => {
    if (isWin(recorded.outcome)) return;
    alert.success(resultWithoutGains(challenger, recorded), { autoClose: true });
    onClose();
  });
  if (status === 'success' && isWin(data.outcome)) {
    return (
      <MessageBox open onClose={onClose} title="Completato!" tone="success">
        <Gains challenger={challenger} match={data} />
      </MessageBox>
    );
  }
  if (status === 'error') {
    return (
      <MessageBox open onClose={onClose} title="Errore!" tone="error">
        {refusalText(error)}
      </MessageBox>
    );
  }
  return (
    <RecordMatchForm
      challenger={challenger}
      isSaving={status !== 'idle'}
      onRecord={mutate}
      onClose={onClose}
    />
  );
}

/** The message for a match without gains. */
function resultWithoutGains(
  { username }: Challenger,
  { outcome, leaderName }: RecordedMatch,
): string {
  const what = `Registrata: ${username} contro ${leaderName}, ${outcomeNames[outcome].toLowerCase()}`;
  return isCounted(outcome) ? what : `${what} (non conta come tentativo)`;
}
