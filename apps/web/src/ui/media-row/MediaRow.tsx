import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './MediaRow.module.css';

interface MediaRowProps {
  picture?: ReactNode;
  name: string;
  /** Target of the row's link, if any. */
  to?: string | undefined;
  /** Router state of the link. */
  linkState?: unknown;
  onFollow?: () => void;
  /** Content below the name. */
  children: ReactNode;
  className?: string | undefined;
}

/** A list row: a picture, a name with a few words below, and optionally a link. */
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
