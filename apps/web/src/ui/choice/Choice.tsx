import { useId } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps<Value extends string> {
  legend: string;
  words: Readonly<Record<Value, { name: string; meaning: string }>>;
  order: readonly Value[];
  value: Value;
  disabled?: boolean;
  /** Beside each other, where there is room. */
  isBeside?: boolean;
  onChoose: (value: Value) => void;
}

/** One of a few, each with what it means. */
export function Choice<Value extends string>({
  legend,
  words,
  order,
  value,
  disabled = false,
  isBeside = false,
  onChoose,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice} data-beside={isBeside || undefined} disabled={disabled}>
      <legend className={styles.legend}>{legend}</legend>
      {order.map((one) => (
        <label key={one} className={styles.option}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={one === value}
            onChange={() => onChoose(one)}
          />
          <span className={styles.name}>{words[one].name}</span>
          <span className={styles.meaning}>{words[one].meaning}</span>
        </label>
      ))}
    </fieldset>
  );
}
