import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatCount } from '../../../ui/format/counts.ts';
import { matchQueries } from '../../matches/index.ts';
import { StatCard } from './StatCard.tsx';
import rows from './StatRows.module.css';

const outcomes = [
  { outcome: 'wins', label: 'Vittorie' },
  { outcome: 'losses', label: 'Sconfitte' },
  { outcome: 'draws', label: 'Pareggi' },
] as const;

/** The player's matches by outcome. */
export function Matches() {
  const { data } = useQuery(matchQueries.tally());
  return (
    <StatCard title="Lotte">
      <dl className={rows.rows}>
        {outcomes.map(({ outcome, label }) => (
          <div key={outcome} className={rows.row}>
            <dt className={rows.label}>{label}</dt>
            <dd className={rows.value}>{data === undefined ? '-' : formatCount(data[outcome])}</dd>
          </div>
        ))}
      </dl>
      <Link to="/my-matches" className={rows.link}>
        Le mie lotte
      </Link>
    </StatCard>
  );
}
