import type { UserInfo } from '@poketorneo/contract';
import { Link } from 'react-router';
import { duelRecordRows } from '../../duel-record/index.ts';
import { StatCard } from './StatCard.tsx';
import rows from './StatRows.module.css';

/** The player's rating, and duels by outcome. */
export function Duels({ info }: { info: UserInfo }) {
  return (
    <StatCard title="Sfide">
      <dl className={rows.rows}>
        {duelRecordRows(info.duels).map(({ label, value }) => (
          <div key={label} className={rows.row}>
            <dt className={rows.label}>{label}</dt>
            <dd className={rows.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <Link to="/leaderboard" className={rows.link}>
        Classifica
      </Link>
    </StatCard>
  );
}
