import type { ReactNode } from 'react';
import { TierBadge } from './TierBadge.tsx';
import styles from './TierSection.module.css';
import type { TierInfo } from './tiers.ts';

/** One of the three lists, under its title. */
export function TierSection({ info, children }: { info: TierInfo; children: ReactNode }) {
  const { id, tier, rank, text } = info;
  const titleId = `${id}-titolo`;
  return (
    <section id={id} tabIndex={-1} className={styles.section} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          <TierBadge tier={tier} />
          {rank}
        </h2>
        <p className={styles.text}>{text}</p>
      </header>
      {children}
    </section>
  );
}
