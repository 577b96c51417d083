import type { MatchOutcome } from '@poketorneo/contract';
import styles from './OutcomeBadge.module.css';

interface OutcomeBadgeProps {
  outcome: MatchOutcome;
  className?: string | undefined;
  children: string;
}

/** How a match ended, on the colour of its outcome. */
export function OutcomeBadge({ outcome, className = '', children }: OutcomeBadgeProps) {
  return (
    <span className={`${styles.badge} ${className}`} data-outcome={outcome}>
      {children}
    </span>
  );
}
