import type { PlayerSeason } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { counted, formatPlace } from '../../../ui/format/counts.ts';
import { formatScore } from '../../leaderboards/index.ts';
import { seasonQueries } from '../queries.ts';
import styles from './PlayerSeasons.module.css';

/** A player's results in archived seasons, newest first. */
export function PlayerSeasons({ seasons }: { seasons: readonly PlayerSeason[] }) {
  return (
    <ol className={styles.seasons} reversed>
      {seasons.map((season) => (
        <Season key={season.id} season={season} />
      ))}
    </ol>
  );
}

interface FetchedPlayerSeasonsProps {
  userId: number;
  /** Wraps the list; nothing is rendered without seasons. */
  frame: (seasons: ReactNode) => ReactNode;
}

/** The same with its own query. */
export function FetchedPlayerSeasons({ userId, frame }: FetchedPlayerSeasonsProps) {
  const { data } = useQuery(seasonQueries.ofPlayer(userId));
  return data === undefined || data.length === 0 ? null : frame(<PlayerSeasons seasons={data} />);
}

function Season({ season: { name, badges, championOf, places } }: { season: PlayerSeason }) {
  return (
    <li className={styles.season}>
      <p className={styles.head}>
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>
          {badges.length === 0
            ? 'Nessuna medaglia'
            : counted(badges.length, 'medaglia', 'medaglie')}
        </span>
      </p>
      {badges.length > 0 && (
        <ul className={styles.badges}>
          {badges.map((badge) => (
            <li key={`${badge.tournamentName}-${badge.name}`}>
              <img
                className={styles.badge}
                src={assetUrl(badge.image)}
                alt={badge.name}
                title={`${badge.name}, ${badge.tournamentName}`}
                width={36}
                height={36}
                loading="lazy"
              />
            </li>
          ))}
        </ul>
      )}
      {championOf.length > 0 && (
        <p className={styles.champion}>Campione: {championOf.join(', ')}</p>
      )}
      {places.length > 0 && (
        <dl className={styles.places}>
          {places.map(({ kind, title, score, position }) => (
            <div key={kind} className={styles.place}>
              <dt>{title}</dt>
              <dd>
                <strong data-podium={position <= 3 || undefined}>{formatPlace(position)}</strong>{' '}
                {formatScore(kind, score)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
