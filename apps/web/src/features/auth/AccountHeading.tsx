import type { ReactNode } from 'react';
import styles from './AccountHeading.module.css';

interface AccountHeadingProps {
  title: string;
  children?: ReactNode;
}

export function AccountHeading({ title, children }: AccountHeadingProps) {
  return (
    <header className={styles.heading}>
      <h1 className={styles.title}>{title}</h1>
      {children !== undefined && <p className={styles.lead}>{children}</p>}
    </header>
  );
}
