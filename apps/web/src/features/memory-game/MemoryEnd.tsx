import type { MemoryGame } from '@poketorneo/rules';
import { useEffect, useRef } from 'react';
import { assetUrl } from '../../lib/asset-url.ts';
import { Button } from '../../ui/button/Button.tsx';
import {
  type SuccessPicture,
  successPicturePath,
} from '../../ui/success-picture/success-picture.ts';
import styles from './MemoryEnd.module.css';

interface MemoryEndProps {
  game: MemoryGame;
  picture: SuccessPicture;
  /** What the server says of it; empty for nothing. */
  message: string;
  onPlayAgain: () => void;
}

/** All pairs are found. */
export function MemoryEnd({ game, picture, message, onPlayAgain }: MemoryEndProps) {
  const again = useRef<HTMLButtonElement>(null);
  // The card that had the focus is gone.
  useEffect(() => again.current?.focus(), []);
  return (
    <div className={styles.end}>
      <img
        className={styles.picture}
        src={assetUrl(successPicturePath(picture))}
        alt=""
        width={480}
        height={400}
      />
      <h2 className={styles.title}>Le hai trovate tutte!</h2>
      <p className={styles.result}>
        {`${game.moves} mosse · ${game.score === 1 ? '1 punto' : `${game.score} punti`}`}
      </p>
      <p className={styles.message} role="status">
        {message}
      </p>
      <Button ref={again} onClick={onPlayAgain}>
        Gioca ancora!
      </Button>
    </div>
  );
}
