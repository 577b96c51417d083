import { useEffect, useRef } from 'react';
import { assetUrl } from '../../lib/asset-url.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DealFailure } from './DealFailure.tsx';
import styles from './ShellPanel.module.css';

interface ShellFailProps {
  round: number;
  deal: 'idle' | 'under-way' | 'failed';
  onRetry: () => void;
}

/** A wrong card ends the game. */
export function ShellFail({ round, deal, onRetry }: ShellFailProps) {
  const again = useRef<HTMLButtonElement>(null);
  // The card that had the focus is gone.
  useEffect(() => again.current?.focus(), []);
  return (
    <div className={styles.panel}>
      <img
        className={styles.picture}
        src={assetUrl('pictures/fail.svg')}
        alt=""
        width={480}
        height={400}
      />
      <h2 className={styles.title}>Non ti abbattere!</h2>
      <p className={styles.result}>{`Corrette: ${round}`}</p>
      <DealFailure deal={deal} />
      <Button ref={again} busy={deal === 'under-way'} onClick={onRetry}>
        Riprova
      </Button>
    </div>
  );
}
