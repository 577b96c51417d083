import * as contract from '@poketorneo/contract/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { alert } from '../../lib/alerts.ts';
import { call } from '../../lib/api.ts';
import { assetUrl } from '../../lib/asset-url.ts';
import { session, useSession } from '../../lib/session.ts';
import { endOnServer } from '../../lib/sign-out.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { AccountLayout } from './AccountLayout.tsx';
import { AccountNotice } from './AccountNotice.tsx';
import styles from './DeviceLinkPage.module.css';
import { isLinkRefused, LinkCheck, UncheckedLink } from './LinkCheck.tsx';

/** The target of a device link's QR code: signs in without a password. */
export function DeviceLinkPage() {
  // In the fragment, which is sent neither to the server nor to link previews.
  const token = useLocation().hash.slice(1);
  return (
    <AccountLayout>
      {token === '' ? <HowItWorks /> : <DeviceLink key={token} token={token} />}
    </AccountLayout>
  );
}

function HowItWorks() {
  const user = useSession();
  return (
    <AccountNotice
      title="Entra senza password"
      actions={
        user === null ? (
          <ButtonLink to="/account/login">Torna all’accesso</ButtonLink>
        ) : (
          <ButtonLink to="/profile/edit#dispositivi">Vai ai tuoi dispositivi</ButtonLink>
        )
      }
    >
      <p>Hai già fatto l’accesso su un altro dispositivo? Fatti aprire la porta da lì:</p>
      <ol className={styles.steps}>
        <li>
          Lì apri <strong>Modifica profilo</strong> e cerca <strong>I tuoi dispositivi</strong>.
        </li>
        <li>
          Premi <strong>Accedi su un altro dispositivo</strong>: compare un QR.
        </li>
        <li>Inquadralo con la fotocamera di questo dispositivo. Tutto qui!</li>
      </ol>
    </AccountNotice>
  );
}

function DeviceLink({ token }: { token: string }) {
  const user = useSession();
  const check = useQuery({
    queryKey: ['device-link-check', token],
    queryFn: ({ signal }) =>
      call(contract.auth.checkDeviceLink, { body: { token } }, { signal, quiet: isLinkRefused }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (check.isFetching) return <LinkCheck title="Entra senza password" />;
  if (check.data === undefined) {
    return isLinkRefused(check.error) ? (
      <UnusableLink />
    ) : (
      <UncheckedLink onRetry={() => void check.refetch()} />
    );
  }
  if (user?.id === check.data.id) {
    return (
      <AccountNotice
        title="Qui hai già fatto l’accesso"
        actions={<ButtonLink to="/home">Vai alla home</ButtonLink>}
      >
        <p>
          Su questo dispositivo sei <strong>{user.username}</strong>: il QR serve per entrare su un
          altro.
        </p>
      </AccountNotice>
    );
  }
  return <Enter token={token} owner={check.data} />;
}

interface EnterProps {
  token: string;
  owner: { username: string; icon: string };
}

/** Signs in on a press, not on opening: a link preview would use up the link. */
function Enter({ token, owner: { username, icon } }: EnterProps) {
  const user = useSession();
  const navigate = useNavigate();
  const entering = useSubmission({
    updatesQueries: 'never: a session begins',
    mutationFn: () =>
      call(contract.auth.redeemDeviceLink, { body: { token } }, { quiet: isLinkRefused }),
    onSuccess: (entered) => {
      const left = session.get()?.token;
      session.start(entered);
      if (left !== undefined) void endOnServer(left);
      alert.success(`Fatto: qui ora sei ${entered.username}`, {
        autoClose: true,
        keepAfterRouteChange: true,
      });
      // Replaces the history entry: the link is used up.
      void navigate('/home', { replace: true });
    },
  });
  if (isLinkRefused(entering.error)) return <UnusableLink />;
  return (
    <AccountNotice
      title={user === null ? `Ciao, ${username}!` : `Vuoi passare a ${username}?`}
      actions={
        <>
          <Button busy={entering.isPending || entering.isSuccess} onClick={() => entering.mutate()}>
            Entra come {username}
          </Button>
          <ButtonLink look="quiet" to={user === null ? '/account/login' : '/home'} replace>
            {user === null ? 'Non sono io' : `Resta ${user.username}`}
          </ButtonLink>
        </>
      }
    >
      <img className={styles.icon} src={assetUrl(icon)} alt="" width="80" height="80" />
      {user === null ? (
        <p>Un dispositivo dove hai già fatto l’accesso ti apre la porta: basta un tocco.</p>
      ) : (
        <p>
          Su questo dispositivo ora sei <strong>{user.username}</strong>: se entri con l’altro
          account, qui {user.username} esce.
        </p>
      )}
    </AccountNotice>
  );
}

function UnusableLink() {
  const user = useSession();
  return (
    <AccountNotice
      title="Questo QR non vale più"
      actions={
        user === null ? (
          <ButtonLink to="/account/login">Accedi con la password</ButtonLink>
        ) : (
          <ButtonLink to="/home">Vai alla home</ButtonLink>
        )
      }
    >
      <p>
        Vale due minuti e una volta sola. Sull’altro dispositivo premi «Nuovo QR» e inquadra quello.
      </p>
    </AccountNotice>
  );
}
