import { ButtonLink } from '../../../ui/button/Button.tsx';
import styles from './ContinueLink.module.css';
import type { NextLeader } from './next-leader.ts';

interface ContinueLinkProps {
  status: 'Ongoing' | 'Completed';
  next: NextLeader | null;
}

/**
 * The way on, where there is one. Whoever is on their way has a next leader, even while nobody knows
 * which: the list of leaders finds them by itself.
 */
export function ContinueLink({ status, next }: ContinueLinkProps) {
  if (next === null && status === 'Completed') return null;
  return (
    <ButtonLink
      className={styles.continue}
      to={next === null ? '/tournament-leaders' : `/tournament-leaders/${next.section}`}
    >
      {next === null ? 'Continua' : `Continua: ${next.name}`}
    </ButtonLink>
  );
}
