import type { ReactNode } from 'react';
import { Icon, Tool } from '../screen/index.ts';
import styles from './ReplayControls.module.css';

interface ReplayControlsProps {
  /** 0 before the first turn. */
  turn: number;
  turns: number;
  isRunning: boolean;
  isOver: boolean;
  onToggle: () => void;
  onStep: (by: -1 | 1) => void;
  onTurn: (turn: number) => void;
  /** Null if the viewer took part and sees one side only. */
  onSwap: (() => void) | null;
  /** The share button; null for a viewer who may not share. */
  share: ReactNode;
}

export function ReplayControls({
  turn,
  turns,
  isRunning,
  isOver,
  onToggle,
  onStep,
  onTurn,
  onSwap,
  share,
}: ReplayControlsProps) {
  return (
    <div className={styles.controls}>
      <label className={styles.turns}>
        <span>
          {turn === 0 ? 'Prima del turno 1' : `Turno ${turn}`} di {turns}
        </span>
        <input
          type="range"
          min={0}
          max={turns}
          value={turn}
          onChange={(event) => onTurn(event.target.valueAsNumber)}
        />
      </label>
      <div className={styles.row}>
        <Tool label="Un turno indietro" onPress={() => onStep(-1)}>
          <Icon name="previous" />
        </Tool>
        <button type="button" className={styles.main} data-command onClick={onToggle}>
          <Icon name={isRunning ? 'pause' : 'play'} />
          {isOver ? 'Da capo' : isRunning ? 'Pausa' : 'Riparti'}
        </button>
        <Tool label="Un turno avanti" disabled={isOver} onPress={() => onStep(1)}>
          <Icon name="next" />
        </Tool>
      </div>
      <div className={styles.row}>
        {onSwap !== null && (
          <button type="button" className={styles.minor} data-command onClick={onSwap}>
            <Icon name="swap" />
            Cambia lato
          </button>
        )}
        {share}
      </div>
    </div>
  );
}
