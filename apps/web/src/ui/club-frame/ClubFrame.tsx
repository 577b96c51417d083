import type { ReactNode } from 'react';
import { BackLink } from '../back-link/BackLink.tsx';
import styles from './ClubFrame.module.css';

interface ClubFrameProps {
  title: string;
  /** What the page is about, where its title does not say it all. */
  lead?: ReactNode;
  /** What can be done with all of it. */
  action?: ReactNode;
  /** For reading, for what stands beside each other, or as much as there is. */
  width: 'narrow' | 'wide' | 'full';
  children: ReactNode;
}

/** A page of the club's, with the way back to the others. */
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
