import type { Leaderboard } from '@poketorneo/contract';
import { writtenPlace } from '../../../ui/words/counts.ts';
import styles from './OwnPosition.module.css';
import { scoreInWords } from './score-in-words.ts';

interface OwnPositionProps {
  board: Pick<Leaderboard, 'kind' | 'currentUserPosition' | 'currentUserScore'>;
  onClick: () => void;
}

/** 'La tua posizione', which leads to the own row; without a score there is none. */
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
          <span className={styles.score}>{scoreInWords(kind, score)}</span>{' '}
          <span className={styles.position}>{writtenPlace(position)}</span>
        </button>
      )}
    </div>
  );
}
