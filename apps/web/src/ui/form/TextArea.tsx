import { type ComponentProps, useId } from 'react';
import styles from './Field.module.css';
import { FieldFrame, noteIdOf, noteOf } from './FieldFrame.tsx';
import own from './TextArea.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: string;
  /** What is wrong with the value; shown below it and read out with it. */
  error?: string | undefined;
  /** What a good value looks like; gives way to the error. */
  hint?: string | undefined;
}

/**
 * A labelled text of several lines that grows with what is written. Further props go to
 * the textarea.
 */
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
