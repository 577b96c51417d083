import type { Duelist } from '@poketorneo/contract';
import type { ReactNode } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { formatRating } from '../../battles/index.ts';
import styles from './DuelistLine.module.css';

interface DuelistLineProps {
  duelist: Pick<Duelist, 'name' | 'picture' | 'rating'>;
  children: ReactNode;
}

/** A player's icon, name and rating, and a line about the challenge. */
export function DuelistLine({ duelist: { name, picture, rating }, children }: DuelistLineProps) {
  return (
    <div className={styles.line}>
      <img
        className={styles.icon}
        src={assetUrl(picture)}
        alt=""
        width={64}
        height={64}
        decoding="async"
      />
      <div className={styles.words}>
        <p className={styles.name}>
          {name}
          {rating !== null && (
            <span className={styles.rating}> Punteggio {formatRating(rating)}</span>
          )}
        </p>
        {children}
      </div>
    </div>
  );
}
