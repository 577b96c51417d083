import type { ReactNode } from 'react';
import styles from './LeadersFrame.module.css';

/** The layout of both pages of leaders. */
export function LeadersFrame({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.heading}>
        <h1 className={styles.title}>Capipalestra</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </div>
  );
}
