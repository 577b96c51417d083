import type { Challenger } from '@poketorneo/contract';
import { isRewardAvailable, rewardedAttempts } from '@poketorneo/rules';
import { bringIntoView } from '../../../lib/motion.ts';
import { NotedCheckbox } from '../../../ui/form/NotedCheckbox.tsx';
import { SelectField } from '../../../ui/select-field/SelectField.tsx';
import { RefereeSheet } from '../../battles/index.ts';
import { Opponent } from './Opponent.tsx';
import { OutcomeChoice } from './OutcomeChoice.tsx';
import type { MatchReportState } from './use-match-report.ts';

interface MatchReportFieldsProps {
  challenger: Challenger;
  state: MatchReportState;
  disabled: boolean;
}

/** The fields of a match (opponent, outcome, reward), with both lineups. */
export function MatchReportFields({ challenger, state, disabled }: MatchReportFieldsProps) {
  const { userId, attemptableLeaders } = challenger;
  const { opponent, leader, outcome, asksReward, isRewarded } = state;
  return (
    <>
      {attemptableLeaders.length > 1 && (
        <SelectField
          label="Avversario"
          disabled={disabled}
          value={opponent?.id}
          onValueChange={(value) => state.chooseLeader(Number(value))}
        >
          {attemptableLeaders.map(({ id, name, tournamentName }) => (
            <option key={id} value={id}>
              {name} ({tournamentName})
            </option>
          ))}
        </SelectField>
      )}
      {opponent !== undefined && (
        <Opponent opponent={opponent} leader={leader} hasFailed={state.hasLeaderFailed} />
      )}
      <OutcomeChoice outcome={outcome} disabled={disabled} onChoose={state.setOutcome} />
      {asksReward && opponent !== undefined && (
        <RewardChoice
          numberOfMatches={opponent.numberOfMatches}
          isGiven={isRewarded}
          disabled={disabled}
          onChange={state.setRewardGiven}
        />
      )}
      {opponent !== undefined && <RefereeSheet userId={userId} leaderId={opponent.id} />}
    </>
  );
}

interface RewardChoiceProps {
  /** Counted attempts before this match. */
  numberOfMatches: number;
  isGiven: boolean;
  disabled: boolean;
  onChange: (isGiven: boolean) => void;
}

/** Whether the reward was given with the win, preset by the rule. */
function RewardChoice({ numberOfMatches, isGiven, disabled, onChange }: RewardChoiceProps) {
  return (
    <div ref={bringIntoView}>
      <NotedCheckbox
        label="Premio consegnato"
        checked={isGiven}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        note={
          isRewardAvailable(numberOfMatches)
            ? `Da regolamento spetta: la vittoria arriva entro i primi ${rewardedAttempts} tentativi.`
            : `Da regolamento è perso: ci sono già stati ${rewardedAttempts} tentativi senza vittoria.`
        }
      />
    </div>
  );
}
