import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { FieldFrame, noteIdOf, noteOf } from './FieldFrame.tsx';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  /** What is wrong with the value; shown below it and read out with it. */
  error?: string | undefined;
  /** What a good value looks like; gives way to the error. */
  hint?: string | undefined;
  /** A control inside the input's right end. */
  trailing?: ReactNode;
}

/** A labelled text input with room for a hint and an error. Further props go to the input. */
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
