import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './MediaRow.module.css';

interface MediaRowProps {
  picture?: ReactNode;
  name: string;
  /** Where the whole line leads, if it does. */
  to?: string | undefined;
  /** What its link tells the page beside the address. */
  linkState?: unknown;
  onFollow?: () => void;
  /** What there is to say below the name. */
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A line of a short list: a name with a picture before it and a few words below, and
 * perhaps a link.
 */
export function MediaRow({
  picture,
  name,
  to,
  linkState,
  onFollow,
  children,
  className,
}: MediaRowProps) {
  return (
    <li className={[styles.line, className].filter(Boolean).join(' ')}>
      {picture}
      <span className={styles.words}>
        {to === undefined ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <Link to={to} state={linkState} className={styles.name} onClick={onFollow}>
            {name}
          </Link>
        )}
        {children}
      </span>
    </li>
  );
}
