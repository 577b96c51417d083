import styles from './DuelProblem.module.css';

interface DuelProblemProps {
  /** The last call's error, shown first. */
  refusal: Error | null;
  /** Why the player cannot fight yet, in Italian; null when it is possible. */
  problem: string | null;
}

/** Why a duel cannot begin; nothing if it can. */
export function DuelProblem({ refusal, problem }: DuelProblemProps) {
  const message = refusal?.message ?? problem;
  if (message === null) return null;
  return (
    <p className={styles.problem} role={refusal === null ? 'status' : 'alert'}>
      {message}
    </p>
  );
}
