import { useState } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { playSound } from '../../../lib/sound.ts';
import styles from './LockButton.module.css';

/** The padlock on a tournament that is not open yet: it rattles, and stays shut. */
export function LockButton({ tournamentName }: { tournamentName: string }) {
  const [isRattling, setRattling] = useState(false);
  return (
    <button
      type="button"
      className={styles.lock}
      aria-label={`${tournamentName}: bloccato. Completa prima il torneo precedente.`}
      onClick={() => {
        setRattling(true);
        void playSound('locked');
      }}
    >
      <img
        className={styles.picture}
        data-rattling={isRattling || undefined}
        onAnimationEnd={() => setRattling(false)}
        src={assetUrl('pictures/lock.svg')}
        alt=""
        width={128}
        height={96}
      />
    </button>
  );
}
