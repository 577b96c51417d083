import type { ReactNode } from 'react';
import styles from './AccountHeading.module.css';

interface AccountHeadingProps {
  title: string;
  children?: ReactNode;
}

/** An account page's title, and a line that says what the page is for. */
export function AccountHeading({ title, children }: AccountHeadingProps) {
  return (
    <header className={styles.heading}>
      <h1 className={styles.title}>{title}</h1>
      {children !== undefined && <p className={styles.lead}>{children}</p>}
    </header>
  );
}
