import type { UserInfo } from '@poketorneo/contract';
import { Link } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { FetchedPlayerSeasons } from '../../seasons/index.ts';
import { Career } from './Career.tsx';
import { CurrentChallenge } from './CurrentChallenge.tsx';
import { Duels } from './Duels.tsx';
import { IconCollection } from './IconCollection.tsx';
import { Matches } from './Matches.tsx';
import { Opponents } from './Opponents.tsx';
import { Records } from './Records.tsx';
import { StatCard } from './StatCard.tsx';
import styles from './Statistics.module.css';
import rows from './StatRows.module.css';

const cards = ['carriera', 'lotte', 'sfide', 'avversari', 'record', 'icone'];

/** The cards of the profile, from the next challenge to past seasons. */
export function Statistics({ info }: { info: UserInfo }) {
  return (
    <div className={styles.statistics}>
      <CurrentChallenge info={info} />
      <Career info={info} />
      <Matches />
      <Duels info={info} />
      <Opponents info={info} />
      <Records info={info} />
      <IconCollection info={info} />
      <PastSeasons />
    </div>
  );
}

/** The player's results in past seasons; nothing before the first season's end. */
function PastSeasons() {
  const user = useSession();
  if (user === null) return null;
  return (
    <FetchedPlayerSeasons
      userId={user.id}
      frame={(seasons) => (
        <div className={styles.whole}>
          <StatCard title="Stagioni passate">
            {seasons}
            <Link to="/hall-of-fame" className={rows.link}>
              Albo d’oro
            </Link>
          </StatCard>
        </div>
      )}
    />
  );
}

export function StatisticsSkeleton() {
  return (
    <Loading label="Caricamento delle statistiche…" className={styles.statistics}>
      <Skeleton className={styles.wide} />
      {cards.map((card) => (
        <Skeleton key={card} className={styles.waiting} />
      ))}
    </Loading>
  );
}
