import type { LeaderboardKind, LeaderboardRow } from '@poketorneo/contract';
import { memo } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { formatScore } from './format-score.ts';
import { Medal } from './Medal.tsx';
import { medalOf } from './medal.ts';
import styles from './PodiumPlace.module.css';

/** The number of rows on the podium. */
export const podiumPlaces = 3;

interface PodiumPlaceProps {
  kind: LeaderboardKind;
  row: LeaderboardRow;
  /** Index in the list, from 0: the first is in the middle. */
  place: number;
  /** The reader's row. */
  isOwn: boolean;
  /** Highlighted, after a press on 'La tua posizione'. */
  isMarked: boolean;
}

/** A player of the top three, on a step as high as their position. */
export const PodiumPlace = memo(function PodiumPlace({
  kind,
  row,
  place,
  isOwn,
  isMarked,
}: PodiumPlaceProps) {
  const medal = medalOf(row);
  return (
    <li
      className={styles.place}
      data-place={place}
      data-own={isOwn || undefined}
      data-marked={isMarked || undefined}
      aria-current={isOwn || undefined}
      {...(isOwn && { tabIndex: -1 })}
    >
      <span className={styles.portrait}>
        <img
          className={styles.icon}
          src={assetUrl(row.icon)}
          alt=""
          width={72}
          height={72}
          decoding="async"
        />
        {medal !== null && (
          <span className={styles.medal}>
            <Medal metal={medal} />
          </span>
        )}
      </span>
      <span className={styles.userName} title={row.userName}>
        {row.userName}
      </span>
      <span className={styles.fullName}>
        {row.firstName} {row.lastName}
      </span>
      <span className={styles.score}>{formatScore(kind, row.score)}</span>
      <span className={styles.step} data-position={row.position}>
        {row.position.toLocaleString('it-IT')}
      </span>
    </li>
  );
});
