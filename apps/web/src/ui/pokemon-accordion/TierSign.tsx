import type { Tier } from '@poketorneo/gen4/tier';
import styles from './TierSign.module.css';

export function TierSign({ tier }: { tier: Tier }) {
  return (
    <span className={styles.tier} data-tier={tier}>
      Tier: {tier}
    </span>
  );
}
