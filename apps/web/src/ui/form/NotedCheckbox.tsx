import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './NotedCheckbox.module.css';

interface NotedCheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string;
  /** Explanation, read out with the label. */
  note: ReactNode;
}

/** A checkbox with an explanation. */
export function NotedCheckbox({ label, note, ...input }: NotedCheckboxProps) {
  const noteId = useId();
  return (
    <div className={styles.choice}>
      <label className={styles.label}>
        <input {...input} type="checkbox" className={styles.box} aria-describedby={noteId} />
        {label}
      </label>
      <p id={noteId} className={styles.note}>
        {note}
      </p>
    </div>
  );
}
