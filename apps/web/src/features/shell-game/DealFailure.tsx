import styles from './ShellPanel.module.css';
import type { DealState } from './shell-table.ts';

/** The message of a failed deal, next to the button that retries. */
export function DealFailure({ deal }: { deal: DealState }) {
  return (
    <p className={styles.failure} role="alert">
      {deal === 'failed' && 'Le carte non sono arrivate: prova ancora.'}
    </p>
  );
}
