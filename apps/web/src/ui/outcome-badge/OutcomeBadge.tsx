import type { MatchOutcome } from '@poketorneo/contract';
import styles from './OutcomeBadge.module.css';

interface OutcomeBadgeProps {
  outcome: MatchOutcome;
  className?: string | undefined;
  children: string;
}

/** A match's outcome, in its colour. */
export function OutcomeBadge({ outcome, className = '', children }: OutcomeBadgeProps) {
  return (
    <span className={`${styles.badge} ${className}`} data-outcome={outcome}>
      {children}
    </span>
  );
}
