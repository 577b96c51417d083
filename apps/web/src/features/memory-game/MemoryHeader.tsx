import { memoryGameRules } from '@poketorneo/contract';
import { Button } from '../../ui/button/Button.tsx';
import styles from './MemoryHeader.module.css';

interface MemoryHeaderProps {
  moves: number;
  found: number;
  /** Undefined at the end, which has its own button. */
  onRestart: (() => void) | undefined;
}

/** The title, the counters and the restart button. */
export function MemoryHeader({ moves, found, onRestart }: MemoryHeaderProps) {
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>PokéMemory</h1>
      <div className={styles.bar}>
        <Count value={moves}>{`Mosse: ${moves}`}</Count>
        <Count value={found}>{`Trovate: ${found}/${memoryGameRules.pairs}`}</Count>
        {onRestart !== undefined && (
          <Button look="secondary" className={styles.restart} onClick={onRestart}>
            <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
              <path d="M20 12a8 8 0 1 1-2.5-5.8M20 3v5h-5" />
            </svg>
            <span className={styles.restartText}>Ricomincia</span>
          </Button>
        )}
      </div>
    </header>
  );
}

/** Animates when its number changes, except to 0. */
function Count({ value, children }: { value: number; children: string }) {
  return (
    <p key={value} className={value > 0 ? `${styles.count} ${styles.beat}` : styles.count}>
      {children}
    </p>
  );
}
