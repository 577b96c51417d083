import type { LeaderboardKind, LeaderboardRow } from '@poketorneo/contract';
import { PodiumPlace, podiumPlaces } from '../slide/PodiumPlace.tsx';
import styles from './Podium.module.css';
import { placesOnPodium } from './places.ts';

interface PodiumProps {
  kind: LeaderboardKind;
  /** Of an archived board: a player who has left since leaves a step empty. */
  rows: readonly LeaderboardRow[];
  /** The reader's user id. */
  ownId: number | undefined;
}

/** The top three of an archived leaderboard. */
export function Podium({ kind, rows, ownId }: PodiumProps) {
  const places = placesOnPodium(rows.slice(0, podiumPlaces));
  const last = Math.max(...places);
  const empty = [0, 1, 2].filter((place) => place < last && !places.includes(place));
  return (
    <ol className={styles.podium}>
      {rows.slice(0, podiumPlaces).map((row, index) => (
        <PodiumPlace
          key={row.userId}
          kind={kind}
          row={row}
          place={places[index] ?? index}
          isOwn={row.userId === ownId}
          isMarked={false}
        />
      ))}
      {empty.map((place) => (
        <li key={place} className={styles.empty} data-place={place}>
          <span className={styles.words}>Ha lasciato il club</span>
          <span className={styles.step} data-position={place + 1}>
            {place + 1}
          </span>
        </li>
      ))}
    </ol>
  );
}
