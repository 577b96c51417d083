import * as contract from '@poketorneo/contract/endpoints';
import { useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { AccountNotice } from './AccountNotice.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import styles from './TokenCheck.module.css';
import { usePasswordHelp } from './use-password-help.ts';

/** Asks the server about the token once, then shows the form or says why there is none. */
export function TokenCheck({ token }: { token: string }) {
  const check = useQuery({
    queryKey: ['reset-password-token', token],
    queryFn: ({ signal }) =>
      call(contract.auth.checkResetPasswordToken, { params: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (check.isFetching) {
    return (
      <div className={styles.waiting}>
        <h1>
          <VisuallyHidden>Reimposta password</VisuallyHidden>
        </h1>
        <Spinner label="Controllo del link in corso" />
      </div>
    );
  }
  if (check.isSuccess) return <NewPasswordForm token={token} />;
  return isRefusal(check.error) ? (
    <RefusedToken />
  ) : (
    <UncheckedToken onRetry={() => check.refetch()} />
  );
}

/** Whether the server said no, rather than not having been able to say anything. */
function isRefusal(error: Error | null): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 429;
}

function RefusedToken() {
  const isByMail = usePasswordHelp().data?.byMail !== false;
  return (
    <AccountNotice
      title="Questo link non vale più"
      actions={
        <>
          <ButtonLink to="/account/forgot-password">
            {isByMail ? 'Chiedi una nuova email' : 'Chiedi un nuovo link'}
          </ButtonLink>
          <ButtonLink look="quiet" to="/account/login">
            Torna all’accesso
          </ButtonLink>
        </>
      }
    >
      <p>
        Il link per scegliere una nuova password vale 60 minuti e si può usare una volta sola.
        Chiedine un altro{isByMail ? ': arriva subito' : ' a chi organizza'}.
      </p>
    </AccountNotice>
  );
}

function UncheckedToken({ onRetry }: { onRetry: () => void }) {
  return (
    <AccountNotice
      title="Non riusciamo a controllare il link"
      actions={<Button onClick={onRetry}>Riprova</Button>}
    >
      <p>Forse è la connessione: il tuo link può essere ancora valido.</p>
    </AccountNotice>
  );
}
