import type { Challenger, MatchOutcome } from '@poketorneo/contract';
import { isRewardWithinReach } from '@poketorneo/rules';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { SelectField } from '../../../ui/select-field/SelectField.tsx';
import { RefereeSheet } from '../../battles/index.ts';
import { leaderQueries } from '../../leaders/index.ts';
import { Opponent } from './Opponent.tsx';
import { OutcomeChoice } from './OutcomeChoice.tsx';
import styles from './RecordMatchForm.module.css';
import { RewardChoice } from './RewardChoice.tsx';
import type { MatchReport } from './use-record-match.ts';

interface RecordMatchFormProps {
  challenger: Challenger;
  isSaving: boolean;
  onRecord: (report: MatchReport) => void;
  onClose: () => void;
}

/** Against whom, how it ended and, for a win, whether the reward came with it. */
export function RecordMatchForm({ challenger, isSaving, onRecord, onClose }: RecordMatchFormProps) {
  const formId = useId();
  const { userId, username, attemptableLeaders, nextLeader } = challenger;
  const [leaderId, setLeaderId] = useState(nextLeader?.id);
  const [outcome, setOutcome] = useState<MatchOutcome | null>(null);
  /** Null while the rule decides. */
  const [rewardGiven, setRewardGiven] = useState<boolean | null>(null);
  const opponent = attemptableLeaders.find(({ id }) => id === leaderId);
  const leaders = useQuery(leaderQueries.all());
  const leader = leaders.data
    ?.flatMap((tournament) => tournament.leaders)
    .find(({ id }) => id === leaderId);
  // Without an answer about the leader the server decides: it knows whether there is a reward.
  const hasReward = leader !== undefined && leader.obtainablePokemon !== null;
  const asksReward = outcome === 'win' && hasReward;
  const isRewarded =
    rewardGiven ?? (opponent !== undefined && isRewardWithinReach(opponent.numberOfMatches));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (opponent === undefined || outcome === null) return;
    onRecord({
      leaderId: opponent.id,
      outcome,
      ...(asksReward ? { rewardGiven: isRewarded } : {}),
    });
  };

  return (
    <Modal
      open
      onClose={onClose}
      title={`Lotta di ${username}`}
      isStatic={isSaving}
      footer={
        <>
          <Button look="secondary" disabled={isSaving} onClick={onClose}>
            Annulla
          </Button>
          <Button type="submit" form={formId} busy={isSaving} disabled={outcome === null}>
            Conferma
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        {attemptableLeaders.length > 1 && (
          <SelectField
            label="Avversario"
            disabled={isSaving}
            value={leaderId}
            onValueChange={(value) => {
              setLeaderId(Number(value));
              setRewardGiven(null);
            }}
          >
            {attemptableLeaders.map(({ id, name, tournamentName }) => (
              <option key={id} value={id}>
                {name} ({tournamentName})
              </option>
            ))}
          </SelectField>
        )}
        {opponent !== undefined && (
          <Opponent
            opponent={opponent}
            leader={leader}
            hasFailed={leaders.isError && !leaders.isFetching}
          />
        )}
        <OutcomeChoice outcome={outcome} disabled={isSaving} onChoose={setOutcome} />
        {asksReward && opponent !== undefined && (
          <RewardChoice
            numberOfMatches={opponent.numberOfMatches}
            isGiven={isRewarded}
            disabled={isSaving}
            onChange={setRewardGiven}
          />
        )}
        {opponent !== undefined && <RefereeSheet userId={userId} leaderId={opponent.id} />}
      </form>
    </Modal>
  );
}
