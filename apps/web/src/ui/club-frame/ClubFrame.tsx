import type { ReactNode } from 'react';
import { BackLink } from '../back-link/BackLink.tsx';
import styles from './ClubFrame.module.css';

interface ClubFrameProps {
  title: string;
  /** The page's subject, if the title does not say it all. */
  lead?: ReactNode;
  /** An action on the whole page. */
  action?: ReactNode;
  /** For text, for columns, or the full width. */
  width: 'narrow' | 'wide' | 'full';
  children: ReactNode;
}

/** A page of the club, with a link back to the club. */
export function ClubFrame({ title, lead, action, width, children }: ClubFrameProps) {
  return (
    <div className={styles.page} data-width={width}>
      <header className={styles.header}>
        <BackLink to="/club">Il club</BackLink>
        <h1 className={styles.title}>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {action}
      </header>
      {children}
    </div>
  );
}
