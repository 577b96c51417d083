import type { Match, MatchOutcome } from '@poketorneo/contract';
import { isWin } from '@poketorneo/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { alert } from '../../../lib/alerts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { NotedCheckbox } from '../../../ui/form/NotedCheckbox.tsx';
import { MessageBox } from '../../../ui/modal/MessageBox.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { MatchRow } from '../history/MatchRow.tsx';
import { outcomeNames } from '../outcome-names.ts';
import { matchQueries } from '../queries.ts';
import { OutcomeChoice } from '../record/OutcomeChoice.tsx';
import { refusalText } from '../refusal.ts';
import { Consequences } from './Consequences.tsx';
import styles from './ReviseMatchModal.module.css';
import { useReviseMatch } from './use-revise-match.ts';

interface ReviseMatchModalProps {
  username: string;
  match: Match;
  /** Undoing is preselected. */
  isUndoing?: boolean;
  /** Refetches the challenger. */
  refresh: () => Promise<void>;
  onClose: () => void;
}

/** Corrects or undoes a past match, after showing the consequences. */
export function ReviseMatchModal({
  username,
  match,
  isUndoing = false,
  refresh,
  onClose,
}: ReviseMatchModalProps) {
  const wasFoughtHere = match.battleId !== null;
  const [isUndone, setIsUndone] = useState(isUndoing || wasFoughtHere);
  const [chosen, setChosen] = useState<MatchOutcome>(match.outcome);
  /** Null: preset by the rule or by the match. */
  const [rewardGiven, setRewardGiven] = useState<boolean | null>(null);
  const outcome = isUndone ? null : chosen;
  const request = {
    matchId: match.id,
    ...(outcome === null ? {} : { outcome }),
    ...(outcome !== null && isWin(outcome) && rewardGiven !== null ? { rewardGiven } : {}),
  };
  const found = useQuery(matchQueries.revision(request));
  const revision = found.isPlaceholderData ? undefined : found.data;
  const revise = useReviseMatch(match, refresh, (revised) => {
    const what = revised === null ? 'Annullata' : 'Corretta';
    const how = revised === null ? '' : `, ${outcomeNames[revised].toLowerCase()}`;
    alert.success(`${what}: ${username} contro ${match.leaderName}${how}`, { autoClose: true });
    onClose();
  });

  if (revise.error !== null) {
    return (
      <MessageBox open onClose={onClose} title="Errore!" tone="error">
        {refusalText(revise.error)}
      </MessageBox>
    );
  }
  const isAtWork = revise.status !== 'idle';
  const isSame =
    revision !== undefined &&
    revision.outcome === match.outcome &&
    revision.rewardGiven === match.rewardGiven;
  const asksReward = outcome !== null && isWin(outcome) && found.data?.hasReward === true;
  return (
    <Modal
      open
      onClose={onClose}
      title={`Lotta di ${username}`}
      tone="warning"
      isStatic={isAtWork}
      footer={
        <>
          <Button look="secondary" disabled={isAtWork} onClick={onClose}>
            Lascia stare
          </Button>
          <Button
            look={outcome === null ? 'danger' : 'primary'}
            busy={isAtWork}
            disabled={revision === undefined || isSame}
            onClick={() => {
              if (revision === undefined) return;
              const { version } = revision;
              revise.mutate({ outcome, rewardGiven: rewardGiven ?? undefined, version });
            }}
          >
            {outcome === null ? 'Annulla la lotta' : 'Correggi la lotta'}
          </Button>
        </>
      }
    >
      <div className={styles.revise}>
        <ul className={styles.match}>
          <MatchRow match={match} />
        </ul>
        {wasFoughtHere ? (
          <p>
            È stata combattuta nell’app: com’è finita lo mostra la replica. Si può annullare, non
            cambiare.
          </p>
        ) : (
          <>
            <OutcomeChoice
              question="Com’è finita davvero?"
              outcome={outcome}
              disabled={isAtWork}
              onChoose={(next) => {
                setIsUndone(false);
                setChosen(next);
                setRewardGiven(null);
              }}
            />
            {asksReward && (
              <NotedCheckbox
                label="Premio consegnato"
                checked={rewardGiven ?? found.data?.rewardGiven ?? match.rewardGiven}
                disabled={isAtWork}
                onChange={(event) => setRewardGiven(event.target.checked)}
                note="Lo propone il regolamento: l’ultima parola è tua."
              />
            )}
            <NotedCheckbox
              label="Annulla la lotta"
              checked={isUndone}
              disabled={isAtWork}
              onChange={(event) => setIsUndone(event.target.checked)}
              note="Sarà come se non fosse mai avvenuta."
            />
          </>
        )}
        <div aria-live="polite" aria-busy={revision === undefined}>
          {found.isError ? (
            <ErrorState onRetry={() => found.refetch()} isRetrying={found.isFetching} />
          ) : found.data === undefined ? (
            <Skeleton height="6rem" />
          ) : (
            !isSame && <Consequences revision={found.data} />
          )}
        </div>
      </div>
    </Modal>
  );
}
