import type { Match } from '@poketorneo/contract';
import { isWin } from '@poketorneo/rules';
import type { ReactNode } from 'react';
import { formatMoment } from '../../../ui/format/dates.ts';
import { OutcomeBadge } from '../../../ui/outcome-badge/OutcomeBadge.tsx';
import { outcomeNames } from '../outcome-names.ts';
import styles from './MatchHistory.module.css';

interface MatchRowProps {
  match: Match;
  /** The player, unless the list is about one player. */
  player?: ReactNode;
  /** Buttons. */
  action?: ReactNode;
}

export function MatchRow({ match, player, action }: MatchRowProps) {
  const { outcome, leaderName, tournamentName, rewardGiven, timestamp } = match;
  return (
    <li className={styles.match} data-acts={action !== undefined || undefined}>
      <OutcomeBadge outcome={outcome}>{outcomeNames[outcome]}</OutcomeBadge>
      <span className={styles.facts}>
        {player}
        <span>
          {player !== undefined && 'contro '}
          <strong>{leaderName}</strong>{' '}
          <span className={styles.reward}>
            {tournamentName}
            {isWin(outcome) && (rewardGiven ? ', con il premio' : ', senza premio')}
          </span>
        </span>
        <time className={styles.when} dateTime={timestamp}>
          {formatMoment(timestamp)}
        </time>
      </span>
      {action}
    </li>
  );
}
