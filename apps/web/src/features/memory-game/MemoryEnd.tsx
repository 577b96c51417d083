import type { MemoryGame } from '@poketorneo/rules';
import { useEffect, useRef, useState } from 'react';
import { assetUrl } from '../../lib/asset-url.ts';
import { Button } from '../../ui/button/Button.tsx';
import styles from './MemoryEnd.module.css';

const pictures = ['success-1', 'success-2', 'success-3'];

interface MemoryEndProps {
  game: MemoryGame;
  /** What the server says of it; empty for nothing. */
  message: string;
  onPlayAgain: () => void;
}

/** All pairs are found. */
export function MemoryEnd({ game, message, onPlayAgain }: MemoryEndProps) {
  const [picture] = useState(() => pictures[Math.floor(Math.random() * pictures.length)]);
  const again = useRef<HTMLButtonElement>(null);
  // The card that had the focus is gone.
  useEffect(() => again.current?.focus(), []);
  return (
    <div className={styles.end}>
      <img
        className={styles.picture}
        src={assetUrl(`pictures/${picture}.svg`)}
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
