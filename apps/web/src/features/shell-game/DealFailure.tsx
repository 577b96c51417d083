import styles from './ShellPanel.module.css';
import type { DealState } from './shell-table.ts';

/** Says that no cards came; the button beside it asks for them again. */
export function DealFailure({ deal }: { deal: DealState }) {
  return (
    <p className={styles.failure} role="alert">
      {deal === 'failed' && 'Le carte non sono arrivate: prova ancora.'}
    </p>
  );
}
