import type { LeaderboardKind, LeaderboardRow } from '@poketorneo/contract';
import { memo } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { ChallengeButton } from '../../duels/index.ts';
import { formatScore } from './format-score.ts';
import { Medal } from './Medal.tsx';
import { medalOf } from './medal.ts';
import styles from './PodiumStep.module.css';

/** The number of rows on the podium. */
export const podiumSize = 3;

interface PodiumStepProps {
  kind: LeaderboardKind;
  row: LeaderboardRow;
  /** Index in the list, from 0: the first is in the middle. */
  step: number;
  /** The reader's row. */
  isOwn: boolean;
  /** Highlighted, after a press on 'La tua posizione'. */
  isMarked: boolean;
}

/** A player of the top three, on a step as high as their position. */
export const PodiumStep = memo(function PodiumStep({
  kind,
  row,
  step,
  isOwn,
  isMarked,
}: PodiumStepProps) {
  const medal = medalOf(row);
  return (
    <li
      className={styles.column}
      data-step={step}
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
      <ChallengeButton
        className={styles.challenge}
        player={{ userId: row.userId, name: row.userName }}
      />
      <span className={styles.step} data-position={row.position}>
        {row.position.toLocaleString('it-IT')}
      </span>
    </li>
  );
});
