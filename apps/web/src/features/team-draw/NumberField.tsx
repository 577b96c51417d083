import { useId, useState } from 'react';
import styles from './NumberField.module.css';

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** Called with what was typed or stepped to, once it is final; sets another `value`. */
  onCommit: (typed: string) => void;
}

/** A small whole number: typed, or stepped to with the thumb. What is typed counts on leaving. */
export function NumberField({ label, value, min, max, onCommit }: NumberFieldProps) {
  const id = useId();
  /** What stands in the input while it is no number of the range, such as nothing. */
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
      // Not `disabled`: the focus would be lost at the end of the range.
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onStep()}
    >
      {sign}
    </button>
  );
}
