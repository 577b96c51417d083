import { ApiError } from '../../lib/api.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { AccountNotice } from './AccountNotice.tsx';
import styles from './LinkCheck.module.css';

/** Stands on a page that a link has opened while the server is asked about it. */
export function LinkCheck({ title }: { title: string }) {
  return (
    <div className={styles.waiting}>
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <Spinner label="Controllo del link in corso" />
    </div>
  );
}

/** Whether the server said no, rather than not having been able to say anything. */
export function isRefusal(error: Error | null): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 429;
}

/** The server could not say anything. */
export function UncheckedLink({ onRetry }: { onRetry: () => void }) {
  return (
    <AccountNotice
      title="Non riusciamo a controllare il link"
      actions={<Button onClick={onRetry}>Riprova</Button>}
    >
      <p>Forse è la connessione: il tuo link può essere ancora valido.</p>
    </AccountNotice>
  );
}
