import type { LeaderboardKind, LeaderboardRow } from '@poketorneo/contract';
import { memo } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { ChallengeButton } from '../../duels/index.ts';
import styles from './BoardRow.module.css';
import { formatScore } from './format-score.ts';
import { Medal } from './Medal.tsx';
import { medalOf } from './medal.ts';

interface BoardRowProps {
  kind: LeaderboardKind;
  row: LeaderboardRow;
  /** The reader's row. */
  isOwn: boolean;
  /** Highlighted, after a press on 'La tua posizione'. */
  isMarked: boolean;
  /** Not the successor of the row above. */
  hasGapAbove: boolean;
}

export const BoardRow = memo(function BoardRow({
  kind,
  row,
  isOwn,
  isMarked,
  hasGapAbove,
}: BoardRowProps) {
  const medal = medalOf(row);
  return (
    <li
      className={styles.row}
      data-own={isOwn || undefined}
      data-marked={isMarked || undefined}
      data-apart={hasGapAbove || undefined}
      aria-current={isOwn || undefined}
      {...(isOwn && { tabIndex: -1 })}
    >
      <span className={styles.position}>{row.position.toLocaleString('it-IT')}</span>
      <img
        className={styles.icon}
        src={assetUrl(row.icon)}
        alt=""
        width={40}
        height={40}
        loading="lazy"
        decoding="async"
      />
      <span className={styles.names}>
        <span className={styles.userName} title={row.userName}>
          {row.userName}
        </span>
        <span className={styles.fullName}>
          {row.firstName} {row.lastName}
        </span>
      </span>
      <span className={styles.score}>{formatScore(kind, row.score)}</span>
      <ChallengeButton
        className={styles.challenge}
        player={{ userId: row.userId, name: row.userName }}
      />
      <span className={styles.medal}>{medal !== null && <Medal metal={medal} />}</span>
    </li>
  );
});
