import type { ReactNode } from 'react';
import styles from './Field.module.css';

interface Notes {
  error?: string | undefined;
  hint?: string | undefined;
}

interface FieldFrameProps extends Notes {
  /** Of the control. */
  id: string;
  label: string;
  children: ReactNode;
}

/** What is said below a control: an error before a hint. */
export function noteOf({ error, hint }: Notes): string | undefined {
  return error ?? hint;
}

/** The id of what is said below a control. */
export function noteIdOf(id: string): string {
  return `${id}-note`;
}

/** What stands around a text control: its label above, a hint or an error below. */
export function FieldFrame({ id, label, error, hint, children }: FieldFrameProps) {
  const note = noteOf({ error, hint });
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>{children}</div>
      {note !== undefined && (
        <p id={noteIdOf(id)} className={error === undefined ? styles.hint : styles.error}>
          {note}
        </p>
      )}
    </div>
  );
}
