import type { UserInfo } from '@poketorneo/contract';
import { Link } from 'react-router';
import { formatCount } from '../../../ui/format/counts.ts';
import styles from './Career.module.css';
import { StatCard } from './StatCard.tsx';

/** The player's totals over all tournaments. */
export function Career({ info }: { info: UserInfo }) {
  const figures = [
    { label: 'Tornei completati', count: info.numberOfTournamentsCompleted, to: '/tournaments' },
    { label: 'Capipalestra sconfitti', count: info.numberOfLeadersDefeated },
    { label: 'Medaglie', count: info.numberOfBadgesEarned, to: '/badges' },
    { label: 'Pokémon in squadra', count: info.numberOfPokemonsInTeam, to: '/my-team' },
  ];
  return (
    <StatCard title="Carriera">
      <dl className={styles.tiles}>
        {figures.map(({ label, count, to }) => (
          <div key={label} className={styles.tile}>
            <dt className={styles.label}>
              {to === undefined ? (
                label
              ) : (
                <Link to={to} className={styles.link}>
                  {label}
                </Link>
              )}
            </dt>
            <dd className={styles.value}>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </StatCard>
  );
}
