import { ApiError } from '../../lib/api.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { AccountNotice } from './AccountNotice.tsx';
import styles from './LinkCheck.module.css';

/** Shown while the server checks the link that opened the page. */
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

/** Whether the server rejected the link, rather than failing to check it. */
export function isRefusal(error: Error | null): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 429;
}

/** Shown when the link could not be checked. */
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
