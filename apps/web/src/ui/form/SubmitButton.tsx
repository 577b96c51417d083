import type { ComponentProps } from 'react';
import { Button } from '../button/Button.tsx';
import styles from './SubmitButton.module.css';

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'busy'> {
  /** The form is on its way: a spinner shows and it cannot be sent again. */
  submitting: boolean;
}

/** The button that sends a form, as wide as the form. */
export function SubmitButton({ submitting, className, ...rest }: SubmitButtonProps) {
  const classes = [styles.submit, className].filter(Boolean).join(' ');
  return <Button {...rest} type="submit" busy={submitting} className={classes} />;
}
