import type { SessionUser } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '../../../lib/api.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { AccountNotice } from '../AccountNotice.tsx';
import { waitingUser } from './waiting-user.ts';

/** Milliseconds between polls. */
const pollIntervalMs = 4000;

interface WaitingNoticeProps {
  user: SessionUser;
  signInPath: string;
  onApproved: (user: SessionUser) => void;
}

/** Polls until an organiser approves the account, then signs in by itself. */
export function WaitingNotice({ user, signInPath, onApproved }: WaitingNoticeProps) {
  const { data } = useQuery({
    queryKey: ['sign-up', 'admission', user.id],
    queryFn: ({ signal }) =>
      call(
        contract.registration.checkAdmission,
        { body: { token: user.token } },
        { signal, quiet: true },
      ),
    refetchInterval: pollIntervalMs,
    staleTime: 0,
    gcTime: 0,
  });
  const isLeaving = useRef(false);
  useEffect(
    () => () => {
      // Only on unmount: earlier, the sign-up form would flash before the next page.
      if (isLeaving.current) waitingUser.set(null);
    },
    [],
  );
  const approve = useEffectEvent(() => onApproved(user));
  const status = data?.status ?? 'waiting';
  const canEnter = status === 'approved' && data?.isTokenValid === true;
  useEffect(() => {
    if (canEnter) approve();
  }, [canEnter]);
  if (status === 'approved' && !canEnter) {
    // Approved, but the token was signed out since: the user must sign in.
    return (
      <AccountNotice
        title="Sei nel club!"
        actions={
          <ButtonLink
            to={signInPath}
            onClick={() => {
              isLeaving.current = true;
            }}
          >
            Accedi
          </ButtonLink>
        }
      >
        <p>
          Ciao <strong>{user.username}</strong>, la tua iscrizione è stata accolta. Per entrare
          accedi con la password che hai scelto.
        </p>
      </AccountNotice>
    );
  }
  if (status === 'refused') {
    return (
      <AccountNotice
        title="La tua iscrizione non è stata accolta"
        actions={<Button onClick={() => waitingUser.set(null)}>Torna alla registrazione</Button>}
      >
        <p>Se pensi che sia un errore, parlane con chi organizza il club.</p>
      </AccountNotice>
    );
  }
  return (
    <AccountNotice
      title="In attesa di approvazione"
      actions={
        <>
          <ButtonLink look="secondary" to="/home">
            Intanto, guarda il sito
          </ButtonLink>
          <Button look="quiet" onClick={() => waitingUser.set(null)}>
            Iscrivi un’altra persona
          </Button>
        </>
      }
    >
      <p>
        Ciao <strong>{user.username}</strong>, il tuo account c’è: manca solo il sì di chi
        organizza. Tieni aperta questa pagina: appena arriva, si entra.
      </p>
      <p>Puoi anche chiuderla: quando vuoi, riprova da «Accedi».</p>
      <p aria-busy="true">
        <Spinner label="In attesa di un organizzatore" />
      </p>
    </AccountNotice>
  );
}
