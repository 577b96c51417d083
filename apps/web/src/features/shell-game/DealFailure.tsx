import styles from './ShellPanel.module.css';

/** Says that no cards came; the button beside it asks for them again. */
export function DealFailure({ deal }: { deal: 'idle' | 'under-way' | 'failed' }) {
  return (
    <p className={styles.failure} role="alert">
      {deal === 'failed' && 'Le carte non sono arrivate: prova ancora.'}
    </p>
  );
}
