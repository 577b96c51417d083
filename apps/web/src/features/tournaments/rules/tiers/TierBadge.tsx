import styles from './TierBadge.module.css';

/** 'Tier 2' in the tier's colour. */
export function TierBadge({ tier }: { tier: 1 | 2 | 3 }) {
  return (
    <span className={styles.badge} data-tier={tier}>
      Tier {tier}
    </span>
  );
}
