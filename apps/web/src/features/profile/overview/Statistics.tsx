import type { UserInfo } from '@poketorneo/contract';
import { Career } from './Career.tsx';
import { CurrentChallenge } from './CurrentChallenge.tsx';
import { IconCollection } from './IconCollection.tsx';
import { Matches } from './Matches.tsx';
import { Opponents } from './Opponents.tsx';
import { PastSeasons } from './PastSeasons.tsx';
import { Records } from './Records.tsx';
import styles from './Statistics.module.css';

/** How the player is doing, from what comes next to what has been. */
export function Statistics({ info }: { info: UserInfo }) {
  return (
    <div className={styles.statistics}>
      <CurrentChallenge info={info} />
      <Career info={info} />
      <Matches />
      <Opponents info={info} />
      <Records info={info} />
      <IconCollection info={info} />
      <PastSeasons />
    </div>
  );
}
