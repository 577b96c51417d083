import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import type { MemoryGame } from '@poketorneo/rules';
import { useEffect, useRef } from 'react';
import { assetUrl } from '../../lib/asset-url.ts';
import { useToastSuppression } from '../../lib/toast-suppression.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Confetti } from '../../ui/confetti/Confetti.tsx';
import { FinalFigure } from '../../ui/record-line/FinalFigure.tsx';
import { RecordLine } from '../../ui/record-line/RecordLine.tsx';
import { RollingNumber } from '../../ui/rolling-number/RollingNumber.tsx';
import {
  type SuccessPicture,
  successPicturePath,
} from '../../ui/success-picture/success-picture.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './MemoryEnd.module.css';

interface MemoryEndProps {
  game: MemoryGame;
  picture: SuccessPicture;
  /** The server's message; empty if there is none. */
  message: string;
  onPlayAgain: () => void;
}

/** The end of a game: all pairs are found. */
export function MemoryEnd({ game, picture, message, onPlayAgain }: MemoryEndProps) {
  const again = useRef<HTMLButtonElement>(null);
  // The focused card has been removed.
  useEffect(() => again.current?.focus(), []);
  // The panel already shows the record.
  useToastSuppression(({ kind }) => kind === 'record');
  const points = game.score === 1 ? 'punto' : 'punti';
  return (
    <div className={styles.end}>
      <div className={styles.panel} data-never-covered>
        <img
          className={styles.picture}
          src={assetUrl(successPicturePath(picture))}
          alt=""
          width={480}
          height={400}
        />
        <h2 className={styles.title}>Le hai trovate tutte!</h2>
        <p className={styles.result}>
          <VisuallyHidden>{`${game.moves} mosse · ${game.score} ${points}`}</VisuallyHidden>
          <FinalFigure className={styles.figure}>
            <RollingNumber value={game.moves} /> <small>mosse</small>
          </FinalFigure>
          <FinalFigure className={styles.figure}>
            <RollingNumber value={game.score} /> <small>{points}</small>
          </FinalFigure>
        </p>
        <RecordLine message={message} />
      </div>
      <Parade game={game} />
      <Button ref={again} className={styles.again} onClick={onPlayAgain}>
        Gioca ancora!
      </Button>
      <Confetti />
    </div>
  );
}

/** A parade of the found Pokémon. */
function Parade({ game }: { game: MemoryGame }) {
  const species = [...new Set(game.cards.map(({ id }) => id))];
  return (
    <div className={styles.parade} aria-hidden="true">
      {species.map((id) => (
        <img
          key={id}
          className={styles.walker}
          src={assetUrl(faceIconPath(id))}
          alt=""
          width={64}
          height={64}
        />
      ))}
    </div>
  );
}
