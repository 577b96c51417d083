import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Spinner } from '../spinner/Spinner.tsx';
import styles from './Button.module.css';

type Look = 'primary' | 'secondary' | 'quiet' | 'danger';

function classes(look: Look, className: string | undefined): string {
  return [styles.button, styles[look], className].filter(Boolean).join(' ');
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look;
  /** Shows a spinner and disables the button. */
  busy?: boolean;
}

export function Button({
  look = 'primary',
  busy = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={busy || rest.disabled === true}
      aria-busy={busy}
      className={classes(look, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  look?: Look;
}

/** A link that looks like a button: for navigation, not for actions. */
export function ButtonLink({ look = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classes(look, className)} />;
}
