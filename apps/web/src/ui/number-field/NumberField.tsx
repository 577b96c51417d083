import { useId, useState } from 'react';
import styles from './NumberField.module.css';

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** Called with the typed text on leaving the field, or with the stepped value. */
  onCommit: (typed: string) => void;
}

/** A small integer, typed or changed by buttons. */
export function NumberField({ label, value, min, max, onCommit }: NumberFieldProps) {
  const id = useId();
  /** The input's text while it is not a valid number. */
  const [draft, setDraft] = useState<string | null>(null);

  const commit = (typed: string) => {
    setDraft(null);
    onCommit(typed);
  };
  const type = (typed: string) => {
    const number = Number(typed);
    if (typed !== '' && Number.isInteger(number) && number >= min && number <= max) commit(typed);
    else setDraft(typed);
  };

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <StepButton
          label={`${label}: uno in meno`}
          sign="−"
          isDisabled={value <= min}
          onStep={() => commit(String(value - 1))}
        />
        <input
          id={id}
          className={styles.input}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          value={draft ?? value}
          onChange={({ target }) => type(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={() => draft !== null && commit(draft)}
          onKeyDown={({ key }) => key === 'Enter' && draft !== null && commit(draft)}
        />
        <StepButton
          label={`${label}: uno in più`}
          sign="+"
          isDisabled={value >= max}
          onStep={() => commit(String(value + 1))}
        />
      </div>
    </div>
  );
}

interface StepButtonProps {
  label: string;
  sign: string;
  isDisabled: boolean;
  onStep: () => void;
}

function StepButton({ label, sign, isDisabled, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      // Not `disabled`, which would lose the focus at the end of the range.
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onStep()}
    >
      {sign}
    </button>
  );
}
