import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { FieldFrame, noteIdOf, noteOf } from './FieldFrame.tsx';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  /** Shown below the input and read out with it. */
  error?: string | undefined;
  /** Format of a valid value; hidden by an error. */
  hint?: string | undefined;
  /** A control at the input's right end. */
  trailing?: ReactNode;
}

/** A labelled text input with a hint and an error. Other props go to the input. */
export function Field({ label, error, hint, trailing, ...input }: FieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <input
        type="text"
        {...input}
        id={id}
        className={styles.input}
        data-trailing={trailing !== undefined || undefined}
        aria-invalid={error !== undefined}
        aria-describedby={noteOf({ error, hint }) && noteIdOf(id)}
      />
      {trailing}
    </FieldFrame>
  );
}
