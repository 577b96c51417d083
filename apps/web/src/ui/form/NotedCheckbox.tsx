import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './NotedCheckbox.module.css';

interface NotedCheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string;
  /** What the choice means; read out with it. */
  note: ReactNode;
}

/** A choice of yes or no that wants a word of explanation. */
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
