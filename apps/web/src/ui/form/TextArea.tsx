import { type ComponentProps, useId } from 'react';
import styles from './Field.module.css';
import { FieldFrame, noteIdOf, noteOf } from './FieldFrame.tsx';
import own from './TextArea.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: string;
  /** Shown below the textarea and read out with it. */
  error?: string | undefined;
  /** Format of a valid value; hidden by an error. */
  hint?: string | undefined;
}

/** A labelled textarea that grows with its text. Other props go to the textarea. */
export function TextArea({ label, error, hint, className, ...textarea }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <textarea
        rows={4}
        {...textarea}
        id={id}
        className={[styles.input, own.area, className].filter(Boolean).join(' ')}
        aria-invalid={error !== undefined}
        aria-describedby={noteOf({ error, hint }) && noteIdOf(id)}
      />
    </FieldFrame>
  );
}
