import { useId } from 'react';
import styles from './SegmentedControl.module.css';

interface SegmentedControlProps<Value extends string | number> {
  legend: string;
  /** Explanation below the control. */
  note?: string;
  options: readonly { value: Value; name: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A choice between a few short options in a row. */
export function SegmentedControl<Value extends string | number>({
  legend,
  note,
  options,
  value,
  onChoose,
}: SegmentedControlProps<Value>) {
  const group = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className={styles.legend}>
        {legend}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.radio}
              name={group}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
