import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './AccountLinks.module.css';

/** Links to the other account pages, below a form. */
export function AccountLinks({ children }: { children: ReactNode }) {
  return <div className={styles.links}>{children}</div>;
}

export function AccountLink(props: LinkProps) {
  return <Link {...props} className={styles.link} />;
}
