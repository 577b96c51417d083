import { isRewardAvailable, rewardedAttempts } from '@poketorneo/rules';
import { bringIntoView } from '../../../lib/motion.ts';
import { NotedCheckbox } from '../../../ui/form/NotedCheckbox.tsx';

interface RewardChoiceProps {
  /** Counted attempts before this match. */
  numberOfMatches: number;
  isGiven: boolean;
  disabled: boolean;
  onChange: (isGiven: boolean) => void;
}

/** Whether the reward comes with the win: the rule presets it, the organiser has the last word. */
export function RewardChoice({ numberOfMatches, isGiven, disabled, onChange }: RewardChoiceProps) {
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
