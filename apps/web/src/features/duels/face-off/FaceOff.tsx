import type { ShownRating } from '@poketorneo/contract';
import type { ReactNode } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { formatRating } from '../../battles/index.ts';
import styles from './FaceOff.module.css';

interface Rival {
  /** Null for somebody who is not known yet. */
  picture: string | null;
  rating?: ShownRating | null;
  /** The name, or a heading with it. */
  children: ReactNode;
}

interface FaceOffProps {
  foe: Rival;
  own: Rival;
  /** Nothing comes of it any more. */
  isOver?: boolean;
}

/** Two players face to face, as at the beginning of a duel: above the other, below oneself. */
export function FaceOff({ foe, own, isOver = false }: FaceOffProps) {
  return (
    <div className={styles.faceOff} data-over={isOver || undefined}>
      <Band {...foe} place="foe" />
      <span className={styles.versus} aria-hidden="true">
        VS
      </span>
      <Band {...own} place="own" />
    </div>
  );
}

function Band({ picture, rating = null, children, place }: Rival & { place: 'foe' | 'own' }) {
  return (
    <div className={styles.band} data-place={place}>
      <div className={styles.portrait}>
        {picture === null ? (
          <span aria-hidden="true">?</span>
        ) : (
          <img src={assetUrl(picture)} alt="" width={96} height={96} decoding="async" />
        )}
      </div>
      <div className={styles.words}>
        {children}
        {rating !== null && <p className={styles.rating}>Punteggio {formatRating(rating)}</p>}
      </div>
    </div>
  );
}
