import type { LeaderboardKind, LeaderboardRow } from '@poketorneo/contract';
import { PodiumStep, podiumSize } from '../slide/PodiumStep.tsx';
import styles from './Podium.module.css';
import { podiumSteps } from './podium-steps.ts';

interface PodiumProps {
  kind: LeaderboardKind;
  /** Of an archived board: a player who has left since leaves a step empty. */
  rows: readonly LeaderboardRow[];
  /** The reader's user id. */
  ownId: number | undefined;
}

/** The top three of an archived leaderboard. */
export function Podium({ kind, rows, ownId }: PodiumProps) {
  const steps = podiumSteps(rows.slice(0, podiumSize));
  const last = Math.max(...steps);
  const empty = [0, 1, 2].filter((step) => step < last && !steps.includes(step));
  return (
    <ol className={styles.podium}>
      {rows.slice(0, podiumSize).map((row, index) => (
        <PodiumStep
          key={row.userId}
          kind={kind}
          row={row}
          step={steps[index] ?? index}
          isOwn={row.userId === ownId}
          isMarked={false}
        />
      ))}
      {empty.map((step) => (
        <li key={step} className={styles.empty} data-step={step}>
          <span className={styles.words}>Ha lasciato il club</span>
          <span className={styles.step} data-position={step + 1}>
            {step + 1}
          </span>
        </li>
      ))}
    </ol>
  );
}
