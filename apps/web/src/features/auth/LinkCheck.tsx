import { ApiError } from '../../lib/api.ts';
import { isRefusal } from '../../lib/refusals.ts';
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

/** Whether the server refused the link or its account, rather than failing to check it. */
export function isLinkRefused(error: Error | null): boolean {
  return isRefusal(error) || (error instanceof ApiError && error.status === 403);
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
