import * as contract from '@poketorneo/contract/endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { AccountNotice } from './AccountNotice.tsx';
import { isLinkRefused, LinkCheck, UncheckedLink } from './LinkCheck.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { usePasswordHelp } from './use-password-help.ts';

/** Checks the token once, then shows the form or the reason against it. */
export function TokenCheck({ token }: { token: string }) {
  const check = useQuery({
    queryKey: ['reset-password-token', token],
    queryFn: ({ signal }) =>
      call(contract.auth.checkResetPasswordToken, { params: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (check.isFetching) return <LinkCheck title="Reimposta password" />;
  if (check.isSuccess) return <NewPasswordForm token={token} />;
  return isLinkRefused(check.error) ? (
    <RefusedToken />
  ) : (
    <UncheckedLink onRetry={() => check.refetch()} />
  );
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
