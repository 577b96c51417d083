import type { ReactNode } from 'react';
import styles from './Field.module.css';

interface Notes {
  error?: string | undefined;
  hint?: string | undefined;
}

interface FieldFrameProps extends Notes {
  /** Id of the control. */
  id: string;
  label: string;
  children: ReactNode;
}

/** Text below a control: the error, else the hint. */
export function noteOf({ error, hint }: Notes): string | undefined {
  return error ?? hint;
}

/** Id of that text. */
export function noteIdOf(id: string): string {
  return `${id}-note`;
}

/** Label above a text control, hint or error below. */
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
