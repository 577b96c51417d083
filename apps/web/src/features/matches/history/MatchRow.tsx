import type { Match } from '@poketorneo/contract';
import { writtenMoment } from '../../../ui/words/dates.ts';
import { outcomeNames } from '../outcome-names.ts';
import styles from './MatchHistory.module.css';

/** One match of the past. */
export function MatchRow({ match }: { match: Match }) {
  const { outcome, leaderName, tournamentName, rewardGiven, timestamp } = match;
  return (
    <li className={styles.match}>
      <span className={styles.outcome} data-outcome={outcome}>
        {outcomeNames[outcome]}
      </span>
      <span className={styles.facts}>
        <span>
          <strong>{leaderName}</strong>{' '}
          <span className={styles.reward}>
            {tournamentName}
            {outcome === 'win' && (rewardGiven ? ', con il premio' : ', senza premio')}
          </span>
        </span>
        <time className={styles.when} dateTime={timestamp}>
          {writtenMoment(timestamp)}
        </time>
      </span>
    </li>
  );
}
