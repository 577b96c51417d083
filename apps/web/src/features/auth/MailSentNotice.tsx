import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { AccountNotice } from './AccountNotice.tsx';

/** The same words whether or not the account exists, so that nobody learns who has one. */
export function MailSentNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <AccountNotice
      title="Controlla la posta"
      actions={
        <>
          <ButtonLink to="/account/login">Torna all’accesso</ButtonLink>
          <Button look="quiet" onClick={onRetry}>
            Riprova con altri dati
          </Button>
        </>
      }
    >
      <p>
        Se i dati corrispondono a un account, tra poco riceverai un’email con il link per scegliere
        una nuova password.
      </p>
      <p>
        Il link vale per 60 minuti e si può usare una volta sola. Non la trovi? Guarda nello spam.
      </p>
    </AccountNotice>
  );
}
