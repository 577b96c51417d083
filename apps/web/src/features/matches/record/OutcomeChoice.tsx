import { type MatchOutcome, matchOutcome } from '@poketorneo/contract';
import { useId } from 'react';
import { outcomeNames } from '../outcome-names.ts';
import styles from './OutcomeChoice.module.css';

const notes: Readonly<Record<MatchOutcome, string>> = {
  win: 'medaglia e icone',
  loss: 'conta un tentativo',
  draw: 'conta, ma non è una vittoria',
  suspended: 'non conta',
};

interface OutcomeChoiceProps {
  outcome: MatchOutcome | null;
  disabled: boolean;
  question?: string;
  onChoose: (outcome: MatchOutcome) => void;
}

/** The match's outcome. Nothing is preselected, so that a hasty press records nothing wrong. */
export function OutcomeChoice({
  outcome,
  disabled,
  question = 'Com’è finita?',
  onChoose,
}: OutcomeChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.outcomes} disabled={disabled}>
      <legend className={styles.legend}>{question}</legend>
      {matchOutcome.options.map((one) => (
        <label key={one} className={styles.outcome} data-outcome={one}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={one}
            checked={outcome === one}
            onChange={() => onChoose(one)}
            onKeyDown={(event) => {
              // Enter selects the focused outcome; on the selected one it submits the form.
              if (event.key !== 'Enter' || outcome === one) return;
              event.preventDefault();
              if (!event.repeat) onChoose(one);
            }}
          />
          <span className={styles.name}>{outcomeNames[one]}</span>
          <span className={styles.note}>{notes[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}
