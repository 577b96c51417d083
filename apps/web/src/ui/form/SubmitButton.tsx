import type { ComponentProps } from 'react';
import { Button } from '../button/Button.tsx';
import styles from './SubmitButton.module.css';

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'busy'> {
  /** Shows a spinner and disables the button. */
  submitting: boolean;
}

/** A submit button as wide as its form. */
export function SubmitButton({ submitting, className, ...rest }: SubmitButtonProps) {
  const classes = [styles.submit, className].filter(Boolean).join(' ');
  return <Button {...rest} type="submit" busy={submitting} className={classes} />;
}
