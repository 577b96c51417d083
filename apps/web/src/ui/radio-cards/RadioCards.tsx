import { useId } from 'react';
import styles from './RadioCards.module.css';

interface RadioCardsProps<Value extends string> {
  legend: string;
  labels: Readonly<Record<Value, { name: string; meaning: string }>>;
  order: readonly Value[];
  value: Value;
  disabled?: boolean;
  /** Whether cards are in a row, if there is space. */
  isBeside?: boolean;
  onChoose: (value: Value) => void;
}

/** A choice between a few options, each with an explanation. */
export function RadioCards<Value extends string>({
  legend,
  labels,
  order,
  value,
  disabled = false,
  isBeside = false,
  onChoose,
}: RadioCardsProps<Value>) {
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
          <span className={styles.name}>{labels[one].name}</span>
          <span className={styles.meaning}>{labels[one].meaning}</span>
        </label>
      ))}
    </fieldset>
  );
}
