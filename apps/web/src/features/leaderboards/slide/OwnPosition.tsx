import type { Leaderboard } from '@poketorneo/contract';
import { formatPlace } from '../../../ui/format/counts.ts';
import { formatScore } from './format-score.ts';
import styles from './OwnPosition.module.css';

interface OwnPositionProps {
  board: Pick<Leaderboard, 'kind' | 'currentUserPosition' | 'currentUserScore'>;
  onClick: () => void;
}

/** 'La tua posizione', a button that scrolls to the reader's row, if there is one. */
export function OwnPosition({ board, onClick }: OwnPositionProps) {
  const { kind, currentUserPosition: position, currentUserScore: score } = board;
  return (
    <div className={styles.pinned}>
      {position === null || score === null ? (
        <p className={styles.own}>
          <span className={styles.label}>La tua posizione</span>
          <span className={styles.score}>nessun punteggio</span>
          <span className={styles.position}>-</span>
        </p>
      ) : (
        <button type="button" className={styles.own} onClick={onClick}>
          <span className={styles.label}>La tua posizione</span>{' '}
          <span className={styles.score}>{formatScore(kind, score)}</span>{' '}
          <span className={styles.position}>{formatPlace(position)}</span>
        </button>
      )}
    </div>
  );
}
