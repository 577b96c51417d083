import { Link } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { FetchedPlayerSeasons } from '../../seasons/index.ts';
import { StatCard } from './StatCard.tsx';
import statistics from './Statistics.module.css';
import rows from './StatRows.module.css';

/** What the player came to in the seasons that are over; nothing as long as none is. */
export function PastSeasons() {
  const user = useSession();
  if (user === null) return null;
  return (
    <FetchedPlayerSeasons
      userId={user.id}
      frame={(seasons) => (
        <div className={statistics.whole}>
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
