import { offlineState } from '../../lib/connection.ts';
import { useStore } from '../../lib/create-store.ts';
import { Button } from '../button/Button.tsx';
import styles from './ErrorState.module.css';

interface ErrorStateProps {
  message?: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** A failed request, with a button to retry. */
export function ErrorState({
  message = 'Qualcosa è andato storto: non siamo riusciti a caricare i dati.',
  onRetry,
  isRetrying = false,
}: ErrorStateProps) {
  const OfflineState = useStore(offlineState);
  if (OfflineState !== null) return <OfflineState onRetry={onRetry} isRetrying={isRetrying} />;
  return (
    <div className={styles.error} role="alert">
      <svg
        className={styles.sign}
        viewBox="0 0 16 16"
        aria-hidden="true"
        shapeRendering="crispEdges"
      >
        <path
          fill="var(--navy-900)"
          d="M5 1h6v1h2v1h1v2h1v6h-1v2h-1v1h-2v1H5v-1H3v-1H2v-2H1V5h1V3h1V2h2z"
        />
        <path fill="var(--red-500)" d="M5 2h6v1h2v2h1v3H2V5h1V3h2z" />
        <path fill="var(--white)" d="M2 9h12v2h-1v2h-2v1H5v-1H3v-2H2z" />
        <path fill="var(--navy-900)" d="M6 6h4v1h1v3h-1v1H6v-1H5V7h1z" />
        <path fill="var(--white)" d="M7 7h2v3H7z" />
      </svg>
      <p className={styles.text}>{message}</p>
      <Button look="secondary" onClick={onRetry} busy={isRetrying}>
        Riprova
      </Button>
    </div>
  );
}
